import { beforeEach, expect, test, vi } from 'vitest';
import { reason, tried } from '../src/lib/hints';
import type { Hint, Line } from '../src/lib/wire';

vi.mock('../src/lib/texts.svelte', () => ({
  t: (key: string, values: { points?: number } = {}) => [key, values.points].filter(Boolean).join(' '),
}));

let lines: Line[];

beforeEach(() => {
  lines = [
    { move: 'a', visits: 900, value: 0.614, error: 0.01 },
    { move: 'b', visits: 300, value: 0.566, error: 0.02 },
    { move: 'c', visits: 90, value: 0.6, error: 0.04 },
    { move: 'd', visits: 0, value: 0.5, error: 0 },
  ];
});

test('a move that was not tried is not advised', () => {
  expect(tried({ lines } as Hint).map(({ move }) => move)).toEqual(['a', 'b', 'c']);
});

test('moves are told apart only as far as the bot can', () => {
  expect(reason(lines, 0)).toBe('page-hint-best');
  // The difference of the percentages as they are shown: 61 and 57.
  expect(reason(lines, 1)).toBe('page-hint-less 4');
  expect(reason(lines, 2)).toBe('page-hint-same');
});
