// A step in which much happens, part by part: the end of a skirmish with its Kachidoki, Prestige region
// after region, what an automatic clan does. The tables in between are made from the one before it, by
// letting the events happen one after the other.

import { ofKind, type Part, type Scene, type View } from '../../lib/scene';
import {
  DAIMYO_INFLUENCE,
  ENEMY,
  isNinja,
  regionOf,
  REGIONS,
  type Clan,
  type ClanShape,
  type Event,
  type Jeraku,
  type JerakuEvent,
  type JerakuTable,
  type Stage,
} from './jeraku';
import type { RegionShape } from './wire';

// How long the parts stay, in rests between two steps.
const DONE = 2;
const WON = 4;
const SCORED = 5;
const OPENED = 3;
const REGION = 4;
const TOLD = 6;
const SPARED = 4;

const CRY = ['cry-score', 'cry-score-neutral'] as const;
const SCORES = ['score', 'score-neutral', 'score-enemy'] as const;
const TOTALS = ['total', 'total-enemy'] as const;

/** The parts of a step; most have just one. */
export function unfold(
  events: readonly JerakuEvent[],
  before: View<Jeraku>,
  after: View<Jeraku>,
): Part<Jeraku>[] {
  const parts: Part<Jeraku>[] = [];
  let table = before.table;
  let waiting: JerakuEvent[] = [];
  const add = (events: readonly JerakuEvent[], rest: number, stage?: Stage) => {
    const { stage: _, ...plain } = table;
    const shown = stage ? { ...plain, stage } : plain;
    parts.push({ events, rest, view: { ...before, question: null, moves: [], table: shown } });
  };
  /** What happened before something special is seen first. */
  const flush = () => {
    if (waiting.length) add(waiting, DONE);
    waiting = [];
  };
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    table = happened(table, event);
    /** The events that follow and belong to this one. */
    const also = <Key extends JerakuEvent['key']>(...keys: readonly Key[]): Event<Key>[] => {
      const found: Event<Key>[] = [];
      for (let [next] = ofKind(events.slice(at + 1, at + 2), ...keys); next;) {
        found.push(next);
        at++;
        table = happened(table, next);
        [next] = ofKind(events.slice(at + 1, at + 2), ...keys);
      }
      return found;
    };
    const [total] = ofKind([event], ...TOTALS);
    const [enemy] = ofKind([event], ...ENEMY);
    if (event.key === 'win') {
      flush();
      add([event], WON, { stage: 'win', event });
    } else if (event.key === 'kachidoki') {
      flush();
      const { clan, region } = event.values;
      const scores = also(...CRY);
      add([event, ...scores], SCORED, { stage: 'cry', region: regionOf(region), clan, scores });
      // The cards of the skirmish go.
      table = { ...table, trick: [], led: null, winning: null, card: null, acting: null };
    } else if (event.key === 'prestige') {
      flush();
      table = { ...table, trick: [], led: null, winning: null, card: null, acting: null };
      add([event], OPENED, { stage: 'prestige', round: event.values.round });
    } else if (event.key === 'region') {
      flush();
      const scores = also(...SCORES);
      const region = regionOf(event.values.region);
      add([event, ...scores], REGION, { stage: 'region', region, event, scores });
    } else if (total) {
      flush();
      const totals = [total, ...also(...TOTALS)];
      add(totals, SCORED, { stage: 'totals', totals });
    } else if (enemy) {
      flush();
      const rest = enemy.key === 'enemy-spare' || enemy.key === 'enemy-place' ? SPARED : TOLD;
      add([event], rest, { stage: 'told', event: enemy, region: regionOf(enemy.values.region) });
    } else {
      waiting.push(event);
    }
  }
  if (!parts.length) return [{ events, view: after }];
  return [...parts, { events: waiting, view: after }];
}

