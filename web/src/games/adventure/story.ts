// A step in which much happens, part by part: runes are cast and land, cards take effect, the outcome, what is
// gained. The tables in between are made from the one before it, by letting the events happen one after the other.

import type { Part, View } from '../../lib/scene';
import {
  spotAt,
  spotOf,
  type Adventure,
  type AdventureEvent,
  type AdventureTable,
  type Attempt,
  type Hero,
  type Stage,
} from './adventure';
import { stoneNumber } from './offers';

// How long the parts stay, in rests between two steps.
const CAST = 3.2;
const LANDED = 2;
const OUTCOME = 3.5;
const PLAYED = 3;
const DONE = 1.5;
// More turns than this in one step are not shown one by one.
const HURRY = 3;

/** Stones with the face they show: "core-1 0". */
export function readFaces(faces: readonly string[]): [stone: number, face: number][] {
  return faces.map((one) => {
    const [stone = '', face = '0'] = one.split(' ');
    return [stoneNumber(stone), Number(face)];
  });
}

export function unfold(
  events: readonly AdventureEvent[],
  before: View<Adventure>,
  after: View<Adventure>,
): Part<Adventure>[] {
  // A lesson hurries through several turns at once.
  if (events.filter(({ key }) => key === 'turn').length > HURRY) return [{ events, view: after }];
  const parts: Part<Adventure>[] = [];
  let table = before.table;
  let waiting: AdventureEvent[] = [];
  const add = (events: readonly AdventureEvent[], rest: number, stage?: Stage) => {
    const { stage: _, ...plain } = table;
    const shown = stage ? { ...plain, stage } : plain;
    parts.push({
      events,
      rest,
      view: { ...before, question: null, moves: [], table: { ...shown, chances: null } },
    });
  };
  const flush = () => {
    if (waiting.length) add(waiting, DONE);
    waiting = [];
  };
  for (const event of events) {
    if (event.key === 'cast' || event.key === 'recast') {
      flush();
      const faces = readFaces(event.values.faces);
      const lying = new Map(table.attempt?.faces ?? []);
      const cast = faces.filter(([stone, face]) => event.key === 'cast' || lying.get(stone) !== face);
      table = happened(table, event);
      add([event], CAST, { stage: 'cast', cast: cast.map(([stone]) => stone) });
      add([], LANDED, { stage: 'landed' });
      continue;
    }
    table = happened(table, event);
    if (event.key === 'success' || event.key === 'failure') {
      flush();
      add([event], OUTCOME, { stage: 'outcome' });
      table = { ...table, attempt: table.attempt };
    } else if (event.key === 'play' || event.key === 'adversary-plays') {
      flush();
      add([event], PLAYED, { stage: 'play' });
    } else waiting.push(event);
  }
  if (!parts.length) return [{ events, view: after }];
  return [...parts, { events: waiting, view: after }];
}

// Small things come in a row: the steps follow each other quickly.
const SMALL: readonly string[] = ['dark', 'xp', 'draw', 'draw-seen', 'refill', 'turn', 'host'];

export function rest(events: readonly AdventureEvent[]): number {
  if (events.every(({ key }) => SMALL.includes(key))) return 0.4;
  return events.some(({ key }) => key === 'success' || key === 'failure' || key === 'play') ? 2 : 1;
}

function changed(table: AdventureTable, seat: number, change: (hero: Hero) => Partial<Hero>): AdventureTable {
  const heroes = table.heroes.map((hero, at) => (at === seat ? { ...hero, ...change(hero) } : hero));
  return { ...table, heroes };
}

function tried(table: AdventureTable, change: Partial<Attempt>): AdventureTable {
  return table.attempt ? { ...table, attempt: { ...table.attempt, ...change } } : table;
}

