// A step in which much happens, part by part: runes are cast and land, cards take effect, the outcome, what is
// gained. The tables in between are made from the one before it, by letting the events happen one after the other.

import type { Part } from '../../lib/scene';
import type { EventShape, ViewShape } from '../../lib/wire';
import { adventure, spotAt, spotOf, type Adventure, type Attempt, type Hero, type Stage } from './adventure';
import { stoneNumber } from './offers';

// How long the parts stay, in rests between two steps.
const CAST = 3.2;
const LANDED = 2;
const OUTCOME = 3.5;
const PLAYED = 3;
const DONE = 1.5;
// More turns than this in one step are not shown one by one.
const HURRY = 3;

interface Values {
  seat: number;
  victim: number;
  card: string;
  path: string;
  faces: string[];
  result: number;
  target: number;
  count: number;
  total: number;
  level: number;
  column: number;
  act: number;
  place: number;
  cards: string[];
}

const values = (event: EventShape) => event.values as unknown as Values;

/** Stones with the face they show: "core-1 0". */
export function readFaces(faces: readonly string[]): [stone: number, face: number][] {
  return faces.map((one) => {
    const [stone = '', face = '0'] = one.split(' ');
    return [stoneNumber(stone), Number(face)];
  });
}

export function unfold(events: readonly EventShape[], before: ViewShape, after: ViewShape): Part[] {
  // A lesson hurries through several turns at once.
  if (events.filter(({ key }) => key === 'turn').length > HURRY) return [{ events, view: after }];
  const parts: Part[] = [];
  let table = adventure(before);
  let waiting: EventShape[] = [];
  const add = (events: readonly EventShape[], rest: number, stage?: Stage) => {
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
    const { key } = event;
    if (key === 'cast' || key === 'recast') {
      flush();
      const faces = readFaces(values(event).faces);
      const lying = new Map(table.attempt?.faces ?? []);
      const cast = faces.filter(([stone, face]) => key === 'cast' || lying.get(stone) !== face);
      table = happened(table, event);
      add([event], CAST, { stage: 'cast', cast: cast.map(([stone]) => stone) });
      add([], LANDED, { stage: 'landed' });
      continue;
    }
    table = happened(table, event);
    if (key === 'success' || key === 'failure') {
      flush();
      add([event], OUTCOME, { stage: 'outcome' });
      table = { ...table, attempt: table.attempt };
    } else if (key === 'play' || key === 'adversary-plays') {
      flush();
      add([event], PLAYED, { stage: 'play' });
    } else waiting.push(event);
  }
  if (!parts.length) return [{ events, view: after }];
  return [...parts, { events: waiting, view: after }];
}

// Small things come in a row: the steps follow each other quickly.
const SMALL = ['dark', 'xp', 'draw', 'draw-seen', 'refill', 'turn', 'host'];

export function rest(events: readonly EventShape[]): number {
  if (events.every(({ key }) => SMALL.includes(key))) return 0.4;
  return events.some(({ key }) => key === 'success' || key === 'failure' || key === 'play') ? 2 : 1;
}

function changed(table: Adventure, seat: number, change: (hero: Hero) => Partial<Hero>): Adventure {
  const heroes = table.heroes.map((hero, at) => (at === seat ? { ...hero, ...change(hero) } : hero));
  return { ...table, heroes };
}

function tried(table: Adventure, change: Partial<Attempt>): Adventure {
  return table.attempt ? { ...table, attempt: { ...table.attempt, ...change } } : table;
}

/** The table after an event that everybody sees. What it does not know it leaves as it is. */
export function happened(table: Adventure, event: EventShape): Adventure {
  const { seat, card, path, faces, result, target, total, level, column, act, place } = values(event);
  switch (event.key) {
    case 'attempt':
    case 'face':
      return { ...table, attempt: begun(table, seat, card, path ?? '', target) };
    case 'cast':
    case 'recast':
    case 'flip': {
      if (!table.attempt) return table;
      const lying = new Map(event.key === 'cast' ? [] : table.attempt.faces);
      for (const [stone, face] of readFaces(faces)) lying.set(stone, face);
      const all = [...lying].sort(([a], [b]) => a - b);
      return tried(table, { faces: all, pool: all.map(([stone]) => stone), result, target });
    }
    case 'result':
    case 'difficulty':
    case 'bonuses-gone':
      return tried(table, { result: table.attempt?.faces.length ? result : null, target });
    case 'success':
    case 'failure':
      return tried(table, { outcome: event.key, result, target });
    case 'retry':
      return tried(table, { outcome: null, faces: [], result: null });
    case 'xp':
    case 'xp-lost':
      return changed(table, seat, () => ({ xp: total }));
    case 'virtue':
    case 'corruption':
      return changed(table, seat, () => ({ level }));
    case 'draw':
    case 'draw-seen': {
      const deck = event.values.deck === 'antihero' ? 'antihero' : 'hero';
      const next = changed(table, seat, ({ hand }) => ({ hand: { ...hand, [deck]: hand[deck] + 1 } }));
      const drawn = event.values.drawn;
      if (event.key === 'draw-seen' && typeof drawn === 'string' && next.hand)
        return { ...next, hand: [...next.hand, drawn] };
      return next;
    }
    case 'play': {
      const at = table.hand?.indexOf(card) ?? -1;
      const hand = table.hand && at >= 0 && table.actor === seat ? table.hand.toSpliced(at, 1) : table.hand;
      return { ...table, hand, stack: [...table.stack, { seat, card, cancelled: false }] };
    }
    case 'adversary-plays':
      return { ...table, stack: [...table.stack, { seat: -1, card, cancelled: false }] };
    case 'gain': {
      const next = changed(table, seat, ({ story }) => ({ story: [...story, { card, path, column }] }));
      return { ...emptied(next, card), attempt: null };
    }
    case 'leaves':
    case 'journey':
    case 'discard':
      return emptied(table, card);
    case 'replaced':
    case 'swept':
      return values(event).cards.reduce(emptied, table);
    case 'refill':
      return placed(table, act, place, card);
    default:
      return table;
  }
}

function begun(table: Adventure, seat: number, card: string, path: string, target: number): Attempt {
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

function emptied(table: Adventure, card: string): Adventure {
  const name = spotOf(table, card);
  if (!name || spotAt(table, name)?.card !== card) return table;
  const [act = 0, place = 0] = name.split('.').map(Number);
  return placed(table, act, place, null);
}

function placed(table: Adventure, act: number, place: number, card: string | null): Adventure {
  const rows = table.rows.map((row, at) =>
    at === act - 1
      ? row.map((spot, index) =>
          index === place - 1 ? { card, ally: null, target: null, targets: null } : spot,
        )
      : row,
  );
  return { ...table, rows };
}
