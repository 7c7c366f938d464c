// The arithmetic of the score sheet of Victory & Honor, by the examples of its rulebook.

import { describe, expect, test } from 'vitest';
import { isHonour, regiment, split, sum, worth } from '../src/games/honor/sums';

const said = (cards: string[], colour: string) => sum(regiment(cards, colour)).replaceAll('\u00a0', ' ');

describe('what cards of one colour are worth', () => {
  const green = ['one-star', 'scout', 'three-star', 'two', 'five', 'cavalry'].map((rank) => `green ${rank}`);

  test('stars of the generals, and each regiment card once for each of them', () => {
    expect(worth(regiment(green, 'green'))).toBe(12);
    expect(said(green, 'green')).toBe('3 + 1 + 4 × 2');
  });

  test('a whole regiment', () => {
    const ranks = ['scout', 'two', 'three', 'artillery', 'five', 'six', 'cavalry'];
    const all = [...ranks, 'one-star', 'two-star', 'three-star'].map((rank) => `red ${rank}`);
    expect(worth(regiment(all, 'red'))).toBe(27);
    expect(said(all, 'red')).toBe('3 + 2 + 1 + 7 × 3');
  });

  test('without a general nothing, and a general alone its stars', () => {
    expect(worth(regiment(['black two', 'black six'], 'black'))).toBe(0);
    expect(said(['black two', 'black six'], 'black')).toBe('2 × 0');
    expect(said(['black two-star'], 'black')).toBe('2');
  });

  test('honours and other colours do not count', () => {
    expect(worth(regiment([...green, 'green drum', 'red two'], 'green'))).toBe(12);
    expect([...green, 'green drum'].filter(isHonour)).toEqual(['green drum']);
  });
});

test('the stars of the generals follow from their sum', () => {
  for (const stars of [[], [1], [2], [3], [2, 1], [3, 1], [3, 2], [3, 2, 1]]) {
    const all = stars.reduce((total, one) => total + one, 0);
    expect(split(all, stars.length)).toEqual(stars);
  }
});
