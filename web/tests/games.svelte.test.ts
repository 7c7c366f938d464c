import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { allGames, termsOf } from '../src/lib/games.svelte';
import { hear } from './spoken';

beforeAll(hear);
afterEach(() => vi.unstubAllGlobals());

test('while the server is away nothing is known of a game, and it is asked again later', async () => {
  const table = { game: 'glory', mode: 'both' };
  const asked = () => {
    let terms!: ReturnType<typeof termsOf>;
    const close = $effect.root(() => (terms = termsOf(() => table)) && undefined);
    flushSync();
    return { terms, close };
  };
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  const before = asked();
  await expect(allGames()).rejects.toThrow();
  expect(before.terms.game).toBeUndefined();
  const games = { games: [{ id: 'glory', modes: [{ name: 'both' }] }], levels: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(games))));
  const after = asked();
  await allGames();
  expect(after.terms.game?.id).toBe('glory');
  expect(after.terms.mode?.name).toBe('both');
  before.close();
  after.close();
});
