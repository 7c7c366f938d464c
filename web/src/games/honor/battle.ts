// A battle, part by part. The step in which the last card of a phase is laid holds all that follows: the
// hidden cards, the artillery, then left, centre and right, and what comes after. Here it is taken apart in
// the order of the rulebook; the tables in between are made from the one before it.

import { ofKind, type Part, type Scene, type View } from '../../lib/scene';
import type { Texts } from '../../lib/texts.svelte';
import {
  guns,
  opposite,
  PLACES,
  type Honor,
  type HonorEvent,
  type HonorTable,
  type Colour,
  type Rank,
  type Judged,
  type Place,
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

/** The parts of a step. Only one that ends a phase has several. */
export function unfold(
  events: readonly HonorEvent[],
  before: View<Honor>,
  after: View<Honor>,
): Part<Honor>[] {
  const start = events.findIndex(({ key }) => key === 'battle');
  const play = ofKind(events.slice(0, Math.max(0, start)), ...PLAYS);
  // Where several moves come at once, the table before them says too little.
  if (play.length !== 1) return [{ events, view: after }];
  const end = events.findIndex(({ key }, index) => index > start && !OF_BATTLE.includes(key));
  const [laying, battle] = [events.slice(0, start), events.slice(start, end < 0 ? events.length : end)];
  const rest = end < 0 ? [] : events.slice(end);

  const parts: Part<Honor>[] = [];
  let table = laid(before.table, laying);
  const add = (events: readonly HonorEvent[], rest: number, stage?: Stage) => {
    const { battle: _, ...now } = table;
    const shown = stage ? { ...now, battle: stage } : now;
    parts.push({ events, rest, view: { ...before, question: null, moves: [], table: shown } });
  };

  add(laying, LAID);
  const reveals = ofKind(battle, 'reveal');
  table = revealed(table, reveals);
  const trumps = reveals
    .filter(({ values }) => values.trump)
    .map(({ values }) => at(values.seat, values.place));
  add(ofKind(battle, 'battle', 'reveal'), reveals.length ? REVEALED : TAKEN, { stage: 'reveal', trumps });
  const shells = ofKind(battle, 'shell');
  if (shells.length) {
    const hits = shells.map(({ values }) => at(values.victim, opposite(values.place)));
    // First it is seen who is hit, then the cards go away.
    add([], AIMED, { stage: 'shell', hits, shells });
    for (const one of shells) {
      const { seat, victim, place, colour, rank } = one.values;
      table = captured(table, seat, [`${colour} ${rank}`], before.seat);
      table = removed(table, [[victim, opposite(place)]]);
    }
    add(shells, TAKEN);
  }
  for (const event of ofKind(battle, ...OUTCOMES)) {
    const { place, cards } = event.values;
    add([], JUDGED, { stage: 'place', place, event });
    const from = table.cells.map((_, owner): [number, Place] => [owner, place]);
    table = removed(table, from);
    table = event.key === 'win' ? captured(table, event.values.seat, cards, before.seat) : lost(table, cards);
    add([event], TAKEN);
  }
  return [...parts, { events: rest, view: after }];
}

/** The table with the last card. */
function laid(table: HonorTable, events: readonly HonorEvent[]): HonorTable {
  const next: HonorTable = {
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
  for (const { values } of ofKind(events, 'trump')) next.trump = values.colour;
  for (const event of ofKind(events, ...PLAYS)) {
    const { seat, place } = event.values;
    const index = PLACES.indexOf(place);
    const up = event.key === 'lead' || event.key === 'follow';
    const card = event.key === 'sacrifice' ? null : cardOf(event);
    const order = 1 + Math.max(0, ...table.cells.flat().map((cell) => cell?.order ?? 0));
    next.cells[seat]![index] = { card, up, order, colours: null };
    if (event.key === 'lead') next.marks[index] = event.values.colour;
    next.hands[seat] = next.hands[seat]! - 1;
    if (next.hand) next.hand = next.hand.filter((one) => one !== card);
  }
  return { ...next, fire: guns(next.cells, next.team) };
}

/** The table with all cards face up. What was face down stays what it is: a sacrifice or a trump. */
function revealed(table: HonorTable, reveals: readonly Extract<HonorEvent, { key: 'reveal' }>[]): HonorTable {
  const cells = table.cells.map((row) => [...row]);
  for (const event of reveals) {
    const { seat, place } = event.values;
    const index = PLACES.indexOf(place);
    const cell = cells[seat]![index];
    if (cell) cells[seat]![index] = { ...cell, card: cardOf(event), shown: true };
  }
  const seen = cells.flat().flatMap((cell) => cell?.card ?? []);
  const memory = { ...table.memory, seen: [...new Set([...table.memory.seen, ...seen])] };
  return { ...table, cells, memory };
}

function removed(table: HonorTable, from: readonly (readonly [number, Place])[]): HonorTable {
  const cells = table.cells.map((row, seat) =>
    row.map((cell, index) =>
      from.some(([of, place]) => of === seat && PLACES[index] === place) ? null : cell,
    ),
  );
  // What had to be fired has been.
  return { ...table, cells, fire: [] };
}

function captured(table: HonorTable, seat: number, cards: readonly string[], me: number | null): HonorTable {
  const spoils = table.spoils && seat === me ? [...table.spoils, ...cards] : table.spoils;
  const counts = table.captured.map((count, of) => (of === seat ? count + cards.length : count));
  return { ...table, spoils, captured: counts };
}

function lost(table: HonorTable, cards: readonly string[]): HonorTable {
  return { ...table, lost: [...table.lost, ...cards] };
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

export const cardOf = ({ values: { colour, rank } }: { values: { colour: Colour; rank: Rank } }): string =>
  `${colour} ${rank}`;

/** Why a place was won, or by nobody, in a few words. */
export function why(event: Judged, texts: Texts): string {
  return event.key === 'win'
    ? texts.say('page-honor-how', { how: event.values.how })
    : texts.say('page-honor-why-lost', { why: event.values.why });
}
