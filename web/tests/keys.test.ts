// Arrow keys go where they point.

import { expect, test } from 'vitest';
import { towards, type Box } from '../src/lib/keys';

const box = (left: number, top: number, width = 10, height = 14): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const [RIGHT, LEFT, DOWN, UP] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

// Three cards of a hand side by side, a wide button above them, and a pile far above on the right.
const hand = [box(0, 100), box(20, 101), box(40, 100)];
const button = box(0, 70, 60, 10);
const pile = box(40, 0);

test('along a hand, one card after the other', () => {
  expect(towards(hand[0]!, hand.slice(1), RIGHT)).toBe(0);
  expect(towards(hand[2]!, hand.slice(0, 2), LEFT)).toBe(1);
  expect(towards(hand[2]!, hand.slice(0, 2), RIGHT)).toBe(-1);
});

test('up from a card to what lies above it, not to the card beside it', () => {
  expect(towards(hand[0]!, [hand[1]!, pile, button], UP)).toBe(2);
  expect(towards(button, [pile, ...hand], UP)).toBe(0);
  expect(towards(pile, [button, ...hand], DOWN)).toBe(0);
});
