// Made from src/kachidoki/games/adventure by `python -m tools.wire_types --write`: do not edit.

import type { EventOf, MoveOf } from '../../lib/wire';

export const ABILITIES = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'wisdom',
  'charisma',
] as const;
export type Ability = (typeof ABILITIES)[number];

export const ICONS = [
  'divinity',
  'justice',
  'nature',
  'arcana',
  'royalty',
  'infamy',
] as const;
export type Icon = (typeof ICONS)[number];

export type Deck =
  | 'act-1'
  | 'act-2'
  | 'act-3'
  | 'hero'
  | 'antihero'
  | 'adversary';

export type WindowName =
  | 'main'
  | 'prep'
  | 'turn-start'
  | 'trait'
  | 'before'
  | 'facing'
  | 'outcome'
  | 'turn-end';

export type Until = 'challenge' | 'cast' | 'turn';

export type Why =
  | 'rune'
  | 'failure'
  | 'reward'
  | 'card'
  | 'dark'
  | 'journey'
  | 'trait'
  | 'cost'
  | 'setup';

/** [track] What a level pays and allows. */
export interface Level {
  points: number;
  hero: boolean;
  antihero: boolean;
  dark: boolean;
}

/** A place in a row, with the target numbers of the paths and all that changes them. */
export interface Spot {
  card: string | null;
  ally: string | null;
  targets: number[];
  hidden: boolean;
}

/** A card of a story, by which path it was gained, and under which character it lies. */
export interface StoryCard {
  card: string;
  path: string;
  column: number;
}

/** How many cards of each kind are in a hand. */
export interface HandSize {
  hero: number;
  antihero: number;
}

/** Points so far; what others cannot know yet is null. */
export interface Points {
  printed: number;
  sets: number;
  xp: number;
  hero: number;
  antihero: number;
  track: number;
  destiny: number | null;
  total: number | null;
  known: number;
}

/** What lies before a seat, and what is known of it. */
export interface Hero {
  origin: string | null;
  motivation: string | null;
  destiny: string | null;
  story: StoryCard[];
  allies: string[];
  played: string[];
  hand: HandSize;
  known: string[];
  level: number;
  xp: number;
  stage: number;
  closed: number[];
  done: boolean;
  chosen: boolean;
  abilities: Record<Ability, number>;
  icons: Record<Icon, number>;
  runes: Record<Ability, number>;
  sets: Record<Icon, number>;
  triumph: number;
  tragedy: number;
  points: Points;
  rejected?: string[];
  dealt?: string[][];
}

/** What is left of a turn, and what things cost in it. */
export interface Turn {
  main: number;
  journeys: number;
  dark: number;
  free_discard: boolean;
  journey_cost: number;
  dark_cost: number;
  idle: number;
  final: boolean;
}

/** What a card adds to an attempt. */
export interface Modifier {
  value: number;
  on: 'result' | 'target';
  card: string;
  until: Until;
}

/** The attempt under way; `act` and `place` 0 are the Adversary of a solo or co-op game. */
export interface Attempt {
  seat: number;
  act: number;
  place: number;
  card: string;
  path: string;
  way: number;
  target: number;
  result: number | null;
  margin: number | null;
  pool: number[];
  faces: [number, number][];
  dark_paid: number;
  dark_free: number;
  mods: Modifier[];
  casts: number;
  outcome: 'success' | 'failure' | null;
}

/** A card on the stack; seat -1 is the Adversary. */
export interface Waiting {
  seat: number;
  card: string;
  cancelled: boolean;
}

/** The Adversary of a solo or co-op game. */
export interface Foe {
  card: string;
  quest: string | null;
  rise: string | null;
  xp: number;
  target: number;
  difficulty: number;
  beaten: boolean;
  shown: string[];
  waiting: string[];
}

/** [end] Who has finished their story, or -1, and who still has a turn. */
export interface End {
  trigger: number;
  left: number[];
}

/** How likely an attempt succeeds, by the number of Dark runes that are still to be bought; null where they cannot be. */
export interface Chance {
  act: number;
  place: number;
  way: number;
  target: number;
  dark: (number | null)[];
}

/** [cast] The exact odds of the viewer, where a decision hangs on them. */
export interface Chances {
  attempts: Chance[];
  face: (number | null)[] | null;
  cast: (number | null)[] | null;
}

/** What has been picked so far, for a card. */
export interface PickedSoFar {
  card: string;
  picked: number[];
}

/** What an entry of a card brought at the end. */
export interface Clause {
  card: string;
  clause: number;
  points: number;
}

