// Jeraku: the shape of its view, its cards and clans, and what flies when something happens.

import type { Face, Flight } from '../../lib/motion.svelte';
import type { Scene } from '../../lib/scene';
import type { SoundName } from '../../lib/sound';
import type { Texts } from '../../lib/texts.svelte';
import type { EventShape, MoveShape, ViewShape } from '../../lib/wire';
import { daimyo, kachidoki, mark, ninjaSign, picture, samurai, tints } from './art';
import type { Clan, Suit, Value } from './art';

export type { Clan };

export type Step =
  | 'daimyos'
  | 'assign'
  | 'deal'
  | 'pass'
  | 'discard'
  | 'draft'
  | 'open'
  | 'take'
  | 'army'
  | 'play'
  | 'use'
  | 'place'
  | 'act'
  | 'push'
  | 'reveal'
  | 'victim'
  | 'done';

export type Use = 'deploy' | 'actions';

/** A clan that is in play; without a seat it is automatic or neutral. */
export interface ClanShape {
  clan: Clan;
  seat: number | null;
  party: number | null;
  /** Its Daimyo card. */
  card: number | null;
  daimyo: number | null;
  samurai: number[];
  supply: number;
  rp: number;
}

export interface RegionShape {
  pays: number[];
  next: number[] | null;
  influence: Partial<Record<Clan, number>>;
  ranks: Partial<Record<Clan, number>>;
}

/** Who holds a hand and may hold the Kachidoki card. */
export interface Party {
  seats: number[];
  clans: Clan[];
  hand: number;
  locked: number;
  voids: string[];
  known: string[];
}

export interface Played {
  clan: Clan;
  seat: number | null;
  card: string;
}

export interface Solo {
  open: string[];
  hidden: boolean;
  taken: string | null;
  discard: string[];
  discarded: number;
  pile: number;
  sum: number;
  /** The card with which an automatic clan acts. */
  enemy: string | null;
  victims: Clan[];
  /** What the reader's Ninja may place. */
  ninja: 'kyoto_cap' | 'single_if_kyoto' | 'one_kyoto_only';
}

/** What is to be seen of a step while it unfolds; made by `unfold`. */
export type Stage =
  | { stage: 'win'; event: EventShape }
  | { stage: 'cry'; region: number; clan: Clan; scores: EventShape[] }
  | { stage: 'prestige'; round: number }
  | { stage: 'region'; region: number; event: EventShape; scores: EventShape[] }
  | { stage: 'totals'; totals: EventShape[] }
  | { stage: 'told'; event: EventShape; region: number | null };

/** `view.table` as `JerakuView.table` makes it. */
export interface Jeraku {
  mode: string;
  players: number;
  round: number;
  rounds: number;
  step: Step;
  actor: number;
  asked: number[];
  order: number[];
  clans: ClanShape[];
  regions: RegionShape[];
  official: boolean;
  parties: Party[];
  kachidoki: number | null;
  skirmish: number;
  skirmishes: number;
  led: string | null;
  trick: Played[];
  winning: Clan | null;
  acting: Clan | null;
  card: string | null;
  use: Use | null;
  left: number;
  placed: number[];
  push: number | null;
  hand: string[] | null;
  given: string[];
  received: string[];
  locked: string[];
  discarded: string | null;
  row: string[];
  pack: string[];
  picks: string[];
  out: number;
  played: string[];
  /** All cards that the reader has had before him in this round. */
  seen: string[];
  daimyo_pair: number[] | null;
  solo: Solo | null;
  history: { cries: Record<string, number>; prestige: Record<string, number> }[];
  cries: Record<string, number>;
  stage?: Stage;
}

export const REGIONS = [0, 1, 2, 3, 4, 5, 6] as const;
export const SUITS: readonly Suit[] = ['red', 'yellow', 'blue'];
export const VALUES: readonly Value[] = ['ninja', '1', '2', '3', '4', '5', '6'];
/** The fields of the score track. */
export const TRACK = 50;

export function jeraku(view: ViewShape): Jeraku {
  return view.table as unknown as Jeraku;
}

/** The points of each seat: of two clans the better one counts. */
export function points(view: ViewShape): number[] {
  const best: number[] = [];
  for (const { seat, rp } of jeraku(view).clans)
    if (seat !== null) best[seat] = Math.max(best[seat] ?? 0, rp);
  return best;
}

// Regions.

