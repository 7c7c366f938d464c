import { afterEach, expect, test, vi } from 'vitest';
import { allGames, gameInfo } from '../src/lib/games.svelte';

afterEach(() => vi.unstubAllGlobals());

test('while the server is away nothing is known of a game, and it is asked again later', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  expect(await gameInfo('glory')).toBeUndefined();
  await expect(allGames()).rejects.toThrow();
  const games = { games: [{ id: 'glory' }], levels: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(games))));
  expect(await gameInfo('glory')).toEqual({ id: 'glory' });
});
