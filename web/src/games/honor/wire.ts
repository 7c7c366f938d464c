// Made from src/kachidoki/games/honor by `python -m tools.wire_types --write`: do not edit.

import type { EventOf, MoveOf } from '../../lib/wire';

export const COLOURS = ['red', 'green', 'yellow', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const RANKS = [
  'bugle',
  'flag',
  'drum',
  'scout',
  'two',
  'three',
  'artillery',
  'five',
  'six',
  'cavalry',
  'one-star',
  'two-star',
  'three-star',
] as const;
export type Rank = (typeof RANKS)[number];

export type Card = `${Colour} ${Rank}`;

export const PLACES = ['left', 'centre', 'right'] as const;
export type Place = (typeof PLACES)[number];

export type Combination = 'pair' | 'mixed' | 'triple' | 'regiment' | 'all';

export type Step =
  | 'start'
  | 'side'
  | 'choose'
  | 'deal'
  | 'play'
  | 'order'
  | 'fill'
  | 'done';

/** What lies in a place. */
export interface Cell {
  card: Card | null;
  up: boolean;
  order: number;
  colours: Colour[] | null;
  shown?: true;
}

/** The last card of normal play, and whom it passes the turn to. */
export interface Arrow {
  seat: number;
  place: Place;
  to: number;
}

/** What a finished round paid to each seat, and for honours to each side at its first seat. */
export interface Round {
  points: number[];
  honours: number[];
}

/** [artillery] A gun, what it aims at, and whether a card is hit there. */
export interface Shot {
  seat: number;
  place: Place;
  to: number;
  at: Place;
  hit: boolean;
}

/** [scoring] What cards of one colour are worth: stars, and cards times generals. */
export interface Worth {
  colour: Colour;
  cards: Card[];
  stars: number;
  count: number;
  generals: number;
  points: number;
}

/** What everybody has seen: cards, and the colours that each seat has shown not to have. */
export interface Memory {
  seen: Card[];
  voids: Colour[][];
}

/** The table of Victory & Honor. A card is written as its colour and its rank: `red scout`. */
export interface HonorTable {
  game: 'honor';
  mode: string;
  players: number;
  team: boolean;
  advanced: boolean;
  rounds: number;
  phases: number;
  actor: number;
  step: Step;
  round: number;
  starter: number;
  phase: number;
  first: number;
  turn: number;
  cells: ((Cell | null)[])[];
  marks: (Colour | null)[];
  showing: Colour[][];
  open: Place[];
  trump: Colour | null;
  arrow: Arrow | null;
  forced: Place | null;
  suggested: Place | null;
  by: number | null;
  lost: Card[];
  history: Round[];
  fire: Shot[];
  hands: number[];
  hand: Card[] | null;
  captured: number[];
  spoils: Card[] | null;
  worth: Worth[] | null;
  totals: number[];
  sides: number[][];
  memory: Memory;
}

/** What happens. */
export type HonorEvent =
  | EventOf<'start', { seat: number }>
  | EventOf<'side', { seats: number[]; why: string }>
  | EventOf<'next-start', { seat: number; why: string }>
  | EventOf<'redeal', { seats: number[] }>
  | EventOf<'round', { round: number; seat: number }>
  | EventOf<'deal', { count: number }>
  | EventOf<'deal-seen', { count: number; cards: Card[] }>
  | EventOf<'phase', { phase: number; seat: number; why: string }>
  | EventOf<'lead', { seat: number; place: Place; colour: Colour; rank: Rank }>
  | EventOf<'follow', { seat: number; place: Place; colour: Colour; rank: Rank }>
  | EventOf<'sacrifice', { seat: number; place: Place; why: string }>
  | EventOf<'sacrifice-seen', { seat: number; place: Place; why: string; colour: Colour; rank: Rank }>
  | EventOf<'trump', { colour: Colour }>
  | EventOf<'order', { seat: number; victim: number; place: Place }>
  | EventOf<'suggest', { seat: number; victim: number; place: Place }>
  | EventOf<'no-order', { seat: number; victim: number }>
  | EventOf<'fill', { seat: number }>
  | EventOf<'battle', { phase: number }>
  | EventOf<'reveal', { seat: number; place: Place; colour: Colour; rank: Rank; trump: boolean }>
  | EventOf<'shell', { seat: number; place: Place; colour: Colour; rank: Rank; victim: number }>
  | EventOf<'win', { seat: number; place: Place; colour: Colour; rank: Rank; how: string; cards: Card[] }>
  | EventOf<'lost', { place: Place; cards: Card[]; why: string }>
  | EventOf<'round-end', { round: number }>
  | EventOf<'reserve', { seat: number; colour: Colour; rank: Rank }>
  | EventOf<'colour-score', { seat: number; colour: Colour; stars: number; count: number; generals: number; points: number }>
  | EventOf<'score', { seat: number; points: number }>
  | EventOf<'honours', { seats: number[]; sets: string[]; points: number }>
  | EventOf<'total', { seats: number[]; points: number; total: number }>
  | EventOf<'game-over', { seats: number[]; points: number; how: string }>;

/** What may be done. */
export type HonorMove =
  | MoveOf<'play', { place: Place; colour: Colour; rank: Rank }>
  | MoveOf<'order', { place: Place }>
  | MoveOf<'no-order', Record<string, never>>
  | MoveOf<'starter', { seat: number }>;

/** What the page knows of the game. */
export interface Honor {
  table: HonorTable;
  event: HonorEvent;
  move: HonorMove;
}