/** The table after an event that everybody sees. What it does not know it leaves as it is. */
export function happened(table: AdventureTable, event: AdventureEvent): AdventureTable {
  switch (event.key) {
    case 'attempt': {
      const { seat, card, path, target } = event.values;
      return { ...table, attempt: begun(table, seat, card, path, target) };
    }
    case 'face': {
      const { seat, card, target } = event.values;
      return { ...table, attempt: begun(table, seat, card, '', target) };
    }
    case 'cast':
    case 'recast':
    case 'flip': {
      if (!table.attempt) return table;
      const { faces, result, target } = event.values;
      const lying = new Map(event.key === 'cast' ? [] : table.attempt.faces);
      for (const [stone, face] of readFaces(faces)) lying.set(stone, face);
      const all = [...lying].sort(([a], [b]) => a - b);
      return tried(table, { faces: all, pool: all.map(([stone]) => stone), result, target });
    }
    case 'result':
    case 'difficulty':
    case 'bonuses-gone': {
      const { result, target } = event.values;
      return tried(table, { result: table.attempt?.faces.length ? result : null, target });
    }
    case 'success':
    case 'failure': {
      const { result, target } = event.values;
      return tried(table, { outcome: event.key, result, target });
    }
    case 'retry':
      return tried(table, { outcome: null, faces: [], result: null });
    case 'xp':
    case 'xp-lost': {
      const { seat, total } = event.values;
      return changed(table, seat, () => ({ xp: total }));
    }
    case 'virtue':
    case 'corruption': {
      const { seat, level } = event.values;
      return changed(table, seat, () => ({ level }));
    }
    case 'draw':
    case 'draw-seen': {
      const deck = event.values.deck === 'antihero' ? 'antihero' : 'hero';
      const next = changed(table, event.values.seat, ({ hand }) => ({
        hand: { ...hand, [deck]: hand[deck] + 1 },
      }));
      if (event.key === 'draw' || !next.hand) return next;
      return { ...next, hand: [...next.hand, event.values.drawn] };
    }
    case 'play': {
      const { seat, card } = event.values;
      const at = table.hand?.indexOf(card) ?? -1;
      const hand = table.hand && at >= 0 && table.actor === seat ? table.hand.toSpliced(at, 1) : table.hand;
      return { ...table, hand, stack: [...table.stack, { seat, card, cancelled: false }] };
    }
    case 'adversary-plays': {
      const { card } = event.values;
      return { ...table, stack: [...table.stack, { seat: -1, card, cancelled: false }] };
    }
    case 'gain': {
      const { seat, card, path, column } = event.values;
      const next = changed(table, seat, ({ story }) => ({ story: [...story, { card, path, column }] }));
      return { ...emptied(next, card), attempt: null };
    }
    case 'leaves':
    case 'journey':
    case 'discard':
      return emptied(table, event.values.card);
    case 'replaced':
    case 'swept':
      return event.values.cards.reduce(emptied, table);
    case 'refill': {
      const { act, place, card } = event.values;
      return placed(table, act, place, card);
    }
    default:
      return table;
  }
}

function begun(table: AdventureTable, seat: number, card: string, path: string, target: number): Attempt {
  const [act = 0, place = 0] = (spotOf(table, card) ?? '0.0').split('.').map(Number);
  return {
    seat,
    act,
    place,
    card,
    path,
    way: path.endsWith('-2') ? 2 : 1,
    target,
    result: null,
    margin: null,
    pool: [0, 1, 2],
    faces: [],
    dark_paid: 0,
    dark_free: 0,
    mods: [],
    casts: 0,
    outcome: null,
  };
}

function emptied(table: AdventureTable, card: string): AdventureTable {
  const name = spotOf(table, card);
  if (!name || spotAt(table, name)?.card !== card) return table;
  const [act = 0, place = 0] = name.split('.').map(Number);
  return placed(table, act, place, null);
}

function placed(table: AdventureTable, act: number, place: number, card: string | null): AdventureTable {
  const rows = table.rows.map((row, at) =>
    at === act - 1
      ? row.map((spot, index) =>
          index === place - 1 ? { card, ally: null, targets: [], hidden: false } : spot,
        )
      : row,
  );
  return { ...table, rows };
}