/** [scoring] A story at the end; equal ones share a rank. */
export interface Scored {
  printed_triumph: number;
  printed_tragedy: number;
  sets: Record<Icon, [number, number]>;
  xp: number;
  hero: number;
  antihero: number;
  track: [number, number];
  destiny: Clause[];
  total: number;
  rank: number;
}

/** Who has won, and what decided; together it is `won` or not. */
export interface Results {
  winners: number[];
  won: boolean | null;
  how: string;
}

/** The table of Call to Adventure. Cards are written as their ids in the set of cards. */
export interface AdventureTable {
  game: 'adventure';
  mode: string;
  players: number;
  cards: string;
  phase: 'setup' | 'play' | 'over';
  turn: number;
  active: number;
  actor: number;
  first: number;
  window: WindowName | null;
  responding: boolean;
  revealed: number;
  track: Level[];
  rows: Spot[][];
  decks: Record<Deck, number>;
  tops: Partial<Record<Deck, (string | null)[]>>;
  discards: Record<Deck, string[]>;
  heroes: Hero[];
  hand: string[] | null;
  turn_state: Turn;
  attempt: Attempt | null;
  stack: Waiting[];
  foe: Foe | null;
  end: End;
  chances: Chances | null;
  stakes: string[] | null;
  picking: PickedSoFar | null;
  sheet: Scored[] | null;
  results: Results | null;
}

/** What happens. */
export type AdventureEvent =
  | EventOf<'start', { seat: number }>
  | EventOf<'characters', { count: number }>
  | EventOf<'characters-seen', { count: number; cards: string[] }>
  | EventOf<'keep', { seat: number }>
  | EventOf<'keep-seen', { seat: number; cards: string[] }>
  | EventOf<'hero', { seat: number; origin: string; motivation: string }>
  | EventOf<'adversary', { card: string; quest: string; target: number }>
  | EventOf<'act', { act: number; cards: string[] }>
  | EventOf<'slot-empty', { act: number; place: number }>
  | EventOf<'refill', { act: number; place: number; card: string }>
  | EventOf<'shuffle', { deck: Deck }>
  | EventOf<'ally-leaves', { card: string }>
  | EventOf<'adversary-shown', { card: string }>
  | EventOf<'ally-moved', { seat: number; card: string; host: string }>
  | EventOf<'host', { seat: number; card: string; host: string }>
  | EventOf<'gain-ally', { seat: number; card: string }>
  | EventOf<'ally-given', { seat: number; victim: number; card: string }>
  | EventOf<'sacrifice', { seat: number; card: string }>
  | EventOf<'adversary-plays', { card: string }>
  | EventOf<'adversary-waits', { card: string }>
  | EventOf<'adversary-idle', { card: string }>
  | EventOf<'turn', { seat: number; turn: number }>
  | EventOf<'journey', { seat: number; card: string; cost: number }>
  | EventOf<'discard', { seat: number; card: string }>
  | EventOf<'trait', { seat: number; card: string; cost: number }>
  | EventOf<'attempt', { seat: number; card: string; path: string; target: number }>
  | EventOf<'face', { seat: number; card: string; target: number }>
  | EventOf<'dark', { seat: number; count: number; cost: number }>
  | EventOf<'cast', { seat: number; faces: string[]; result: number; target: number }>
  | EventOf<'recast', { seat: number; faces: string[]; result: number; target: number }>
  | EventOf<'flip', { seat: number; faces: string[]; result: number; target: number }>
  | EventOf<'xp', { seat: number; count: number; total: number; why: Why; card: string }>
  | EventOf<'xp-lost', { seat: number; count: number; total: number; why: Why; card: string }>
  | EventOf<'xp-moved', { seat: number; victim: number; count: number; card: string }>
  | EventOf<'xp-from-adversary', { seat: number; count: number; total: number; card: string }>
  | EventOf<'adversary-xp', { count: number; total: number; target: number; card: string }>
  | EventOf<'adversary-takes', { victim: number; count: number; total: number; target: number; card: string }>
  | EventOf<'adversary-xp-lost', { count: number; total: number; card: string }>
  | EventOf<'virtue', { seat: number; level: number; why: Why; card: string }>
  | EventOf<'corruption', { seat: number; level: number; why: Why; card: string }>
  | EventOf<'shield', { seat: number; level: number; count: number; card: string }>
  | EventOf<'play', { seat: number; card: string }>
  | EventOf<'use', { seat: number; card: string }>
  | EventOf<'draw', { seat: number; deck: Deck; why: Why; card: string }>
  | EventOf<'draw-seen', { seat: number; deck: Deck; why: Why; card: string; drawn: string }>
  | EventOf<'no-draw', { seat: number; deck: Deck }>
  | EventOf<'reorder', { seat: number; deck: Deck; count: number; card: string }>
  | EventOf<'look', { seat: number; deck: Deck; count: number; card: string }>
  | EventOf<'look-seen', { seat: number; deck: Deck; count: number; card: string; cards: string[] }>
  | EventOf<'bonuses-gone', { seat: number; result: number; target: number; card: string }>
  | EventOf<'result', { seat: number; result: number; target: number; card: string; count: number }>
  | EventOf<'difficulty', { seat: number; result: number; target: number; card: string; count: number }>
  | EventOf<'runes', { seat: number; runes: string[]; card: string }>
  | EventOf<'permit', { seat: number; what: 'ability' | 'dark_at_bottom' | 'trait_requirement'; card: string }>
  | EventOf<'price', { seat: number; what: 'journey' | 'dark_rune' | 'trait'; count: number; card: string }>
  | EventOf<'hand-lost', { seat: number; lost: string; card: string }>
  | EventOf<'taken-back', { seat: number; back: string; card: string }>
  | EventOf<'cancelled', { seat: number; victim: number; card: string; lost: string }>
  | EventOf<'cancelled-adversary', { seat: number; card: string; lost: string }>
  | EventOf<'replaced', { seat: number; cards: string[]; card: string }>
  | EventOf<'swept', { cards: string[]; card: string }>
  | EventOf<'success', { seat: number; card: string; path: string; result: number; target: number; margin: number }>
  | EventOf<'failure', { seat: number; card: string; path: string; result: number; target: number; margin: number }>
  | EventOf<'retry', { seat: number; host: string; card: string }>
  | EventOf<'leaves', { card: string }>
  | EventOf<'attempt-ends', { seat: number; card: string }>
  | EventOf<'gain', { seat: number; card: string; path: string; column: number }>
  | EventOf<'last-turns', { seat: number }>
  | EventOf<'final-turn', { seat: number }>
  | EventOf<'done', { seat: number }>
  | EventOf<'adversary-beaten', { seat: number; card: string }>
  | EventOf<'stalled', { rounds: number }>
  | EventOf<'destiny', { seat: number; card: string }>
  | EventOf<'score', { seat: number; printed: number; sets: number; xp: number; hero: number; antihero: number; track: number; destiny: number; total: number }>
  | EventOf<'game-over', { seats: number[]; points: number; how: string }>
  | EventOf<'won', { seats: number[]; points: number; how: string }>
  | EventOf<'lost', { total: number; target: number; how: string }>;