/** A region as moves and events name it. */
export function regionName(region: number): string {
  return region ? String(region) : 'kyoto';
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

export function clanOf(table: Jeraku, clan: Clan): ClanShape {
  return table.clans.find((one) => one.clan === clan)!;
}

/** The clans as they stand below each other: those of the reader are the last, next to the hand. */
export function lanes(table: Jeraku, me: number | null): ClanShape[] {
  const own = table.parties.findIndex(({ seats }) => seats.includes(me ?? -1));
  // Around the table, beginning behind the reader.
  const order = table.order.map((seat) => table.parties.findIndex(({ seats }) => seats.includes(seat)));
  const start = order.indexOf(own) + 1;
  const value = ({ party }: ClanShape) =>
    party === null ? -1 : (order.indexOf(party) - start + order.length) % order.length;
  return [...table.clans].sort((a, b) => value(a) - value(b));
}

/** The card that a clan has played in this skirmish; alone at the table the one it acts with. */
export function playedBy(table: Jeraku, clan: Clan): string | undefined {
  const { solo } = table;
  if (solo) {
    if (clan === 'green') return solo.taken ?? undefined;
    return solo.enemy && parts(solo.enemy)[0] === clan ? solo.enemy : undefined;
  }
  return table.trick.find((one) => one.clan === clan)?.card;
}

/** Which of two sides a clan plays for, where there are sides. */
export function sideOf(table: Jeraku, clan: ClanShape): number | null {
  if (table.mode.startsWith('armies')) return clan.party;
  return table.mode === 'team' && clan.seat !== null ? clan.seat % 2 : null;
}

/** Whether one seat leads several armies. */
export function shares(table: Jeraku): boolean {
  return table.mode === 'armies';
}

/** Who leads a clan: a player, or nobody. */
export function leader(table: Jeraku, clan: ClanShape, names: readonly string[], texts: Texts): string {
  if (clan.seat !== null) return names[clan.seat] ?? '';
  return table.solo ? texts.say('page-jeraku-automatic') : texts.say('page-jeraku-neutral');
}

/** A clan with whoever leads it: "Anna, red clan"; without a leader "Red clan, acts by itself". */
export function saidClan(scene: Scene, clan: Clan): string {
  const { texts } = scene;
  const table = jeraku(scene.view);
  const one = clanOf(table, clan);
  const name = leader(table, one, scene.names, texts);
  if (one.seat === null) return `${texts.say('page-jeraku-clan-name', { clan })}, ${name}`;
  return texts.say('page-jeraku-clan', { clan, name });
}

export function isMine(scene: Scene, clan: ClanShape): boolean {
  return clan.seat !== null && clan.seat === scene.view.seat;
}

// What happens.

interface Values {
  seat: number;
  clan: Clan;
  rival: Clan;
  suit: Suit;
  value: Value;
  region: string;
  from: string;
  count: number;
  cards: string[];
  victim: number;
}

export function flights(event: EventShape, view: ViewShape, texts: Texts): Flight[] {
  const { seat, clan, rival, suit, value, region, from, count, cards, victim } =
    event.values as unknown as Values;
  const table = jeraku(view);
  const card = `${suit} ${value}`;
  const to = regionOf(region);
  const own =
    view.seat !== null &&
    table.parties.some(({ seats, clans }) => seats.includes(view.seat!) && clans.includes(clan));
  const piece = (from: string, to: string, of: Clan): Flight[] => [
    { from, to, face: null, token: samurai(of) },
  ];
  switch (event.key) {
    case 'deal':
    case 'deal-seen':
      return table.parties.map(({ seats }) => ({
        from: 'kachidoki|road',
        to: seats.includes(view.seat ?? -1) ? 'hand' : `plate ${seats[0]}`,
        face: null,
        count,
      }));
    case 'pass-seen': {
      const given = seat === view.seat;
      return cards.map((one) => ({
        from: given ? `hand ${one}|hand` : `plate ${seat}`,
        to: given ? `plate ${victim}` : `hand ${one}|hand`,
        face: face(one, texts),
      }));
    }
    case 'draft-seen':
      return [{ from: `pack ${card}`, to: `hand ${card}`, face: face(card, texts) }];
    case 'discard-seen':
      return [{ from: `hand ${card}`, to: 'road', face: null }];
    case 'pass':
      return [{ from: `plate ${seat}`, to: `plate ${victim}`, face: null, count }];
    case 'play':
      return [
        {
          from: own ? `hand ${card}|hand` : `plate ${seat}`,
          to: `trick ${clan}`,
          face: face(card, texts),
          turned: !own,
        },
      ];
    case 'take':
      return [{ from: `open ${card}`, to: `trick ${clan ?? 'green'}`, face: face(card, texts) }];
    case 'enemy':
      return [{ from: `open ${card}|hidden`, to: `trick ${clan}`, face: face(card, texts) }];
    case 'win': {
      // The card of the victory cry goes to another hand.
      const party = table.parties.findIndex(({ clans }) => clans.includes(clan));
      if (party === table.kachidoki) return [];
      return [{ from: 'kachidoki', to: 'kachidoki', face: null, token: kachidoki }];
    }
    case 'reveal':
      return [{ from: 'hidden', to: 'hidden', face: face(card, texts), turned: true }];
    case 'place':
    case 'enemy-place':
      return piece(`supply ${clan}`, `samurai ${clan} ${to}`, clan);
    case 'samurai':
      return piece(`samurai ${clan} ${regionOf(from)}`, `samurai ${clan} ${to}`, clan);
    case 'daimyo':
    case 'enemy-move':
      return [{ from: `daimyo ${clan}`, to: `daimyo ${clan}`, face: null, token: daimyo(clan) }];
    case 'remove':
    case 'enemy-kill':
      return piece(`samurai ${rival} ${to}`, `supply ${rival}`, rival);
    case 'push':
      return piece(`samurai ${rival} ${regionOf(from)}`, `samurai ${rival} ${to}`, rival);
    default:
      return [];
  }
}

const SOUNDS: Record<string, SoundName> = {
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

export function sound(event: EventShape): SoundName | null {
  return SOUNDS[event.key] ?? null;
}

// The text view.

export function group(move: MoveShape, texts: Texts): string {
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
export function aside({ key }: MoveShape, _view: ViewShape, texts: Texts): string {
  const cost = { daimyo: 2, samurai: 1, remove: 1 }[key];
  return cost ? texts.say('page-jeraku-cost', { count: cost }) : '';
}
