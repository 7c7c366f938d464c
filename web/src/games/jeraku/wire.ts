// Made from src/kachidoki/games/jeraku by `python -m tools.wire_types --write`: do not edit.

import type { EventOf, MoveOf } from '../../lib/wire';

export type Clan = 'red' | 'yellow' | 'blue' | 'green' | 'black';

export const SUITS = ['red', 'yellow', 'blue'] as const;
export type Suit = (typeof SUITS)[number];

export const VALUES = ['ninja', '1', '2', '3', '4', '5', '6'] as const;
export type Value = (typeof VALUES)[number];

export const REGION_NAMES = ['kyoto', '1', '2', '3', '4', '5', '6'] as const;
export type RegionName = (typeof REGION_NAMES)[number];

export const WAYS = ['in', 'out'] as const;
export type Way = (typeof WAYS)[number];

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

export type NinjaRule = 'kyoto_cap' | 'single_if_kyoto' | 'one_kyoto_only';

/** A clan that is in play; without a seat it is automatic or neutral. */
export interface ClanShape {
  clan: Clan;
  seat: number | null;
  party: number | null;
  card: number | null;
  daimyo: number | null;
  samurai: number[];
  supply: number;
  rp: number;
  side: number | null;
}

/** What a region pays now and in the next round, and who has how much influence there. */
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
  voids: Suit[];
  known: string[];
}

/** A card of the skirmish. */
export interface Played {
  clan: Clan;
  seat: number;
  card: string;
}

/** [deploy], [ninja], [solo-card] How many samurai a card may place, in which regions, in which of them just one, and in which only if no other is placed. */
export interface Deploy {
  most: number;
  regions: number[];
  single: number[];
  alone: number[];
}

/** What there is only alone at the table. */
export interface Solo {
  open: string[];
  hidden: boolean;
  ninja: NinjaRule;
  taken: string | null;
  discard: string[];
  discarded: number;
  pile: number;
  sum: number;
  best: number[];
  enemy: string | null;
  victims: Clan[];
}

/** What each clan got in a finished round for cries, and for prestige. */
export interface Round {
  cries: Partial<Record<Clan, number>>;
  prestige: Partial<Record<Clan, number>>;
}

/** The table of Jeraku. A card is written as its suit and its value: `red ninja`; regions are numbered from Kyoto, 0. */
export interface JerakuTable {
  game: 'jeraku';
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
  led: Suit | null;
  trick: Played[];
  winning: Clan | null;
  acting: Clan | null;
  card: string | null;
  use: Use | null;
  left: number;
  placed: number[];
  push: number | null;
  deploys: Record<Value, Deploy>;
  hand: string[] | null;
  given: string[];
  received: string[];
  locked: string[];
  discarded: string | null;
  row: string[];
  pack: string[];
  picks: string[];
  daimyo_pair: number[] | null;
  out: number;
  played: string[];
  seen: string[];
  solo: Solo | null;
  history: Round[];
  cries: Partial<Record<Clan, number>>;
  cry: number[];
  totals: number[];
  decides: string[];
}

