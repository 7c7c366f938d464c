// The same people once more.

import { post } from './api';
import { router } from './router.svelte';
import { attempt } from './toasts.svelte';
import type { Rematch, TableShape } from './wire';

/** On to the next game of this table, which whoever comes first makes. `view` is the end of its address. */
export async function rematch(table: TableShape, view = ''): Promise<void> {
  const next = table.rematch ?? (await attempt(() => post<Rematch>(`/api/tables/${table.id}/rematch`)))?.id;
  if (next) router.go(`/table/${next}${view}`);
}
