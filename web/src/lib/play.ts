// Ways to a game: a new table, the first game after a lesson, the same people once more.

import { post } from './api';
import { allGames } from './games.svelte';
import { myself } from './me.svelte';
import { router } from './router.svelte';
import { attempt } from './toasts.svelte';
import type { Made, News, Rematch } from './wire';

/** Make a table, and go there. */
export async function play(wish: object, path = '/api/tables'): Promise<void> {
  await myself.ensure();
  router.go(`/table/${(await post<Made>(path, wish)).id}`);
}

/** The reader and bots. */
export const withBots = (count: number, level: string) => [
  'me',
  ...Array<string>(count).fill(`bot:${level}`),
];

/** The first real game: against the easiest bot, one click away. */
export async function firstGame(game: string): Promise<void> {
  const { games, levels } = await allGames();
  const modes = games.find(({ id }) => id === game)?.modes ?? [];
  // Some games have a mode of their own for it.
  const mode = modes.find(({ name }) => name === 'first') ?? modes[0];
  const others = Math.max(0, (mode?.players[0] ?? 2) - 1);
  await play({ game, mode: mode?.name, seats: withBots(others, levels[0]!.name) });
}

/** On to the next game of this table: a player sits down there, whoever watched watches. `view` is the end
 * of its address. */
export async function rematch({ table, mine }: News, view = ''): Promise<void> {
  const next = mine.length
    ? (await attempt(() => post<Rematch>(`/api/tables/${table.id}/rematch`)))?.id
    : table.rematch;
  if (next) router.go(`/table/${next}${view}`);
}
