// The same people once more.

import { post } from './api';
import { router } from './router.svelte';
import { attempt } from './toasts.svelte';
import type { News, Rematch } from './wire';

/** On to the next game of this table: a player sits down there, whoever watched watches. `view` is the end
 * of its address. */
export async function rematch({ table, mine }: News, view = ''): Promise<void> {
  const next = mine.length
    ? (await attempt(() => post<Rematch>(`/api/tables/${table.id}/rematch`)))?.id
    : table.rematch;
  if (next) router.go(`/table/${next}${view}`);
}
