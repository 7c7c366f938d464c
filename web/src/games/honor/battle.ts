// A battle, part by part, in the order of the rulebook; and what came of the last one.

import { meanwhile } from '../../lib/perform';
import type { Part } from '../../lib/scene';
import type { Texts } from '../../lib/texts.svelte';
import type { EventShape, ViewShape } from '../../lib/wire';
import { opposite, type Place, type Stage } from './honor';

const PLAYS = ['lead', 'follow', 'sacrifice', 'sacrifice-seen'];
const OUTCOMES = ['win', 'lost'];
const OF_BATTLE = ['battle', 'reveal', 'shell', ...OUTCOMES];

// How long the parts stay, in rests between two steps.
const LAID = 2;
const REVEALED = 4;
const AIMED = 3;
const JUDGED = 5;
const TAKEN = 1;

interface Values {
  seat: number;
  victim: number;
  place: Place;
  colour: string;
  rank: string;
}

const values = (event: EventShape) => event.values as unknown as Values;
const at = (seat: number, place: Place) => `${seat} ${place}`;
const staged = (view: ViewShape, battle: Stage) => meanwhile(view, { battle });

/** The parts of a beat. What is judged or hit is seen before its cards go. */
export function unfold(events: readonly EventShape[], before: ViewShape, after: ViewShape): Part[] {
  const only = (...keys: string[]) => events.every(({ key }) => keys.includes(key));
  const [event] = events;
  if (!event) return [{ events, view: after }];
  if (only('battle', 'reveal')) {
    const reveals = events.filter(({ key }) => key === 'reveal');
    const trumps = reveals
      .filter(({ values }) => values.trump)
      .map((one) => at(values(one).seat, values(one).place));
    const rest = reveals.length ? REVEALED : TAKEN;
    return [{ events, rest, view: staged(after, { stage: 'reveal', trumps }) }];
  }
  const taken = { events, rest: TAKEN, view: after };
  if (only('shell')) {
    const hits = events.map((one) => at(values(one).victim, opposite(values(one).place)));
    const view = staged(before, { stage: 'shell', hits, shells: [...events] });
    return [{ events: [], rest: AIMED, view }, taken];
  }
  if (only(...OUTCOMES)) {
    const view = staged(before, { stage: 'place', place: values(event).place, event });
    return [{ events: [], rest: JUDGED, view }, taken];
  }
  return [{ events, rest: PLAYS.includes(event.key) ? LAID : TAKEN, view: after }];
}

/** What came of the last battle, for those who want to read it: until the reader has played again, or, for
 * those who only look, until some cards lie. */
export interface Outcome {
  phase: number;
  shells: EventShape[];
  places: EventShape[];
  all: EventShape[];
}

const SOME = 4;

export function lastBattle(told: readonly EventShape[], me: number | null): Outcome | null {
  const start = told.findLastIndex(({ key }) => key === 'battle');
  if (start < 0) return null;
  const since = told.slice(start);
  const played = since.filter(({ key }) => PLAYS.includes(key));
  if (me === null ? played.length >= SOME : played.some((event) => event.values.seat === me)) return null;
  if (since.some(({ key }) => key === 'round')) return null;
  const all = since.filter(({ key }) => OF_BATTLE.includes(key));
  return {
    phase: Number(since[0]!.values.phase),
    shells: all.filter(({ key }) => key === 'shell'),
    places: all.filter(({ key }) => OUTCOMES.includes(key)),
    all,
  };
}

// What is told of one event of a battle.

export const seatOf = (event: EventShape): number => values(event).seat;
export const cardOf = (event: EventShape): string => `${values(event).colour} ${values(event).rank}`;

/** Why a place was won, or by nobody, in a few words. */
export function why(event: EventShape, texts: Texts): string {
  return event.key === 'win'
    ? texts.say('page-honor-how', { how: event.values.how! })
    : texts.say('page-honor-why-lost', { why: event.values.why! });
}
