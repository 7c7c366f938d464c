// What the cards and pieces in sight suggest, be it allowed or not: the text view says why it is not.

import type { ViewShape } from '../../lib/wire';
import { jeraku, REGIONS, regionName, type Step } from './jeraku';

/** What is done with a card of the hand, where that is asked. */
const VERBS: Partial<Record<Step, string>> = { pass: 'pass', discard: 'discard', play: 'play' };

export function tries(view: ViewShape): string[] {
  const { step, hand, pack, row } = jeraku(view);
  const regions = REGIONS.map(regionName);
  const verb = VERBS[step];
  if (verb) return (hand ?? []).map((card) => `${verb} ${card}`);
  switch (step) {
    case 'draft':
      return pack.map((card) => `draft ${card}`);
    case 'take':
      return row.map((card) => `take ${card}`);
    case 'use':
      return ['deploy', 'actions'];
    case 'place':
      return regions.map((region) => `place ${region}`);
    case 'act':
      return ['in', 'out'].flatMap((way) => [
        `daimyo ${way}`,
        ...regions.map((region) => `samurai ${region} ${way}`),
      ]);
    case 'push':
      return regions.map((region) => `to ${region}`);
    default:
      return [];
  }
}
