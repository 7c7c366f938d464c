// Jeraku: its cards, regions and clans, and what flies when something happens.

import type { Face, Flight } from '../../lib/motion.svelte';
import type { Said, Scene, View } from '../../lib/scene';
import type { SoundName } from '../../lib/sound';
import type { Texts } from '../../lib/texts.svelte';
import { daimyo, kachidoki, mark, ninjaSign, picture, samurai, tints } from './art';
import type * as wire from './wire';
import {
  REGION_NAMES,
  SUITS,
  VALUES,
  type Clan,
  type ClanShape,
  type JerakuEvent,
  type JerakuMove,
  type RegionName,
  type Step,
  type Suit,
  type Use,
  type Value,
} from './wire';

export { SUITS, VALUES };
export type { Clan, ClanShape, JerakuEvent, JerakuMove, Step, Suit, Use, Value };

/** One kind of event. */
export type Event<Key extends JerakuEvent['key']> = Extract<JerakuEvent, { key: Key }>;
/** What an automatic clan does. */
type Enemy = Event<
  'enemy' | 'enemy-place' | 'enemy-empty' | 'enemy-kill' | 'enemy-spare' | 'enemy-move' | 'enemy-stay'
>;
type Cry = Event<'cry-score' | 'cry-score-neutral'>;
type Score = Event<'score' | 'score-neutral' | 'score-enemy'>;

/** What is to be seen of a step while it unfolds; made by `unfold`. */
export type Stage =
  | { stage: 'win'; event: Event<'win'> }
  | { stage: 'cry'; region: number; clan: Clan; scores: Cry[] }
  | { stage: 'prestige'; round: number }
  | { stage: 'region'; region: number; event: Event<'region'>; scores: Score[] }
  | { stage: 'totals'; totals: Event<'total' | 'total-enemy'>[] }
  | { stage: 'told'; event: Enemy; region: number };

/** What lies on the table, also while a step unfolds. */
export interface JerakuTable extends wire.JerakuTable {
  stage?: Stage;
}

export interface Jeraku extends wire.Jeraku {
  table: JerakuTable;
}

/** The steps at which a card is chosen, by a move that is called the same. */
const CARD_STEPS = ['play', 'pass', 'discard', 'draft', 'take'] as const;
export type CardStep = (typeof CARD_STEPS)[number];

export function cardStep(step: Step | null): CardStep | undefined {
  return CARD_STEPS.find((one) => one === step);
}

export const REGIONS = [0, 1, 2, 3, 4, 5, 6] as const;

// Regions.

/** A region as moves and events name it. */
export function regionName(region: number): RegionName {
  return REGION_NAMES[region]!;
}

export function regionOf(name: unknown): number {
  return name === 'kyoto' ? 0 : Number(name);
}

export function saidRegion(region: number, texts: Texts): string {
  return texts.name('region', regionName(region));
}

// Cards.

export function parts(card: string): [suit: Suit, value: Value] {
  return card.split(' ') as [Suit, Value];
}

/** The number by which cards are ordered everywhere. */
export function code(card: string): number {
  const [suit, value] = parts(card);
  return SUITS.indexOf(suit) * VALUES.length + VALUES.indexOf(value);
}

export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => code(a) - code(b));
}

/** The region of a number, or its action points; a Ninja has none. */
export function number(card: string): number {
  const value = parts(card)[1];
  return value === 'ninja' ? 0 : Number(value);
}

export function isNinja(card: string): boolean {
  return parts(card)[1] === 'ninja';
}

export function face(card: string, texts: Texts): Face {
  const [suit, value] = parts(card);
  return {
    title: texts.say('page-jeraku-card-title', { suit, value }),
    corner: value === 'ninja' ? '' : value,
    picture: picture(suit, value),
    mark: mark(suit),
    ...(value === 'ninja' ? { sign: ninjaSign } : {}),
    ...tints[suit],
  };
}

/** A card as it is said in a sentence. */
export function called(card: string, texts: Texts): string {
  const [suit, value] = parts(card);
  return texts.say('page-jeraku-card', { suit, value });
}

// Clans and sides.

