import { beforeEach, expect, test, vi } from 'vitest';

const { post, modes } = vi.hoisted(() => ({
  post: vi.fn(() => Promise.resolve({ id: 'abc' })),
  modes: [] as { name: string; players: number[] }[],
}));
vi.mock('../src/lib/api', () => ({ post }));
vi.mock('../src/lib/toasts.svelte', () => ({ attempt: (work: () => unknown) => work() }));
vi.mock('../src/lib/me.svelte', () => ({ myself: { ensure: () => Promise.resolve() } }));
vi.mock('../src/lib/router.svelte', () => ({ router: { go: () => undefined } }));
vi.mock('../src/lib/games.svelte', () => ({
  allGames: () => Promise.resolve({ games: [{ id: 'some', modes }], levels: [{ name: 'novice' }] }),
}));

import { firstGame } from '../src/lib/play';

beforeEach(() => modes.splice(0));

test('a first game is of the mode for it, where there is one', async () => {
  modes.push({ name: 'versus', players: [2, 3] }, { name: 'first', players: [2, 3] });
  await firstGame('some');
  expect(post).toHaveBeenLastCalledWith('/api/tables', {
    game: 'some',
    mode: 'first',
    seats: ['me', 'bot:novice'],
  });
  modes.pop();
  await firstGame('some');
  expect(post).toHaveBeenLastCalledWith('/api/tables', expect.objectContaining({ mode: 'versus' }));
});
