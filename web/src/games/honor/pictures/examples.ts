// The examples of the rulebook: Alan, who sits below, and then Bob, Cindy and Diane.

import type { Texts } from '../../../lib/texts.svelte';
import { COLOURS, PLACES, type Card } from '../honor';

export const all = (seats: readonly number[]) =>
  seats.flatMap((seat) => PLACES.map((place) => `${seat} ${place}`));

// Who plays where, one after the other; the last three fill what is empty.
const FLOW = [
  '0 centre',
  '2 centre',
  '0 right',
  '3 centre',
  '1 right',
  '0 left',
  '1 centre',
  '3 right',
  '2 left',
];
export const FILLED = ['3 left', '1 left', '2 right'];
export const numbers = Object.fromEntries([...FLOW, ...FILLED].map((cell, at) => [cell, at + 1]));

export const BATTLE: Record<string, Card> = {
  '0 centre': 'red five',
  '2 centre': 'red two',
  '0 right': 'green artillery',
  '3 centre': 'black three',
  '1 right': 'green two-star',
  '0 left': 'yellow artillery',
  '1 centre': 'red six',
  '3 right': 'green two',
  '2 left': 'yellow three-star',
  '3 left': 'yellow six',
  '1 left': 'yellow cavalry',
  '2 right': 'green five',
};
export const GUNS = ['0 left', '0 right'];
export const HIT = ['1 right', '3 left'];
export const shelling = Object.fromEntries(
  Object.entries(BATTLE).filter(([cell]) => [...GUNS, ...HIT].includes(cell)),
);
export const CENTRE = [
  ['Alan', 'red five'],
  ['Cindy', 'red two'],
  ['Diane', 'black three'],
  ['Bob', 'red six'],
] as const;

export const SCOUT: Record<string, Card> = {
  '0 centre': 'red six',
  '2 right': 'green three',
  '1 left': 'yellow five',
  '2 centre': 'red two',
  '0 right': 'green six',
  '3 left': 'yellow two-star',
  '0 left': 'yellow scout',
};
export const scouted = Object.fromEntries(Object.keys(SCOUT).map((cell, at) => [cell, at + 1]));

export const SCORED = [
  ['three-star', 3],
  ['one-star', 1],
  ['cavalry', 2],
  ['six', 2],
  ['three', 2],
  ['scout', 2],
] as const;

export const SETS: Record<string, Card[]> = {
  pair: ['red flag', 'black flag'],
  mixed: ['red bugle', 'green flag', 'yellow drum'],
  triple: ['red drum', 'green drum', 'black drum'],
  regiment: ['green bugle', 'green flag', 'green drum'],
  all: COLOURS.map((colour) => `${colour} bugle` as const),
};

/** Who wins what in the battle, one place after the other. */
export const outcomes = (texts: Texts): [said: string, owner: string, cards: readonly Card[]][] => [
  [texts.say('page-honor-picture-resolution-1'), 'Alan', ['green two-star', 'yellow six']],
  [
    texts.say('page-honor-picture-resolution-2'),
    'Bob',
    ['yellow cavalry', 'yellow three-star', 'yellow artillery'],
  ],
  [texts.say('page-honor-picture-resolution-3'), 'Diane', ['black three', 'red six', 'red five', 'red two']],
  [texts.say('page-honor-picture-resolution-4'), 'Cindy', ['green five', 'green artillery', 'green two']],
];
