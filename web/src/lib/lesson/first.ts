// The first real game: against one easy bot, one click away.

import { post } from '../api';
import { gameInfo } from '../games.svelte';
import { myself } from '../me.svelte';
import { router } from '../router.svelte';
import type { Made } from '../wire';

export async function firstGame(game: string): Promise<void> {
  await myself.ensure();
  const mode = (await gameInfo(game))?.modes[0];
  const others = Math.max(0, (mode?.players[0] ?? 2) - 1);
  const seats = ['me', ...Array.from({ length: others }, () => 'bot:novice')];
  const made = await post<Made>('/api/tables', { game, mode: mode?.name, seats });
  router.go(`/table/${made.id}`);
}
