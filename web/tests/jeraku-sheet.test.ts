// The arithmetic of Jeraku's score sheet.

import { expect, test } from 'vitest';
import type { Clan, ClanShape, JerakuEvent, JerakuTable } from '../src/games/jeraku/jeraku';
import { cries, hasCries, isNeutral, scored, sides, totals } from '../src/games/jeraku/sums';
import { eventsOf } from './events';

const event = eventsOf<JerakuEvent>();
const clan = (name: Clan, seat: number | null, party: number | null, rp = 0) =>
  ({ clan: name, seat, party, side: null, rp }) as ClanShape;
const table = (mode: string, clans: ClanShape[], sum?: number) =>
  ({ mode, clans, solo: sum === undefined ? null : { sum } }) as unknown as JerakuTable;
const FOUR = [
  clan('red', 0, 0, 45),
  clan('yellow', 1, 1, 10),
  clan('blue', 2, 2, 40),
  clan('green', 3, 3, 39),
];

test('a round is read region by region, the neutral clan without points', () => {
  const events = [
    event('region', { region: '6', first: 8, second: 5, third: 3 }),
    event('score', { clan: 'red', seat: 0, region: '6', rank: 2, influence: 2, points: 5 }),
    event('score-neutral', { clan: 'blue', region: '6', rank: 2, influence: 2 }),
    event('region', { region: 'kyoto', first: 0, second: 0, third: 0 }),
    event('score-enemy', { clan: 'yellow', region: 'kyoto', rank: 1, influence: 1, points: 0 }),
  ];
  const [far, kyoto] = scored(events);
  expect(far).toMatchObject({ region: 6, pays: [8, 5, 3] });
  expect(far!.standings.map(({ clan, points }) => [clan, points])).toEqual([
    ['red', 5],
    ['blue', undefined],
  ]);
  expect(kyoto).toMatchObject({ region: 0, standings: [{ clan: 'yellow', points: 0 }] });
});

test('only cries that paid are summands, and enemies have none', () => {
  const events = [
    event('cry-score', { clan: 'red', rank: 1, influence: 3, points: 3 }),
    event('cry-score', { clan: 'red', rank: 4, influence: 1, points: 0 }),
    event('cry-score', { clan: 'red', rank: 2, influence: 2, points: 2 }),
    event('total', { clan: 'red', seat: 0, cries: 5, prestige: 12, total: 17 }),
    event('total-enemy', { clan: 'blue', prestige: 4, total: 4 }),
  ];
  expect(cries(events, 'red')).toEqual([3, 2]);
  expect(cries(events, 'blue')).toEqual([]);
  expect(totals(events).map(({ cries, prestige }) => cries + prestige)).toEqual([17, 4]);
});

test('who wins together stands side by side', () => {
  const names = (found: ClanShape[][]) => found.map((side) => side.map(({ clan }) => clan));
  expect(names(sides(table('base', FOUR)))).toEqual([['red'], ['yellow'], ['blue'], ['green']]);
  const team = FOUR.map((one, at) => ({ ...one, side: at % 2 }));
  expect(names(sides(table('team', team)))).toEqual([
    ['red', 'blue'],
    ['yellow', 'green'],
  ]);
});

test('cries are scored where they pay', () => {
  expect(hasCries({ ...table('base', FOUR), cry: [3, 2, 1] })).toBe(true);
  expect(hasCries({ ...table('duo', FOUR.slice(0, 2)), cry: [] })).toBe(false);
});

test('nobody leads a neutral clan, and enemies are not neutral', () => {
  const nobody = clan('blue', null, null);
  expect(isNeutral(table('neutral', [nobody]), nobody)).toBe(true);
  expect(isNeutral(table('solo', [nobody], 0), nobody)).toBe(false);
});