/** What may be done. */
export type AdventureMove =
  | MoveOf<'keep', { origin: number; motivation: number; destiny: number }>
  | MoveOf<'host', { act: number; place: number }>
  | MoveOf<'journey', { act: number; place: number }>
  | MoveOf<'discard', { act: number; place: number }>
  | MoveOf<'trait', { act: number; place: number }>
  | MoveOf<'attempt', { act: number; place: number; way: number }>
  | MoveOf<'face', Record<string, never>>
  | MoveOf<'dark', Record<string, never>>
  | MoveOf<'ready', Record<string, never>>
  | MoveOf<'end', Record<string, never>>
  | MoveOf<'pass', Record<string, never>>
  | MoveOf<'yes', Record<string, never>>
  | MoveOf<'no', Record<string, never>>
  | MoveOf<'enough', Record<string, never>>
  | MoveOf<'use', { source: 'origin' | 'motivation' | 'story' | 'ally' | 'row' | 'adversary' | 'quest' | 'rise'; act: number; number: number; way: number }>
  | MoveOf<'draw', { deck: Deck }>
  | MoveOf<'pay', { way: number }>
  | MoveOf<'player', { victim: number }>
  | MoveOf<'adversary', Record<string, never>>
  | MoveOf<'slot', { act: number; place: number }>
  | MoveOf<'rune', { rune: string }>
  | MoveOf<'ability', { ability: Ability }>
  | MoveOf<'icon', { icon: Icon }>
  | MoveOf<'number', { number: number }>
  | MoveOf<'ally', { number: number }>
  | MoveOf<'stack', { number: number }>
  | MoveOf<'play', { card: string }>
  | MoveOf<'card', { card: string }>;

/** What the page knows of the game. */
export interface Adventure {
  table: AdventureTable;
  event: AdventureEvent;
  move: AdventureMove;
}
