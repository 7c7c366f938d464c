// The games that have a page. Each is loaded when it is first needed.

import type { GamePage } from '../lib/scene';
import { Refused } from '../lib/api';
import { learn, t } from '../lib/texts.svelte';
import glory from './glory/art/cover.svg?no-inline';
import honor from './honor/art/cover.svg?no-inline';
import jeraku from './jeraku/art/cover.svg?no-inline';

const PAGES: Record<string, () => Promise<{ default: GamePage }>> = {
  glory: () => import('./glory'),
  honor: () => import('./honor'),
  jeraku: () => import('./jeraku'),
};

export const covers: Record<string, string> = { glory, honor, jeraku };

/** The page of a game, with its sentences in the reader's language. */
export async function gamePage(game: string): Promise<GamePage> {
  const load = PAGES[game];
  if (!load) throw new Refused({ error: 'no-page', message: t('page-nowhere-about') });
  const lost = () => {
    throw new Refused({ error: 'unreachable', message: t('page-unreachable') });
  };
  const [page] = await Promise.all([load().catch(lost), learn(game)]);
  return page.default;
}
