// The arithmetic of a score sheet: how the cards of one colour are added up.

import type { Texts } from '../../lib/texts.svelte';
import type { Worth } from './wire';

type Counted = Pick<Worth, 'stars' | 'generals' | 'count'>;

export const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** The generals with so many stars together, the highest first; their sum leaves no choice. */
function split(stars: number, generals: number, known: readonly number[]): number[] | null {
  if (!generals) return stars ? null : [];
  for (const [at, one] of known.entries()) {
    const rest = split(stars - one, generals - 1, known.slice(at + 1));
    if (rest) return [one, ...rest];
  }
  return null;
}

/** How it is added up: `3 + 1 + 4 × 2`, where a line may end at a plus only. */
export function sum({ stars, generals, count }: Counted, texts: Texts): string {
  const known = Object.values(texts.numbers('stars')).sort((a, b) => b - a);
  const each = split(stars, generals, known) ?? [stars];
  return [...each, ...(count ? [`${count}\u00a0×\u00a0${generals}`] : [])].join(' + ');
}
