// The arithmetic of the score sheet of Victory & Honor, by the examples of its rulebook.

import { expect, test } from 'vitest';
import { add, sum } from '../src/games/honor/sums';
import { Texts } from '../src/lib/texts.svelte';

const stars = { 'one-star': 1, 'two-star': 2, 'three-star': 3 };
const texts = new Texts('en', [], { names: {}, numbers: { stars } });
const said = (stars: number, generals: number, count: number) =>
  sum({ stars, generals, count }, texts).replaceAll('\u00a0', ' ');

test('stars of the generals, and each regiment card once for each of them', () => {
  expect(said(4, 2, 4)).toBe('3 + 1 + 4 × 2');
  expect(said(6, 3, 7)).toBe('3 + 2 + 1 + 7 × 3');
});

test('without a general nothing, and a general alone its stars', () => {
  expect(said(0, 0, 2)).toBe('2 × 0');
  expect(said(2, 1, 0)).toBe('2');
});

test('the stars of the generals follow from their sum', () => {
  for (const stars of [[1], [2], [3], [2, 1], [3, 1], [3, 2], [3, 2, 1]])
    expect(said(add(stars), stars.length, 0)).toBe(stars.join(' + '));
});
