// Who has won, and with how many points.

import { expect, test, vi } from 'vitest';
import { standings, verdict } from '../src/lib/verdict';
import type { News } from '../src/lib/wire';

vi.mock('../src/lib/texts.svelte', () => ({
  t: (key: string, values: { name?: string; count?: number } = {}) =>
    [key, values.name, values.count].filter((one) => one !== undefined).join(' '),
  list: (names: readonly string[]) => names.join('+'),
}));

const OPPOSITE = [
  [0, 2],
  [1, 3],
];

function ended(winners: number[], mine: number[], status = 'over'): News {
  const seats = ['Anna', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }));
  return { mine, table: { status, winners, seats } } as unknown as News;
}

test('whoever sits here is told in person, and partners together', () => {
  expect(verdict(ended([0], [0]), [])).toBe('page-you-won');
  expect(verdict(ended([1], [0]), [])).toBe('page-won Ben 1');
  // Two at one screen are not one person.
  expect(verdict(ended([0], [0, 1]), [])).toBe('page-won Anna 1');
  expect(verdict(ended([0, 2], [0]), OPPOSITE)).toBe('page-side-won Anna+Cleo');
  expect(verdict(ended([0, 1], [0]), [])).toBe('page-won Anna+Ben 2');
  expect(verdict(ended([], [0]), [])).toBe('page-won  0');
  expect(verdict(ended([], [0], 'abandoned'), [])).toBe('event-abandoned');
});

test('the winners stand first, then whoever has more', () => {
  const told = standings([20, 66, 61], [], [1]);
  expect(told.map(({ seats, points, won }) => [seats, points, won])).toEqual([
    [[1], '66', true],
    [[2], '61', false],
    [[0], '20', false],
  ]);
  // A tie may be decided by something else than points.
  expect(standings([30, 30], [], [1]).map(({ seats }) => seats[0])).toEqual([1, 0]);
});

test('partners stand together, with points that are theirs or add up', () => {
  expect(standings([30, 46, 30, 46], OPPOSITE).map(({ points }) => points)).toEqual(['46', '30']);
  expect(standings([10, 7, 20, 9], OPPOSITE).map(({ points }) => points)).toEqual(['10 + 20', '7 + 9']);
});

test('where all play together, one plays alone or nothing is counted, nobody is ahead', () => {
  expect(standings([3, 4], [[0, 1]])).toEqual([]);
  expect(standings([3], [])).toEqual([]);
  expect(standings([null, null], [])).toEqual([]);
});
