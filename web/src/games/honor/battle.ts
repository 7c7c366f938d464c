// A battle, part by part, in the order of the rulebook; and what came of the last one.

import { meanwhile } from '../../lib/perform';
import { ofKind, type Part, type Scene, type View } from '../../lib/scene';
import type { Texts } from '../../lib/texts.svelte';
import {
  cellOf,
  opposite,
  type Card,
  type Colour,
  type Honor,
  type HonorEvent,
  type HonorTable,
  type Judged,
  type Place,
  type Rank,
  type Shell,
  type Stage,
} from './honor';

const PLAYS = ['lead', 'follow', 'sacrifice', 'sacrifice-seen'] as const;
const OUTCOMES = ['win', 'lost'] as const;
const OF_BATTLE: readonly string[] = ['battle', 'reveal', 'shell', ...OUTCOMES];

// How long the parts stay, in rests between two steps.
const LAID = 2;
const REVEALED = 4;
const AIMED = 3;
const JUDGED = 5;
const TAKEN = 1;

const at = (seat: number, place: Place) => `${seat} ${place}`;
const staged = (view: View<Honor>, battle: Stage): View<Honor> => meanwhile<Honor>(view, { battle });

/** The parts of a beat. What is judged or hit is seen before its cards go. */
export function unfold(
  events: readonly HonorEvent[],
  before: View<Honor>,
  after: View<Honor>,
): Part<Honor>[] {
  const only = (...keys: HonorEvent['key'][]) => events.every(({ key }) => keys.includes(key));
  const [event] = events;
  if (!event) return [{ events, view: after }];
  if (only('battle', 'reveal')) {
    const reveals = ofKind(events, 'reveal').map(({ values }) => values);
    const trumps = reveals.filter(({ trump }) => trump).map(({ seat, place }) => at(seat, place));
    const rest = reveals.length ? REVEALED : TAKEN;
    return [{ events, rest, view: staged(after, { stage: 'reveal', trumps }) }];
  }
  const taken = { events, rest: TAKEN, view: after };
  if (only('shell')) {
    const shells = ofKind(events, 'shell');
    const hits = shells.map(({ values }) => at(values.victim, opposite(values.place)));
    const view = staged(before, { stage: 'shell', hits, shells });
    return [{ events: [], rest: AIMED, view }, taken];
  }
  const [judged] = ofKind(events, ...OUTCOMES);
  if (judged && only(...OUTCOMES)) {
    const view = staged(before, { stage: 'place', place: judged.values.place, event: judged });
    return [{ events: [], rest: JUDGED, view }, taken];
  }
  return [{ events, rest: ofKind([event], ...PLAYS).length ? LAID : TAKEN, view: after }];
}

/** What came of the last battle, for those who want to read it: until the reader has played again, or, for
 * those who only look, until some cards lie. */
export interface Outcome {
  phase: number;
  shells: Shell[];
  places: Judged[];
  all: HonorEvent[];
}

const SOME = 4;

export function lastBattle(told: Scene<Honor>['told'], me: number | null): Outcome | null {
  const start = told.findLastIndex(({ key }) => key === 'battle');
  if (start < 0) return null;
  const since = told.slice(start);
  const played = ofKind(since, ...PLAYS);
  if (me === null ? played.length >= SOME : played.some((event) => event.values.seat === me)) return null;
  if (since.some(({ key }) => key === 'round')) return null;
  return {
    phase: ofKind(since, 'battle')[0]!.values.phase,
    shells: ofKind(since, 'shell'),
    places: ofKind(since, ...OUTCOMES),
    all: ofKind(since, 'battle', 'reveal', 'shell', ...OUTCOMES),
  };
}

// What is told of one event of a battle.

export const cardOf = ({ values: { colour, rank } }: { values: { colour: Colour; rank: Rank } }): Card =>
  `${colour} ${rank}`;

/** Why a place was won, or by nobody, in a few words. */
export function why(event: Judged, texts: Texts): string {
  return event.key === 'win'
    ? texts.say('page-honor-how', { how: event.values.how })
    : texts.say('page-honor-why-lost', { why: event.values.why });
}

/** What a battle that unfolds shows of a place: hit, a trump that is turned over, the winner and who has lost, and
 * what it is not about at the moment. */
export function shown(table: HonorTable, seat: number, place: Place) {
  const { battle } = table;
  const here = at(seat, place);
  const hit = battle?.stage === 'shell' && battle.hits.includes(here);
  const gun = table.fire.some((one) => one.hit && one.seat === seat && one.place === place);
  const judging = battle?.stage === 'place' ? battle : null;
  const judged = judging?.place === place && cellOf(table, seat, place) !== null;
  const winner = judged && judging.event.key === 'win' && judging.event.values.seat === seat;
  return {
    hit,
    flashes: battle?.stage === 'reveal' && battle.trumps.includes(here),
    winner,
    beaten: judged && !winner,
    dim: (judging !== null && !judged) || (battle?.stage === 'shell' && !hit && !gun),
  };
}
