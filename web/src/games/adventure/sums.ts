// Sums: what a cast is worth, and how points come about.

import type { View } from '../../lib/scene';
import type { Adventure } from './adventure';
import { ICONS, type AdventureTable, type Icon, type Scored } from './wire';

/** A line of the score sheet: where its points come from, and the numbers that make them. */
export interface Line {
  key: 'printed' | 'sets' | 'xp' | 'hero' | 'antihero' | 'track' | 'destiny';
  /** For each seat: the parts and their sum; null is not known yet. */
  cells: { parts: number[]; sum: number | null; note?: Icon[] }[];
}

const KEYS = ['printed', 'sets', 'xp', 'hero', 'antihero', 'track', 'destiny'] as const;

export function add(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function final(one: Scored, key: Line['key']): Line['cells'][number] {
  switch (key) {
    case 'printed': {
      const parts = [one.printed_triumph, one.printed_tragedy];
      return { parts, sum: add(parts) };
    }
    case 'sets': {
      const note = ICONS.filter((icon) => one.sets[icon][1] > 0);
      const parts = note.map((icon) => one.sets[icon][1]);
      return { parts, sum: add(parts), note };
    }
    case 'track':
      return { parts: [], sum: one.track[1] };
    case 'destiny': {
      const parts = one.destiny.map(({ points }) => points);
      return { parts, sum: add(parts) };
    }
    default:
      return { parts: [], sum: one[key] };
  }
}

/** The sheet line by line: at the end with its arithmetic, before it as far as it is known. */
export function lines(table: Pick<AdventureTable, 'sheet' | 'heroes'>): Line[] {
  const { sheet, heroes } = table;
  return KEYS.map((key) => ({
    key,
    cells: sheet
      ? sheet.map((one) => final(one, key))
      : heroes.map(({ points, triumph, tragedy }) =>
          key === 'printed'
            ? { parts: [triumph, tragedy], sum: points.printed }
            : { parts: [], sum: points[key] },
        ),
  }));
}

/** The points of each seat, unless all play together. */
export function points({ table: { heroes, foe } }: View<Adventure>): (number | null)[] {
  return heroes.map((hero) => (foe ? null : hero.points.known));
}

/** The seats in the order of the ranking. */
export function ranking(sheet: readonly Scored[]): number[] {
  return sheet
    .map((_, seat) => seat)
    .sort((a, b) => sheet[a]!.rank - sheet[b]!.rank || sheet[b]!.total - sheet[a]!.total);
}
