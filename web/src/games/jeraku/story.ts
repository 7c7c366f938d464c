// A step in which much happens, part by part: the end of a skirmish with its Kachidoki, Prestige region
// after region, what an automatic clan does. The tables in between are made from the one before it, by
// letting the events happen one after the other.

import type { Part } from '../../lib/scene';
import type { EventShape, ViewShape } from '../../lib/wire';
import {
  isNinja,
  jeraku,
  regionOf,
  REGIONS,
  type Clan,
  type ClanShape,
  type Jeraku,
  type RegionShape,
  type Stage,
} from './jeraku';

// How long the parts stay, in rests between two steps.
const DONE = 2;
const WON = 4;
const SCORED = 5;
const OPENED = 3;
const REGION = 4;
const TOLD = 6;
const SPARED = 4;

const CRY = ['cry-score', 'cry-score-neutral'];
const SCORES = ['score', 'score-neutral', 'score-enemy'];
const TOTALS = ['total', 'total-enemy'];
const ENEMY = [
  'enemy',
  'enemy-place',
  'enemy-empty',
  'enemy-kill',
  'enemy-spare',
  'enemy-move',
  'enemy-stay',
];

interface Values {
  seat: number;
  clan: Clan;
  rival: Clan;
  suit: string;
  value: string;
  region: string;
  from: string;
  points: number;
  round: number;
  why: string;
}

const values = (event: EventShape) => event.values as unknown as Values;

/** The parts of a step; most have just one. */
export function unfold(events: readonly EventShape[], before: ViewShape, after: ViewShape): Part[] {
  const parts: Part[] = [];
  let table = jeraku(before);
  let waiting: EventShape[] = [];
  const add = (events: readonly EventShape[], rest: number, stage?: Stage) => {
    const { stage: _, ...plain } = table;
    const shown = stage ? { ...plain, stage } : plain;
    parts.push({ events, rest, view: { ...before, question: null, moves: [], table: { ...shown } } });
  };
  /** What happened before something special is seen first. */
  const flush = () => {
    if (waiting.length) add(waiting, DONE);
    waiting = [];
  };
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    table = happened(table, event);
    const { key } = event;
    /** The events that follow and belong to this one. */
    const also = (keys: readonly string[]) => {
      const found: EventShape[] = [];
      while (at + 1 < events.length && keys.includes(events[at + 1]!.key)) {
        found.push(events[++at]!);
        table = happened(table, found.at(-1)!);
      }
      return found;
    };
    if (key === 'win') {
      flush();
      add([event], WON, { stage: 'win', event });
    } else if (key === 'kachidoki') {
      flush();
      const { clan, region } = values(event);
      const scores = also(CRY);
      add([event, ...scores], SCORED, { stage: 'cry', region: regionOf(region), clan, scores });
      // The cards of the skirmish go.
      table = { ...table, trick: [], led: null, winning: null, card: null, acting: null };
    } else if (key === 'prestige') {
      flush();
      table = { ...table, trick: [], led: null, winning: null, card: null, acting: null };
      add([event], OPENED, { stage: 'prestige', round: values(event).round });
    } else if (key === 'region') {
      flush();
      const scores = also(SCORES);
      const region = regionOf(values(event).region);
      add([event, ...scores], REGION, { stage: 'region', region, event, scores });
    } else if (TOTALS.includes(key)) {
      flush();
      const totals = [event, ...also(TOTALS)];
      add(totals, SCORED, { stage: 'totals', totals });
    } else if (ENEMY.includes(key)) {
      flush();
      const { region } = values(event);
      const rest = key === 'enemy-spare' || key === 'enemy-place' ? SPARED : TOLD;
      add([event], rest, { stage: 'told', event, region: region === undefined ? null : regionOf(region) });
    } else {
      waiting.push(event);
    }
  }
  if (!parts.length) return [{ events, view: after }];
  return [...parts, { events: waiting, view: after }];
}

// What a card does comes in a row: its parts follow each other quickly.
const SMALL = ['deploy', 'actions', 'place', 'daimyo', 'samurai', 'remove', 'push', 'stop', 'lock', 'draft'];

export function rest(events: readonly EventShape[]): number {
  if (events.every(({ key }) => SMALL.includes(key))) return 0.35;
  return events.some(({ key }) => key === 'play') ? 2 : 1;
}

