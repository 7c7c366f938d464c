// The games that have a page of their own. Each is loaded when it is first needed.

import type { Component } from 'svelte';
import type { GamePage } from '../lib/scene';
import { Refused } from '../lib/api';
import { learn, t, type Texts } from '../lib/texts.svelte';
import adventure from './adventure/art/cover.svg?no-inline';
import glory from './glory/art/cover.svg?no-inline';
import honor from './honor/art/cover.svg?no-inline';
import jeraku from './jeraku/art/cover.svg?no-inline';
import { clanOf } from './jeraku/seats';

const PAGES: Record<string, () => Promise<{ default: GamePage }>> = {
  adventure: () => import('./adventure'),
  glory: () => import('./glory'),
  honor: () => import('./honor'),
  jeraku: () => import('./jeraku'),
};

export const covers: Record<string, string> = { adventure, glory, honor, jeraku };

/** The colour of a seat, as it will be at the table. */
export function seatColour(game: string, mode: string, seat: number): string {
  return game === 'jeraku' ? `var(--clan-${clanOf(mode, seat)})` : `var(--seat-${seat}, var(--ink))`;
}

/** The games whose cards can be looked through. */
export const galleries: Record<string, () => Promise<{ default: Component<{ texts: Texts }> }>> = {
  adventure: () => import('./adventure/Gallery.svelte'),
};

/** The page of a game, with its sentences in the reader's language; at a table, of its edition. */
export async function gamePage(game: string, edition = ''): Promise<GamePage> {
  // Any other game that the server knows has the general table.
  const load = PAGES[game] ?? (() => import('./plain'));
  const lost = () => {
    throw new Refused({ error: 'unreachable', message: t('page-unreachable') });
  };
  const [page] = await Promise.all([load().catch(lost), learn(game, edition)]);
  return page.default;
}