// What a card does comes in a row: its parts follow each other quickly.
const SMALL: readonly string[] = [
  'deploy',
  'actions',
  'place',
  'daimyo',
  'samurai',
  'remove',
  'push',
  'stop',
  'lock',
  'draft',
];

export function rest(events: readonly JerakuEvent[]): number {
  if (events.every(({ key }) => SMALL.includes(key))) return 0.35;
  return events.some(({ key }) => key === 'play') ? 2 : 1;
}

/** The table after an event that everybody sees. What it does not know it leaves as it is. */
export function happened(table: JerakuTable, event: JerakuEvent): JerakuTable {
  switch (event.key) {
    case 'play': {
      const { clan, seat, suit, value, why } = event.values;
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
      return counted(moved(table, event.values.clan, null, regionOf(event.values.region)));
    case 'samurai': {
      const { clan, from, region } = event.values;
      return counted(moved(table, clan, regionOf(from), regionOf(region)));
    }
    case 'remove':
    case 'enemy-kill':
      return counted(moved(table, event.values.rival, regionOf(event.values.region), null));
    case 'push': {
      const { rival, from, region } = event.values;
      return counted(moved(table, rival, regionOf(from), regionOf(region)));
    }
    case 'daimyo':
    case 'enemy-move': {
      const daimyo = regionOf(event.values.region);
      return counted(changed(table, event.values.clan, (one) => ({ ...one, daimyo })));
    }
    case 'advance': {
      const { clan, region } = event.values;
      return counted(
        changed(table, clan, ({ samurai: [kyoto, first, ...others], ...one }) => ({
          ...one,
          daimyo: regionOf(region),
          samurai: [kyoto! + first!, ...others, 0],
        })),
      );
    }
    case 'enemy': {
      const { clan, suit, value } = event.values;
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
      const { clan } = event.values;
      const party = table.parties.findIndex(({ clans }) => clans.includes(clan));
      return { ...table, winning: clan, kachidoki: party < 0 ? table.kachidoki : party, acting: null };
    }
    case 'cry-score':
    case 'score':
    case 'score-enemy': {
      const { clan, points } = event.values;
      const next = changed(table, clan, (one) => ({ ...one, rp: one.rp + points }));
      if (event.key !== 'cry-score') return next;
      return { ...next, cries: { ...next.cries, [clan]: (next.cries[clan] ?? 0) + points } };
    }
    default:
      return table;
  }
}

function changed(table: JerakuTable, clan: Clan, change: (one: ClanShape) => ClanShape): JerakuTable {
  return { ...table, clans: table.clans.map((one) => (one.clan === clan ? change(one) : one)) };
}

/** A samurai that goes from a region to another; null is the supply. */
function moved(table: JerakuTable, clan: Clan, from: number | null, to: number | null): JerakuTable {
  return changed(table, clan, (one) => ({
    ...one,
    samurai: one.samurai.map((count, at) => count - (at === from ? 1 : 0) + (at === to ? 1 : 0)),
    supply: one.supply + (to === null ? 1 : 0) - (from === null ? 1 : 0),
  }));
}

/** Influence and ranks anew, after pieces were moved. */
function counted(table: JerakuTable): JerakuTable {
  const regions = REGIONS.map((at): RegionShape => {
    const found = table.clans
      .map((one): [Clan, number] => [one.clan, one.samurai[at]! + (one.daimyo === at ? DAIMYO_INFLUENCE : 0)])
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

export function lastSkirmish(told: Scene<Jeraku>['told']): Last | null {
  const winner = ofKind(told, 'win').at(-1);
  if (!winner) return null;
  const end = told.indexOf(winner);
  const start = told.slice(0, end).findLastIndex(({ key }) => key === 'skirmish');
  const plays = ofKind(told.slice(Math.max(0, start), end), 'play').map(
    ({ values: { clan, suit, value } }) => ({ clan, card: `${suit} ${value}` }),
  );
  return { plays, winner: winner.values.clan };
}
