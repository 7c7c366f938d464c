// The games that have a page of their own: each has a folder here, named by its id, and is found there.

import type { Component } from 'svelte';
import type { GamePage } from '../lib/scene';
import { Refused } from '../lib/api';
import type { ModeShape } from '../lib/wire';
import { learn, t, type Texts } from '../lib/texts.svelte';

/** What a game says of the seats of a new table, in its `seats.ts`. */
interface Seats {
  /** The colour of what tells a seat apart, as the mode says. */
  seatColour?: (mark: string) => string;
  /** The characters that sit at the table, seat by seat: their pictures. */
  faces?: readonly string[];
}
type Gallery = Component<{ texts: Texts }>;

/** What was found, by the id of the game: the name of the folder. */
function byGame<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).map(([path, one]) => [path.split('/')[1]!, one]));
}

// Each is loaded when it is first needed.
const pages = byGame(import.meta.glob<{ default: GamePage }>('./*/index.ts'));

/** The games whose cards can be looked through. */
export const galleries = byGame(import.meta.glob<{ default: Gallery }>('./*/Gallery.svelte'));

export const covers = byGame(
  import.meta.glob<string>('./*/art/cover.svg', { eager: true, query: '?no-inline', import: 'default' }),
);

const seats = byGame(import.meta.glob<Seats>('./*/seats.ts', { eager: true }));

/** The colour of a seat, as it will be at the table. */
export function seatColour(game: string, mode: ModeShape | undefined, seat: number): string {
  const mark = mode?.marks[seat];
  const colour = mark === undefined ? undefined : seats[game]?.seatColour?.(mark);
  return colour ?? `var(--seat-${seat}, var(--ink))`;
}

/** The face of a seat, as it will be at the table, if the game has any. */
export function faceOf(game: string, seat: number): string | undefined {
  return seats[game]?.faces?.[seat];
}

/** The page of a game, with its sentences in the reader's language; at a table, of its edition. */
export async function gamePage(game: string, edition = ''): Promise<GamePage> {
  // Any other game that the server knows has the general table.
  const load = pages[game] ?? pages.plain!;
  const lost = () => {
    throw new Refused({ error: 'unreachable', message: t('page-unreachable') });
  };
  const [page] = await Promise.all([load().catch(lost), learn(game, edition)]);
  return page.default;
}
