// Call to Adventure: the shape of its view, and what can be read off it.

import type { Texts } from '../../lib/texts.svelte';
import type { ViewShape } from '../../lib/wire';
import { ABILITIES, STORIES, type Ability, type Story } from './card/types';

export { ABILITIES, STORIES };
export type { Ability, Story };

export type Mode = 'versus' | 'first' | 'solo' | 'coop';
export type WindowName =
  'main' | 'prep' | 'turn-start' | 'trait' | 'before' | 'facing' | 'outcome' | 'turn-end';

/** A place in a row. */
export interface Spot {
  card: string | null;
  ally?: string | null;
  hidden?: boolean;
  target?: number | null;
  /** The target number of each path, with all that changes it. */
  targets?: number[] | null;
}

export interface Told {
  card: string;
  path: string;
  column: number;
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
}

export interface Hero {
  origin: string | null;
  motivation: string | null;
  destiny: string | null;
  rejected?: string[];
  dealt?: string[][];
  story: Told[];
  allies: string[];
  played: string[];
  hand: { hero: number; antihero: number };
  known: string[];
  level: number;
  xp: number;
  stage: number;
  done: boolean;
  /** Whether its characters were chosen. */
  chosen?: boolean;
  abilities: Record<Ability, number>;
  icons: Record<Story, number>;
  triumph: number;
  tragedy: number;
  points: Points;
}

export interface Modifier {
  value: number;
  on: 'result' | 'target';
  card: string;
  until: 'challenge' | 'cast' | 'turn';
}

export interface Attempt {
  seat: number;
  /** 0 is the Adversary of a solo or co-op game. */
  act: number;
  place: number;
  card: string;
  path: string;
  way: number;
  target: number;
  result: number | null;
  margin: number | null;
  pool: number[];
  faces: [stone: number, face: number][];
  dark_paid: number;
  dark_free: number;
  mods: Modifier[];
  casts: number;
  outcome: null | 'success' | 'failure';
}

export interface Waiting {
  /** -1 is the Adversary. */
  seat: number;
  card: string;
  cancelled: boolean;
}

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

export interface Chance {
  act: number;
  place: number;
  way: number;
  target: number;
  /** By the number of Dark runes that are still to be bought; null where they cannot be. */
  dark: (number | null)[];
}

export interface Scored {
  printed_triumph: number;
  printed_tragedy: number;
  sets: Partial<Record<Story, [count: number, points: number]>>;
  xp: number;
  hero: number;
  antihero: number;
  track: [level: number, points: number];
  destiny: { card: string; clause: number; points: number }[];
  total: number;
  rank: number;
}

export interface Pile {
  'act-1': number;
  'act-2': number;
  'act-3': number;
  hero: number;
  antihero: number;
  adversary: number;
}

/** What is to be seen of a beat; made by `unfold`. */
export interface Stage {
  stage: 'cast' | 'landed' | 'outcome' | 'play';
  /** The stones that are in the air. */
  cast?: number[];
}

/** `view.table` as `AdventureView.table` makes it. */
export interface Adventure {
  mode: Mode;
  players: number;
  cards: string;
  phase: 'setup' | 'play' | 'over';
  turn: number;
  active: number;
  actor: number;
  window: WindowName | null;
  responding: boolean;
  revealed: number;
  rows: Spot[][];
  decks: Pile;
  /** The decks at whose tops the reader has looked: what is known, from the top. */
  tops: Partial<Record<keyof Pile, (string | null)[]>>;
  discards: Record<keyof Pile, string[]>;
  heroes: Hero[];
  hand: string[] | null;
  turn_state: {
    main: number;
    journeys: number;
    dark: number;
    free_discard: boolean;
    journey_cost: number;
    dark_cost: number;
    idle: number;
    final: boolean;
  };
  attempt: Attempt | null;
  /** Where the reader is asked to react: the moves that are worth a question. */
  stakes?: string[] | null;
  stack: Waiting[];
  foe: Foe | null;
  end: { trigger: number; left: number[] };
  chances: { attempts: Chance[]; face: (number | null)[] | null; cast: (number | null)[] | null } | null;
  picking: { card: string; picked: unknown[] } | null;
  sheet: Scored[] | null;
  results: { winners: number[]; won: boolean | null; how: string } | null;
  stage?: Stage;
}

export const COLUMNS = ['origin', 'motivation', 'destiny'] as const;
export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
export const MOST_DARK = 3;
export const COLUMN = 3;

/** [track] What a level allows and pays, where no other track is set. */
export const TRACK: readonly { points: number; hero: boolean; antihero: boolean; dark: boolean }[] = [
  { points: 6, hero: true, antihero: false, dark: true },
  { points: 4, hero: true, antihero: false, dark: true },
  { points: 2, hero: true, antihero: true, dark: true },
  { points: 2, hero: true, antihero: true, dark: true },
  { points: 4, hero: false, antihero: true, dark: true },
  { points: 0, hero: false, antihero: true, dark: true },
  { points: -4, hero: false, antihero: true, dark: false },
];

/** [sets] What so many story icons of a kind are worth. */
export function setPoints(count: number): number {
  return [0, 0, 2, 4][count] ?? 8;
}

export function adventure(view: ViewShape): Adventure {
  return view.table as unknown as Adventure;
}

/** A place in a row as moves write it: `2.4`. */
export function spotName(act: number, place: number): string {
  return `${act}.${place}`;
}

export function spotAt(table: Adventure, name: string): Spot | undefined {
  const [act, place] = name.split('.').map(Number);
  return table.rows[(act ?? 0) - 1]?.[(place ?? 0) - 1];
}

/** Where a card lies in the rows, or under one of them. */
export function spotOf(table: Adventure, card: string): string | null {
  for (const [row, spots] of table.rows.entries()) {
    const at = spots.findIndex((one) => one.card === card || one.ally === card);
    if (at >= 0) return spotName(row + 1, at + 1);
  }
  return null;
}

/** [acts] Whether an act can give this hero nothing more. */
export function isClosed(hero: Hero | undefined, act: number): boolean {
  return hero !== undefined && act < hero.stage;
}

/** The story cards of a column, in the order in which they came. */
export function column(hero: Hero, at: number): (Told & { number: number })[] {
  return hero.story.map((one, index) => ({ ...one, number: index + 1 })).filter((one) => one.column === at);
}

/** Which path of its card a path key means: `storm-at-sea-2` is the second one. */
export function wayOf(path: string): 0 | 1 {
  return path.endsWith('-2') ? 1 : 0;
}

/** Whose Story is told on the large board: the reader's, or that of whoever has the turn. */
export function mainSeat(table: Adventure, me: number | null): number {
  return me ?? Math.max(0, table.active);
}

/** The others, in the order of play after `seat`. */
export function others(table: Adventure, seat: number): number[] {
  const count = table.heroes.length;
  return Array.from({ length: count - 1 }, (_, step) => (seat + 1 + step) % count);
}

/** The name of an ability or a story icon. */
export function iconName(icon: string, texts: Texts): string {
  if ((ABILITIES as readonly string[]).includes(icon)) return texts.name('ability', icon);
  if ((STORIES as readonly string[]).includes(icon)) return texts.name('icon', icon);
  return '';
}
