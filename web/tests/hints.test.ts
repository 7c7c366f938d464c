import { expect, test, vi } from 'vitest';
import { advice } from '../src/lib/hints';
import type { Hint } from '../src/lib/wire';

vi.mock('../src/lib/texts.svelte', () => ({
  t: (key: string, values: { how?: string } = {}) => [key, values.how].filter(Boolean).join(' '),
}));

const lines = [
  { move: 'a', visits: 900, value: 0.614, error: 0.01, why: { key: 'lays', values: { points: 20 } } },
  { move: 'b', visits: 300, value: 0.566, error: 0.02, why: null },
  { move: 'c', visits: 90, value: 0.6, error: 0.04, why: null },
  { move: 'd', visits: 9, value: 0.7, error: 0.1, why: null },
  { move: 'e', visits: 0, value: 0.5, error: 0, why: null },
];
const moves = lines.map(({ move }) => ({ move, key: move, values: {}, rule: '' }));
const told = advice({ lines } as Hint, moves).map((one) => ({ ...one, move: one.move.move }));

test('a move that was not tried is not advised', () => {
  expect(told.map(({ move }) => move).sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('the best move comes first, and no other is said to be better', () => {
  expect(told.map(({ move }) => move)).toEqual(['a', 'd', 'c', 'b']);
  const chances = told.map(({ chance }) => chance);
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
});

test('what a move brings is said where there is anything to say', () => {
  expect(told.map(({ why }) => why?.key ?? null)).toEqual(['lays', null, null, null]);
});

test('moves are told apart only as far as the bot can', () => {
  const beside = new Map(told.map((one) => [one.move, one.beside]));
  expect(beside.get('a')).toBe('page-hint-best');
  // The difference of the percentages as they are shown: 61 and 57.
  expect(beside.get('b')).toBe('page-hint-worse little');
  expect(beside.get('c')).toBe('page-hint-same');
  expect(beside.get('d')).toBe('page-hint-same');
});