/** The table after an event that everybody sees. What it does not know it leaves as it is. */
export function happened(table: Jeraku, event: EventShape): Jeraku {
  const { clan, rival, seat, suit, value, region, from, points, why } = values(event);
  const to = region === undefined ? 0 : regionOf(region);
  switch (event.key) {
    case 'play': {
      const card = `${suit} ${value}`;
      const played = [...table.trick, { clan, seat, card }];
      const parties = table.parties.map((one) =>
        one.clans.includes(clan) ? { ...one, hand: one.hand - 1 } : one,
      );
      const hand = table.hand?.filter((one) => one !== card) ?? null;
      // Whether a Ninja leads its suit is for the table to say.
      const led = why === 'lead' && !isNinja(card) ? suit : table.led;
      return { ...table, trick: played, led, card, acting: clan, parties, hand };
    }
    case 'place':
    case 'enemy-place':
      return counted(moved(table, clan, null, to));
    case 'samurai':
      return counted(moved(table, clan, regionOf(from), to));
    case 'remove':
    case 'enemy-kill':
      return counted(moved(table, rival, to, null));
    case 'push':
      return counted(moved(table, rival, regionOf(from), to));
    case 'daimyo':
    case 'enemy-move':
      return counted(changed(table, clan, (one) => ({ ...one, daimyo: to })));
    case 'advance':
      return counted(
        changed(table, clan, ({ samurai: [kyoto, first, ...others], ...one }) => ({
          ...one,
          daimyo: to,
          samurai: [kyoto! + first!, ...others, 0],
        })),
      );
    case 'enemy': {
      const card = `${suit} ${value}`;
      const solo = table.solo && {
        ...table.solo,
        enemy: card,
        taken: null,
        open: table.solo.open.filter((one) => one !== card),
        hidden: table.solo.hidden && table.solo.open.includes(card),
      };
      return { ...table, card, acting: clan, solo };
    }
    case 'win': {
      const party = table.parties.findIndex(({ clans }) => clans.includes(clan));
      return { ...table, winning: clan, kachidoki: party < 0 ? table.kachidoki : party, acting: null };
    }
    case 'cry-score':
    case 'score':
    case 'score-enemy': {
      const next = changed(table, clan, (one) => ({ ...one, rp: one.rp + points }));
      if (event.key !== 'cry-score') return next;
      return { ...next, cries: { ...next.cries, [clan]: (next.cries[clan] ?? 0) + points } };
    }
    default:
      return table;
  }
}

function changed(table: Jeraku, clan: Clan, change: (one: ClanShape) => ClanShape): Jeraku {
  return { ...table, clans: table.clans.map((one) => (one.clan === clan ? change(one) : one)) };
}

/** A samurai that goes from a region to another; null is the supply. */
function moved(table: Jeraku, clan: Clan, from: number | null, to: number | null): Jeraku {
  return changed(table, clan, (one) => ({
    ...one,
    samurai: one.samurai.map((count, at) => count - (at === from ? 1 : 0) + (at === to ? 1 : 0)),
    supply: one.supply + (to === null ? 1 : 0) - (from === null ? 1 : 0),
  }));
}

// What a Daimyo adds to the influence of its samurai.
const LORD = 2;

/** Influence and ranks anew, after pieces were moved. */
function counted(table: Jeraku): Jeraku {
  const regions = REGIONS.map((at): RegionShape => {
    const found = table.clans
      .map((one): [Clan, number] => [one.clan, one.samurai[at]! + (one.daimyo === at ? LORD : 0)])
      .filter(([, influence]) => influence > 0);
    // Whoever is equal takes the worst of the places they share.
    const rank = (influence: number) => found.filter(([, other]) => other >= influence).length;
    return {
      ...table.regions[at]!,
      influence: Object.fromEntries(found),
      ranks: Object.fromEntries(found.map(([clan, influence]) => [clan, rank(influence)])),
    };
  });
  return { ...table, regions };
}

/** The skirmish before the one that has begun, for those who want to see it again. */
export interface Last {
  plays: { clan: Clan; card: string }[];
  winner: Clan;
}

export function lastSkirmish(told: readonly EventShape[]): Last | null {
  const end = told.findLastIndex(({ key }) => key === 'win');
  if (end < 0) return null;
  const start = told.slice(0, end).findLastIndex(({ key }) => key === 'skirmish');
  const plays = told
    .slice(Math.max(0, start), end)
    .filter(({ key }) => key === 'play')
    .map((event) => ({ clan: values(event).clan, card: `${values(event).suit} ${values(event).value}` }));
  return { plays, winner: values(told[end]!).clan };
}
