// What the cards in sight suggest, be it allowed or not: the text view says why it is not.

import type { Said, View } from '../../lib/scene';
import { spotName, type Adventure, type AdventureMove } from './adventure';

type Deed = Said<AdventureMove>;

export function tries({ table: { rows, hand, phase } }: View<Adventure>): Deed[] {
  if (phase !== 'play') return [];
  const spots = rows.flatMap((row, above) =>
    row.flatMap(({ card, hidden, targets }, before): Deed[] => {
      const [act, place] = [above + 1, before + 1];
      const name = spotName(act, place);
      if (!card || hidden) return [];
      if (!targets.length) return [{ move: `trait ${name}`, key: 'trait', values: { act, place } }];
      return targets.map((_, at) => {
        const way = at + 1;
        return { move: `attempt ${name} ${way}`, key: 'attempt', values: { act, place, way } };
      });
    }),
  );
  const plays = (hand ?? []).map((card): Deed => ({ move: `play ${card}`, key: 'play', values: { card } }));
  return [...spots, ...plays];
}
