// Call to Adventure: what can be read off its table.

import type { Texts } from '../../lib/texts.svelte';
import type * as wire from './wire';
import { ABILITIES, ICONS } from './wire';
import type { Hero, Spot, StoryCard } from './wire';

export { ABILITIES, ICONS };
export type {
  AdventureEvent,
  AdventureMove,
  Attempt,
  Chance,
  Deck,
  Foe,
  Hero,
  Spot,
  WindowName,
} from './wire';

/** What is to be seen of a beat; made by `unfold`. */
export interface Stage {
  stage: 'cast' | 'landed' | 'outcome' | 'play';
  /** The stones that are in the air. */
  cast?: number[];
}

/** What lies on the table, also while a step unfolds. */
export interface AdventureTable extends wire.AdventureTable {
  stage?: Stage;
}

export interface Adventure extends wire.Adventure {
  table: AdventureTable;
}

export const COLUMNS = ['origin', 'motivation', 'destiny'] as const;

/** A place in a row as moves write it: `2.4`. */
export function spotName(act: number, place: number): string {
  return `${act}.${place}`;
}

/** Where a card lies in the rows, or under one of them. */
export function spotOf(table: AdventureTable, card: string): string | null {
  for (const [row, spots] of table.rows.entries()) {
    const at = spots.findIndex((one) => one.card === card || one.ally === card);
    if (at >= 0) return spotName(row + 1, at + 1);
  }
  return null;
}

/** The story cards of a column, in the order in which they came. */
export function column(hero: Hero, at: number): (StoryCard & { number: number })[] {
  return hero.story.map((one, index) => ({ ...one, number: index + 1 })).filter((one) => one.column === at);
}

/** Which path of its card a path key means: `storm-at-sea-2` is the second one. */
export function wayOf(path: string): 0 | 1 {
  return path.endsWith('-2') ? 1 : 0;
}

/** Whose Story is told on the large board: the reader's, or that of whoever has the turn. */
export function mainSeat(table: AdventureTable, me: number | null): number {
  return me ?? Math.max(0, table.active);
}

/** The others, in the order of play after `seat`. */
export function others(table: AdventureTable, seat: number): number[] {
  const count = table.heroes.length;
  return Array.from({ length: count - 1 }, (_, step) => (seat + 1 + step) % count);
}

/** The name of an ability or a story icon. */
export function iconName(icon: string, texts: Texts): string {
  if ((ABILITIES as readonly string[]).includes(icon)) return texts.name('ability', icon);
  if ((ICONS as readonly string[]).includes(icon)) return texts.name('icon', icon);
  return '';
}
