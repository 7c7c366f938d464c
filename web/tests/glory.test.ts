// Call to Glory: what its table knows, what can be tried, and how long a turn takes.

import { expect, test } from 'vitest';
import { aside, flights, layOf, lying, points, rest, seenIn, tries } from '../src/games/glory/glory';
import type { Glory, GloryEvent, GloryMove, GloryTable, Kind } from '../src/games/glory/wire';
import type { View } from '../src/lib/scene';
import type { Texts } from '../src/lib/texts.svelte';

const TABLE: GloryTable = {
  game: 'glory',
  mode: 'both',
  actor: 0,
  phase: 'first',
  starter: 0,
  turn: 0,
  drawn: null,
  placing: null,
  players: 3,
  round: 1,
  rounds: 4,
  goal: 5,
  deck: [40, 40],
  discard: [
    { size: 1, top: 'monk' },
    { size: 0, top: null },
  ],
  sets: { farmer: { seat: 1, count: 2 }, monk: { seat: 0, count: 3 } },
  hands: [5, 4, 3],
  hand: { farmer: 2, envoy: 1, monk: 2 },
  history: [],
  memory: { hands: [{}, { samurai: 1, farmer: 2 }, {}], discard: [['monk'], []] },
  totals: [31, 0, 7],
  laid: [18, 20, 0],
  places: ['discard 2'],
  ending: [],
};

function view(more: Partial<GloryTable> = {}): View<Glory> {
  return { seat: 0, question: null, moves: [], table: { ...TABLE, ...more } };
}

const texts = {
  say: (key: string, { count }: { count?: number } = {}) => [key, count].filter(Boolean).join(' '),
  name: () => '20',
  numbers: () => ({}),
} as unknown as Texts;

const AT = { sequence: 1, auto: false };
const DRAW: GloryEvent = { ...AT, key: 'draw', values: { seat: 1, pile: 'deck 1' } };

test('what others were seen to take, the most valuable first, and how many characters lie', () => {
  expect(seenIn(TABLE, 1)).toEqual([
    { kind: 'farmer', count: 2 },
    { kind: 'samurai', count: 1 },
  ]);
  expect([seenIn(TABLE, 2), lying(TABLE)]).toEqual([[], 2]);
  // What lies counts as if the round ended now.
  expect(points(view())).toEqual([49, 20, 7]);
});

test('everything that the cards suggest can be asked about, and a set has at least two cards', () => {
  expect(layOf(TABLE, 'farmer')).toMatchObject({
    move: 'lay 2 farmer',
    values: { count: 2, kind: 'farmer' },
  });
  expect(layOf(TABLE, 'envoy').move).toBe('lay 2 envoy');
  const texts = (more?: Partial<GloryTable>) => tries(view(more)).map(({ move }) => move);
  const plain = texts();
  expect(plain).toContain('lay 2 farmer');
  expect(plain).toContain('draw discard 2');
  expect(plain.some((move) => /^(strike|reveal)/.test(move))).toBe(false);
  const both = texts({ figures: [0, 0, 0], missions: ['a emperor'] });
  expect(both).toContain('strike farmer');
  // Nobody strikes a set of their own.
  expect(both).not.toContain('strike monk');
  expect(both).toContain('reveal a emperor');
});

test('a set says what it is worth, whom it beats and what it ends', () => {
  const lay = (kind: Kind, count: number): GloryMove => ({
    move: `lay ${count} ${kind}`,
    key: 'lay',
    values: { kind, count },
    rule: '',
  });
  expect(aside(lay('envoy', 2), view(), texts)).toBe('page-glory-points 20');
  expect(aside(lay('farmer', 3), view(), texts)).toBe('page-glory-points 20, page-glory-beats 2');
  expect(aside(lay('monk', 4), view(), texts)).toBe('page-glory-replaces 3');
  const ending = view({ ending: ['envoy'] });
  expect(aside(lay('envoy', 2), ending, texts)).toBe('page-glory-points 20, page-glory-ends');
  const discard: GloryMove = { move: 'discard envoy', key: 'discard', values: { kind: 'envoy' }, rule: '' };
  expect(aside(discard, view(), texts)).toBe('');
});

test('a turn of a bot takes about a second', () => {
  // As `settings` and `playing` have it at normal speed.
  const [flight, pause] = [420 * 0.7, 380];
  const turn: GloryEvent[][] = [
    [DRAW],
    [{ ...AT, key: 'take', values: { seat: 1, pile: 'discard 1', kind: 'monk' } }],
    [{ ...AT, key: 'lay', values: { seat: 1, kind: 'monk', count: 2 } }],
  ];
  const took = turn.reduce((sum, deeds) => sum + flight + pause * rest(deeds), 0);
  expect(took).toBeLessThan(1200);
});
