// Made from src/kachidoki/games/glory by `python -m tools.wire_types --write`: do not edit.

import type { EventOf, MoveOf } from '../../lib/wire';

export const KINDS = [
  'farmer',
  'monk',
  'envoy',
  'ninja',
  'samurai',
  'shogun',
  'daimyo',
  'empress',
  'emperor',
] as const;
export type Kind = (typeof KINDS)[number];

export const PILES = [
  'deck 1',
  'deck 2',
  'discard 1',
  'discard 2',
] as const;
export type Pile = (typeof PILES)[number];

export type Stack = 'a' | 'b' | 'c';

export type Mission =
  | 'a emperor'
  | 'a empress'
  | 'a daimyo'
  | 'a shogun'
  | 'b shogun'
  | 'b samurai'
  | 'b ninja'
  | 'b envoy'
  | 'c ninja'
  | 'c envoy'
  | 'c monk'
  | 'c farmer';

export type Cause = 'discard' | 'beaten' | 'replaced' | 'struck';

export type Phase =
  | 'start'
  | 'assign'
  | 'deal'
  | 'first'
  | 'second'
  | 'action'
  | 'close'
  | 'placing'
  | 'revealing'
  | 'done';

/** A set on the table, and whose it is. */
export interface LaidSet {
  seat: number;
  count: number;
}

/** A discard pile: only its top card is to be seen. */
export interface DiscardPile {
  size: number;
  top: Kind | null;
}

/** Cards that wait until their owner has chosen a discard pile for them. */
export interface PlacedCards {
  seat: number;
  kind: Kind;
  count: number;
  cause: Cause;
}

/** What everybody has seen: the cards that were taken openly, by seat, and both piles. */
export interface Memory {
  hands: Partial<Record<Kind, number>>[];
  discard: Kind[][];
}

/** The table of Call to Glory. A mission is written as its stack and its kind: `a empress`. */
export interface GloryTable {
  game: 'glory';
  mode: string;
  players: number;
  rounds: number;
  goal: number;
  actor: number;
  round: number;
  phase: Phase;
  starter: number;
  turn: number;
  drawn: Pile | null;
  sets: Partial<Record<Kind, LaidSet>>;
  history: number[][];
  deck: number[];
  discard: DiscardPile[];
  placing: PlacedCards | null;
  totals: number[];
  laid: number[];
  places: Pile[];
  ending: Kind[];
  hands: number[];
  hand: Partial<Record<Kind, number>> | null;
  memory: Memory;
  figures?: number[];
  supply?: number;
  gained?: number;
  missions?: Mission[];
  shown?: Mission[][];
  bonus?: number[];
}

/** What happens. */
export type GloryEvent =
  | EventOf<'start', { seat: number }>
  | EventOf<'next-start', { seat: number }>
  | EventOf<'round', { round: number; seat: number }>
  | EventOf<'missions', Record<string, never>>
  | EventOf<'missions-seen', { missions: Mission[] }>
  | EventOf<'deal', { count: number }>
  | EventOf<'deal-seen', { count: number; cards: Kind[] }>
  | EventOf<'draw', { seat: number; pile: Pile }>
  | EventOf<'draw-seen', { seat: number; pile: Pile; kind: Kind }>
  | EventOf<'take', { seat: number; pile: Pile; kind: Kind }>
  | EventOf<'lay', { seat: number; kind: Kind; count: number }>
  | EventOf<'discard', { seat: number; kind: Kind; pile: Pile }>
  | EventOf<'beaten', { seat: number; kind: Kind; pile: Pile; count: number }>
  | EventOf<'replaced', { seat: number; kind: Kind; pile: Pile; count: number }>
  | EventOf<'struck', { seat: number; kind: Kind; pile: Pile; count: number }>
  | EventOf<'figure', { seat: number; left: number }>
  | EventOf<'strike', { seat: number; victim: number; kind: Kind; left: number }>
  | EventOf<'round-end', { round: number; why: string; seat: number }>
  | EventOf<'reveal', { seat: number; stack: Stack; kind: Kind }>
  | EventOf<'bonus', { seat: number; kind: Kind; count: number; each: number; points: number }>
  | EventOf<'no-bonus', { kind: Kind }>
  | EventOf<'score', { seat: number; kinds: Kind[]; bonus: number; points: number; total: number }>
  | EventOf<'game-over', { seats: number[]; points: number; how: string }>;

/** What may be done. */
export type GloryMove =
  | MoveOf<'draw', { pile: Pile }>
  | MoveOf<'discard', { kind: Kind }>
  | MoveOf<'place', { pile: Pile }>
  | MoveOf<'end-turn', Record<string, never>>
  | MoveOf<'strike', { kind: Kind }>
  | MoveOf<'reveal', { stack: Stack; kind: Kind }>
  | MoveOf<'lay', { kind: Kind; count: number }>;

/** What the page knows of the game. */
export interface Glory {
  table: GloryTable;
  event: GloryEvent;
  move: GloryMove;
}