export function clanOf(table: JerakuTable, clan: Clan): ClanShape {
  return table.clans.find((one) => one.clan === clan)!;
}

/** The clans as they stand below each other: those of the reader are the last, next to the hand. */
export function lanes(table: JerakuTable, me: number | null): ClanShape[] {
  const own = table.parties.findIndex(({ seats }) => seats.includes(me ?? -1));
  // Around the table, beginning behind the reader.
  const order = table.order.map((seat) => table.parties.findIndex(({ seats }) => seats.includes(seat)));
  const start = order.indexOf(own) + 1;
  const value = ({ party }: ClanShape) =>
    party === null ? -1 : (order.indexOf(party) - start + order.length) % order.length;
  return [...table.clans].sort((a, b) => value(a) - value(b));
}

/** The card that a clan has played in this skirmish; alone at the table the one it acts with. */
export function playedBy(table: JerakuTable, clan: Clan): string | undefined {
  const { solo } = table;
  if (solo) {
    if (clan === 'green') return solo.taken ?? undefined;
    return solo.enemy && parts(solo.enemy)[0] === clan ? solo.enemy : undefined;
  }
  return table.trick.find((one) => one.clan === clan)?.card;
}

/** Whether one seat leads several armies. */
export function shares({ clans, parties }: JerakuTable): boolean {
  return parties.some(({ seats }) => clans.filter(({ seat }) => seat === seats[0]).length > 1);
}

/** Who leads a clan: a player, or nobody. */
export function leader(table: JerakuTable, clan: ClanShape, names: readonly string[], texts: Texts): string {
  if (clan.seat !== null) return names[clan.seat] ?? '';
  return table.solo ? texts.say('page-jeraku-automatic') : texts.say('page-jeraku-neutral');
}

/** A clan with whoever leads it: "Anna, red clan"; without a leader "Red clan, acts by itself". */
export function saidClan(scene: Scene<Jeraku>, clan: Clan): string {
  const { texts } = scene;
  const table = scene.view.table;
  const one = clanOf(table, clan);
  const name = leader(table, one, scene.names, texts);
  if (one.seat === null) return `${texts.say('page-jeraku-clan-name', { clan })}, ${name}`;
  return texts.say('page-jeraku-clan', { clan, name });
}

export function isMine(scene: Scene<Jeraku>, clan: ClanShape): boolean {
  return clan.seat !== null && clan.seat === scene.view.seat;
}

/** The points of each seat's own clan, where two seats have a side. */
export function own({ table }: View<Jeraku>): number[] {
  const led = table.totals.map((_, seat) => table.clans.filter((one) => one.seat === seat));
  const paired = table.clans.some(({ side }) => side !== null) && led.every((clans) => clans.length === 1);
  return paired ? led.map(([one]) => one!.rp) : [];
}

// What happens.

