// What the cards in sight suggest, be it allowed or not: the text view says why it is not.

import type { ViewShape } from '../../lib/wire';
import { adventure } from './adventure';

export function tries(view: ViewShape): string[] {
  const { rows, hand, phase } = adventure(view);
  if (phase !== 'play') return [];
  const spots = rows.flatMap((row, act) =>
    row.flatMap((spot, place) => {
      const name = `${act + 1}.${place + 1}`;
      if (!spot.card || spot.hidden) return [];
      const paths = spot.targets?.map((_, way) => `attempt ${name} ${way + 1}`) ?? [];
      return paths.length ? paths : [`trait ${name}`];
    }),
  );
  return [...spots, ...(hand ?? []).map((card) => `play ${card}`)];
}