/** What happens. */
export type JerakuEvent =
  | EventOf<'daimyo-cards', { seats: number[]; low: number; high: number }>
  | EventOf<'daimyo-card', { clan: Clan; card: number; seat: number }>
  | EventOf<'daimyo-card-enemy', { clan: Clan; card: number }>
  | EventOf<'neutral', { clan: Clan }>
  | EventOf<'first', { seats: number[]; card: number }>
  | EventOf<'round', { round: number }>
  | EventOf<'advance', { clan: Clan; region: RegionName }>
  | EventOf<'deal', { count: number; out: number }>
  | EventOf<'deal-seen', { count: number; out: number; cards: string[] }>
  | EventOf<'deal-draft', { row: number; pack: number; out: number }>
  | EventOf<'deal-draft-seen', { row: number; pack: number; out: number; cards: string[]; packed: string[] }>
  | EventOf<'lock', { seat: number; victim: number }>
  | EventOf<'lock-seen', { seat: number; victim: number; suit: Suit; value: Value }>
  | EventOf<'pass', { seat: number; victim: number; count: number }>
  | EventOf<'pass-seen', { seat: number; victim: number; count: number; cards: string[] }>
  | EventOf<'discard', { seat: number }>
  | EventOf<'discard-seen', { seat: number; suit: Suit; value: Value }>
  | EventOf<'draft', { seat: number }>
  | EventOf<'draft-seen', { seat: number; suit: Suit; value: Value }>
  | EventOf<'swap', { count: number }>
  | EventOf<'swap-seen', { count: number; cards: string[] }>
  | EventOf<'drafted', { count: number }>
  | EventOf<'drafted-seen', { count: number; cards: string[] }>
  | EventOf<'skirmish', { number: number; seats: number[] }>
  | EventOf<'army', { seat: number; clan: Clan; why: string }>
  | EventOf<'play', { seat: number; clan: Clan; suit: Suit; value: Value; why: string }>
  | EventOf<'deploy', { seat: number; clan: Clan; region: RegionName }>
  | EventOf<'place', { seat: number; clan: Clan; region: RegionName }>
  | EventOf<'actions', { seat: number; clan: Clan; count: number }>
  | EventOf<'daimyo', { seat: number; clan: Clan; from: RegionName; region: RegionName }>
  | EventOf<'samurai', { seat: number; clan: Clan; from: RegionName; region: RegionName }>
  | EventOf<'remove', { seat: number; clan: Clan; rival: Clan; region: RegionName }>
  | EventOf<'push', { seat: number; clan: Clan; rival: Clan; from: RegionName; region: RegionName }>
  | EventOf<'stop', { seat: number; clan: Clan; left: number }>
  | EventOf<'win', { seat: number; clan: Clan; suit: Suit; value: Value; how: string }>
  | EventOf<'kachidoki', { clan: Clan; region: RegionName }>
  | EventOf<'cry-score', { clan: Clan; rank: number; influence: number; points: number; seat: number }>
  | EventOf<'cry-score-neutral', { clan: Clan; rank: number; influence: number }>
  | EventOf<'prestige', { round: number }>
  | EventOf<'region', { region: RegionName; first: number; second: number; third: number }>
  | EventOf<'score', { clan: Clan; region: RegionName; rank: number; influence: number; points: number; seat: number }>
  | EventOf<'score-neutral', { clan: Clan; region: RegionName; rank: number; influence: number }>
  | EventOf<'score-enemy', { clan: Clan; region: RegionName; rank: number; influence: number; points: number }>
  | EventOf<'total', { clan: Clan; prestige: number; total: number; seat: number; cries: number }>
  | EventOf<'total-enemy', { clan: Clan; prestige: number; total: number }>
  | EventOf<'enough', { seats: number[] }>
  | EventOf<'game-over', { seats: number[]; points: number; how: string }>
  | EventOf<'solo-skirmish', { number: number }>
  | EventOf<'open', { cards: string[] }>
  | EventOf<'take', { seat: number; suit: Suit; value: Value }>
  | EventOf<'reveal', { suit: Suit; value: Value }>
  | EventOf<'enemy', { clan: Clan; suit: Suit; value: Value; region: RegionName; rule: string }>
  | EventOf<'enemy-place', { clan: Clan; region: RegionName; rule: string }>
  | EventOf<'enemy-empty', { clan: Clan; region: RegionName; rule: string }>
  | EventOf<'enemy-kill', { seat: number; clan: Clan; rival: Clan; region: RegionName; by: string; why: string; rule: string }>
  | EventOf<'enemy-spare', { clan: Clan; region: RegionName; by: string; why: string; rule: string }>
  | EventOf<'enemy-move', { clan: Clan; from: RegionName; region: RegionName; why: string; rule: string }>
  | EventOf<'enemy-stay', { clan: Clan; region: RegionName; why: string; rule: string }>
  | EventOf<'solo-won', { seat: number; points: number; sum: number; how: string }>
  | EventOf<'solo-lost', { seat: number; points: number; sum: number; how: string }>;

/** What may be done. */
export type JerakuMove =
  | MoveOf<'play', { suit: Suit; value: Value }>
  | MoveOf<'deploy', Record<string, never>>
  | MoveOf<'actions', Record<string, never>>
  | MoveOf<'stop', Record<string, never>>
  | MoveOf<'place', { region: RegionName }>
  | MoveOf<'daimyo', { way: Way }>
  | MoveOf<'samurai', { from: RegionName; way: Way; region: RegionName }>
  | MoveOf<'remove', { clan: Clan }>
  | MoveOf<'to', { region: RegionName }>
  | MoveOf<'pass', { suit: Suit; value: Value }>
  | MoveOf<'discard', { suit: Suit; value: Value }>
  | MoveOf<'draft', { suit: Suit; value: Value }>
  | MoveOf<'take', { suit: Suit; value: Value }>
  | MoveOf<'victim', { clan: Clan }>
  | MoveOf<'army', { clan: Clan }>
  | MoveOf<'assign', { clan: Clan }>;

/** What the page knows of the game. */
export interface Jeraku {
  table: JerakuTable;
  event: JerakuEvent;
  move: JerakuMove;
}