export function flights(event: JerakuEvent, view: View<Jeraku>, texts: Texts): Flight[] {
  const { table } = view;
  const own = (clan: Clan) =>
    view.seat !== null &&
    table.parties.some(({ seats, clans }) => seats.includes(view.seat!) && clans.includes(clan));
  const piece = (from: string, to: string, of: Clan): Flight[] => [
    { from, to, face: null, token: samurai(of) },
  ];
  const stand = (clan: Clan, region: RegionName) => `samurai ${clan} ${regionOf(region)}`;
  const name = ({ suit, value }: { suit: Suit; value: Value }) => `${suit} ${value}`;
  switch (event.key) {
    case 'deal':
    case 'deal-seen': {
      const { count } = event.values;
      return table.parties.map(({ seats }) => ({
        from: 'kachidoki|road',
        to: seats.includes(view.seat ?? -1) ? 'hand' : `plate ${seats[0]}`,
        face: null,
        count,
      }));
    }
    case 'pass-seen': {
      const { seat, victim, cards } = event.values;
      const given = seat === view.seat;
      return cards.map((one) => ({
        from: given ? `hand ${one}|hand` : `plate ${seat}`,
        to: given ? `plate ${victim}` : `hand ${one}|hand`,
        face: face(one, texts),
      }));
    }
    case 'draft-seen': {
      const card = name(event.values);
      return [{ from: `pack ${card}`, to: `hand ${card}`, face: face(card, texts) }];
    }
    case 'discard-seen':
      return [{ from: `hand ${name(event.values)}`, to: 'road', face: null }];
    case 'pass': {
      const { seat, victim, count } = event.values;
      return [{ from: `plate ${seat}`, to: `plate ${victim}`, face: null, count }];
    }
    case 'play': {
      const { seat, clan } = event.values;
      const [card, mine] = [name(event.values), own(clan)];
      const from = mine ? `hand ${card}|hand` : `plate ${seat}`;
      return [{ from, to: `trick ${clan}`, face: face(card, texts), turned: !mine }];
    }
    case 'take': {
      const card = name(event.values);
      return [{ from: `open ${card}`, to: 'trick green', face: face(card, texts) }];
    }
    case 'enemy': {
      const card = name(event.values);
      return [{ from: `open ${card}|hidden`, to: `trick ${event.values.clan}`, face: face(card, texts) }];
    }
    case 'win': {
      // The card of the victory cry goes to another hand.
      const party = table.parties.findIndex(({ clans }) => clans.includes(event.values.clan));
      if (party === table.kachidoki) return [];
      return [{ from: 'kachidoki', to: 'kachidoki', face: null, token: kachidoki }];
    }
    case 'reveal':
      return [{ from: 'hidden', to: 'hidden', face: face(name(event.values), texts), turned: true }];
    case 'place':
    case 'enemy-place': {
      const { clan, region } = event.values;
      return piece(`supply ${clan}`, stand(clan, region), clan);
    }
    case 'samurai': {
      const { clan, from, region } = event.values;
      return piece(stand(clan, from), stand(clan, region), clan);
    }
    case 'daimyo':
    case 'enemy-move': {
      const { clan } = event.values;
      return [{ from: `daimyo ${clan}`, to: `daimyo ${clan}`, face: null, token: daimyo(clan) }];
    }
    case 'remove':
    case 'enemy-kill': {
      const { rival, region } = event.values;
      return piece(stand(rival, region), `supply ${rival}`, rival);
    }
    case 'push': {
      const { rival, from, region } = event.values;
      return piece(stand(rival, from), stand(rival, region), rival);
    }
    default:
      return [];
  }
}

const SOUNDS: Partial<Record<JerakuEvent['key'], SoundName>> = {
  deal: 'draw',
  'deal-seen': 'draw',
  'deal-draft': 'draw',
  'deal-draft-seen': 'draw',
  'pass-seen': 'draw',
  swap: 'draw',
  'swap-seen': 'draw',
  open: 'draw',
  play: 'put',
  take: 'put',
  enemy: 'put',
  reveal: 'turn',
  place: 'put',
  'enemy-place': 'put',
  daimyo: 'put',
  samurai: 'put',
  push: 'put',
  'enemy-move': 'put',
  remove: 'lost',
  'enemy-kill': 'lost',
  win: 'turn',
  kachidoki: 'lay',
  prestige: 'round',
  region: 'lay',
  'game-over': 'win',
  'solo-won': 'win',
  'solo-lost': 'lost',
};

export function sound(event: JerakuEvent): SoundName | null {
  return SOUNDS[event.key] ?? null;
}

// The text view.

export function group(move: JerakuMove, texts: Texts): string {
  switch (move.key) {
    case 'play':
    case 'pass':
    case 'discard':
    case 'draft':
    case 'take':
      return texts.say('page-jeraku-moves-card');
    case 'place':
    case 'to':
      return texts.say('page-jeraku-moves-region');
    case 'daimyo':
    case 'samurai':
      return texts.say('page-jeraku-moves-move');
    case 'remove':
      return texts.say('page-jeraku-moves-remove');
    default:
      return texts.say('page-jeraku-moves-other');
  }
}

/** What an action costs, which its words do not say. */
export function aside({ key }: Said<JerakuMove>, _view: View<Jeraku>, texts: Texts): string {
  const cost = texts.numbers('cost')[key];
  return cost ? texts.say('page-jeraku-cost', { count: cost }) : '';
}
