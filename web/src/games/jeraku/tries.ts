// What the cards and pieces in sight suggest, be it allowed or not: the text view says why it is not.

import type { ViewShape } from '../../lib/wire';
import { jeraku, REGIONS, regionName, type Step } from './jeraku';

/** What is done with a card, where that is asked. */
export const VERBS: Partial<Record<Step, string>> = {
  pass: 'pass',
  discard: 'discard',
  draft: 'draft',
  take: 'take',
  play: 'play',
};

export function tries(view: ViewShape): string[] {
  const { step, hand, pack, solo, clans } = jeraku(view);
  const regions = REGIONS.map(regionName);
  const verb = VERBS[step];
  if (verb) {
    const cards = step === 'draft' ? pack : step === 'take' ? (solo?.open ?? []) : (hand ?? []);
    return cards.map((card) => `${verb} ${card}`);
  }
  switch (step) {
    case 'use':
      return ['deploy', 'actions'];
    case 'place':
      return regions.map((region) => `place ${region}`);
    case 'act':
      return [
        ...['in', 'out'].flatMap((way) => [
          `daimyo ${way}`,
          ...regions.map((region) => `samurai ${region} ${way}`),
        ]),
        ...clans.map(({ clan }) => `remove ${clan}`),
      ];
    case 'push':
      return regions.map((region) => `to ${region}`);
    case 'army':
    case 'assign':
    case 'victim':
      return clans.map(({ clan }) => `${step} ${clan}`);
    default:
      return [];
  }
}
