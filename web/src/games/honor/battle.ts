// A battle, part by part. The step in which the last card of a phase is laid holds all that follows: the
// hidden cards, the artillery, then left, centre and right, and what comes after. Here it is taken apart in
// the order of the rulebook; the tables in between are made from the one before it.

import type { Part } from '../../lib/scene';
import type { Texts } from '../../lib/texts.svelte';
import type { EventShape, ViewShape } from '../../lib/wire';
import { guns, honor, opposite, PLACES, type Honor, type Place, type Stage } from './honor';

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
  cards: string[];
}

const values = (event: EventShape) => event.values as unknown as Values;
const at = (seat: number, place: Place) => `${seat} ${place}`;

/** The parts of a step. Only one that ends a phase has several. */
export function unfold(events: readonly EventShape[], before: ViewShape, after: ViewShape): Part[] {
  const start = events.findIndex(({ key }) => key === 'battle');
  const play = events.slice(0, Math.max(0, start)).filter(({ key }) => PLAYS.includes(key));
  // Where several moves come at once, the table before them says too little.
  if (play.length !== 1) return [{ events, view: after }];
  const end = events.findIndex(({ key }, index) => index > start && !OF_BATTLE.includes(key));
  const [laying, battle] = [events.slice(0, start), events.slice(start, end < 0 ? events.length : end)];
  const rest = end < 0 ? [] : events.slice(end);
  const only = (...keys: string[]) => battle.filter(({ key }) => keys.includes(key));

  const parts: Part[] = [];
  let table = laid(honor(before), laying);
  const add = (events: readonly EventShape[], rest: number, stage?: Stage) => {
    const { battle: _, ...now } = table;
    const shown = stage ? { ...now, battle: stage } : now;
    parts.push({ events, rest, view: { ...before, question: null, moves: [], table: { ...shown } } });
  };

  add(laying, LAID);
  const reveals = only('reveal');
  table = revealed(table, reveals);
  const trumps = reveals
    .filter(({ values }) => values.trump)
    .map((one) => at(values(one).seat, values(one).place));
  add(only('battle', 'reveal'), reveals.length ? REVEALED : TAKEN, { stage: 'reveal', trumps });
  const shells = only('shell');
  if (shells.length) {
    const hits = shells.map((one) => at(values(one).victim, opposite(values(one).place)));
    // First it is seen who is hit, then the cards go away.
    add([], AIMED, { stage: 'shell', hits, shells });
    for (const one of shells) {
      const { seat, victim, place, colour, rank } = values(one);
      table = captured(table, seat, [`${colour} ${rank}`], before.seat);
      table = removed(table, [[victim, opposite(place)]]);
    }
    add(shells, TAKEN);
  }
  for (const event of only(...OUTCOMES)) {
    const { seat, place, cards } = values(event);
    add([], JUDGED, { stage: 'place', place, event });
    const from = table.cells.map((_, owner): [number, Place] => [owner, place]);
    table = removed(table, from);
    table = event.key === 'win' ? captured(table, seat, cards, before.seat) : lost(table, cards);
    add([event], TAKEN);
  }
  return [...parts, { events: rest, view: after }];
}

/** The table with the last card. */
function laid(table: Honor, events: readonly EventShape[]): Honor {
  const next: Honor = {
    ...table,
    cells: table.cells.map((row) => [...row]),
    marks: [...table.marks],
    hands: [...table.hands],
    // Nobody is to play any more.
    turn: -1,
    arrow: null,
    forced: null,
    suggested: null,
  };
  for (const event of events) {
    const { seat, place, colour, rank } = values(event);
    if (event.key === 'trump') next.trump = colour;
    if (!PLAYS.includes(event.key)) continue;
    const index = PLACES.indexOf(place);
    const up = event.key === 'lead' || event.key === 'follow';
    const card = colour ? `${colour} ${rank}` : null;
    const order = 1 + Math.max(0, ...table.cells.flat().map((cell) => cell?.order ?? 0));
    next.cells[seat]![index] = { card, up, order, colours: null };
    if (event.key === 'lead') next.marks[index] = colour;
    next.hands[seat] = next.hands[seat]! - 1;
    if (next.hand) next.hand = next.hand.filter((one) => one !== card);
  }
  return { ...next, fire: guns(next.cells, next.team) };
}

/** The table with all cards face up. What was face down stays what it is: a sacrifice or a trump. */
function revealed(table: Honor, reveals: readonly EventShape[]): Honor {
  const cells = table.cells.map((row) => [...row]);
  for (const event of reveals) {
    const { seat, place, colour, rank } = values(event);
    const index = PLACES.indexOf(place);
    const cell = cells[seat]![index];
    if (cell) cells[seat]![index] = { ...cell, card: `${colour} ${rank}`, shown: true };
  }
  const seen = cells.flat().flatMap((cell) => cell?.card ?? []);
  const memory = { ...table.memory, seen: [...new Set([...table.memory.seen, ...seen])] };
  return { ...table, cells, memory };
}

function removed(table: Honor, from: readonly (readonly [number, Place])[]): Honor {
  const cells = table.cells.map((row, seat) =>
    row.map((cell, index) =>
      from.some(([of, place]) => of === seat && PLACES[index] === place) ? null : cell,
    ),
  );
  // What had to be fired has been.
  return { ...table, cells, fire: [] };
}

function captured(table: Honor, seat: number, cards: readonly string[], me: number | null): Honor {
  const spoils = table.spoils && seat === me ? [...table.spoils, ...cards] : table.spoils;
  const counts = table.captured.map((count, of) => (of === seat ? count + cards.length : count));
  return { ...table, spoils, captured: counts };
}

function lost(table: Honor, cards: readonly string[]): Honor {
  return { ...table, lost: [...table.lost, ...cards] };
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
