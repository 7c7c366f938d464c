// The first real game: against the easiest bot, one click away.

import { post } from '../api';
import { allGames } from '../games.svelte';
import { myself } from '../me.svelte';
import { router } from '../router.svelte';
import type { Made } from '../wire';

export async function firstGame(game: string): Promise<void> {
  await myself.ensure();
  const { games, levels } = await allGames();
  const modes = games.find(({ id }) => id === game)?.modes ?? [];
  // Some games have a mode of their own for it.
  const mode = modes.find(({ name }) => name === 'first') ?? modes[0];
  const others = Math.max(0, (mode?.players[0] ?? 2) - 1);
  const seats = ['me', ...Array.from({ length: others }, () => `bot:${levels[0]!.name}`)];
  const made = await post<Made>('/api/tables', { game, mode: mode?.name, seats });
  router.go(`/table/${made.id}`);
}
