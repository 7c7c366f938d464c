import { expect, test } from 'vitest';
import { bySide, named, oneSide, partners } from '../src/lib/sides';

const OPPOSITE = [
  [0, 2],
  [1, 3],
];

test('partners are the other seats of the side', () => {
  expect([0, 1, 2, 3].map((seat) => partners(OPPOSITE, seat))).toEqual([[2], [3], [0], [1]]);
  expect(partners([[0, 1, 2]], 1)).toEqual([0, 2]);
  expect(partners([], 1)).toEqual([]);
});

test('what belongs to the seats stands side by side', () => {
  expect(bySide(OPPOSITE, ['a', 'b', 'c', 'd'])).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
  expect(bySide([], ['a', 'b'])).toEqual([['a'], ['b']]);
  // Sides are told for the full table.
  expect(bySide(OPPOSITE, ['a', 'b'])).toEqual([['a'], ['b']]);
});

test('partners who win together are one side', () => {
  expect(oneSide(OPPOSITE, [2, 0])).toBe(true);
  // One alone, two who are no partners, all of them, or no sides at all.
  for (const seats of [[], [0], [0, 1], [0, 1, 2, 3]]) expect(oneSide(OPPOSITE, seats)).toBe(false);
  expect(oneSide([], [0, 2])).toBe(false);
});

test('where all play together nobody is against anybody, however many they are', () => {
  const all = [[0, 1, 2, 3]];
  expect(bySide(all, ['a', 'b'])).toEqual([['a', 'b']]);
  expect(named(all, 0, 2)).toEqual([]);
  // Sides are told for the full table: seats that are not there are not named.
  expect(named(OPPOSITE, 0, 4)).toEqual([2]);
  expect(named(OPPOSITE, 0, 2)).toEqual([]);
});
