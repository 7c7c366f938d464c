// Call to Adventure: when the page passes for its reader, and the sums of its score sheet.

import { expect, test } from 'vitest';
import { delay, passes, reaction, tookBack, USUAL, type Asked } from '../src/games/adventure/passing';
import { lines, ranking } from '../src/games/adventure/sums';
import { ICONS, type Hero, type Scored } from '../src/games/adventure/wire';

const asked = (more: Partial<Asked> = {}): Asked => ({
  moves: ['pass'],
  window: 'before',
  responding: false,
  turn: 4,
  stakes: [],
  ...more,
});
const why = (more: Partial<Asked>, wishes = USUAL, until: number | null = null) =>
  passes(asked(more), wishes, until);

test('where there is nothing else, the page passes', () => {
  expect(why({})).toBe('only');
  expect(why({ window: 'facing' }, { pass: [], lean: false })).toBe('only');
});

test('when the page passes is drawn anew each time, within what a player takes who passes soon', () => {
  expect([delay(0), delay(0.5), delay(1)]).toEqual([450, 725, 1550]);
  const drawn = Array.from({ length: 200 }, () => delay());
  expect(new Set(drawn.map((one) => Math.round(one / 50))).size).toBeGreaterThan(8);
});

test('what is no reaction is never passed', () => {
  expect(why({ window: 'main' })).toBeNull();
  expect(why({ window: 'prep', moves: ['pass'] })).toBeNull();
  expect(why({ moves: ['yes', 'no'] })).toBeNull();
  expect(why({ moves: ['enough'] })).toBeNull();
});

test('whoever has something at stake is asked, unless they wished otherwise', () => {
  const moves = ['play star', 'pass'];
  const stakes = ['play star'];
  const facing = { moves, stakes, window: 'facing' } as const;
  expect(why(facing)).toBeNull();
  expect(why(facing, { ...USUAL, pass: ['facing'] })).toBe('window');
  expect(why(facing, USUAL, 4)).toBe('turn');
  expect(why(facing, USUAL, 3)).toBeNull();
  expect(why({ ...facing, responding: true }, { ...USUAL, pass: ['facing'] })).toBeNull();
  expect(why({ ...facing, responding: true }, { ...USUAL, pass: ['response'] })).toBe('window');
});

test('where nothing is at stake one is asked only if one wants to be', () => {
  const moves = ['play tales', 'use ally-1 1', 'pass'];
  for (const window of ['turn-start', 'trait', 'before', 'facing', 'outcome', 'turn-end'] as const) {
    expect(why({ moves, window })).toBe('lean');
    expect(why({ moves, window }, { ...USUAL, lean: false })).toBeNull();
    expect(why({ moves, window, stakes: ['play tales'] })).toBeNull();
  }
});

test('a window is named by what is open', () => {
  expect(reaction({ window: 'outcome', responding: false })).toBe('outcome');
  expect(reaction({ window: 'main', responding: true })).toBe('response');
  expect(reaction({ window: 'main', responding: false })).toBeNull();
  expect(reaction({ window: null, responding: false })).toBeNull();
});

test('what was taken back is not passed again at once', () => {
  expect(tookBack([{ key: 'cast' }, { key: 'undo' }])).toBe(true);
  expect(tookBack([{ key: 'undo' }, { key: 'said' }])).toBe(true);
  expect(tookBack([{ key: 'undo-agreed' }])).toBe(true);
  expect(tookBack([{ key: 'undo' }, { key: 'attempt' }])).toBe(false);
  expect(tookBack([])).toBe(false);
});

const NONE = Object.fromEntries(ICONS.map((icon) => [icon, [0, 0]])) as Scored['sets'];
const scored = (more: Partial<Scored> = {}): Scored => ({
  printed_triumph: 17,
  printed_tragedy: 2,
  sets: { ...NONE, nature: [5, 8], justice: [1, 0] },
  xp: 2,
  hero: 2,
  antihero: 1,
  track: [5, 4],
  destiny: [
    { card: 'one', clause: 1, points: 0 },
    { card: 'one', clause: 2, points: 5 },
  ],
  total: 41,
  rank: 1,
  ...more,
});

test('the lines of the sheet add up to the total', () => {
  const sheet = [scored(), scored({ total: 30, rank: 2 })];
  const rows = lines({ sheet, heroes: [] });
  const sums = rows.map(({ cells }) => cells[0]!.sum ?? 0);
  expect(sums).toEqual([19, 8, 2, 2, 1, 4, 5]);
  expect(sums.reduce((sum, one) => sum + one)).toBe(41);
  expect(rows[1]!.cells[0]).toMatchObject({ parts: [8], note: ['nature'] });
  expect(ranking([scored({ rank: 2 }), scored({ rank: 1 })])).toEqual([1, 0]);
});

test('before the end a hidden Destiny is not counted', () => {
  const points = { printed: 6, sets: 2, xp: 4, hero: 1, antihero: 0, track: 2, destiny: null, total: null };
  const hero = { points, triumph: 5, tragedy: 1 } as unknown as Hero;
  const rows = lines({ sheet: null, heroes: [hero] });
  expect(rows[0]!.cells[0]).toEqual({ parts: [5, 1], sum: 6 });
  expect(rows.at(-1)!.cells[0]!.sum).toBeNull();
});
