// Sums: what a cast is worth, and how points come about.

import type { View } from '../../lib/scene';
import type { Adventure } from './adventure';
import { faceOf } from './card/runes';
import { ICONS, type AdventureTable, type Attempt, type Icon, type Points, type Scored } from './wire';

/** The value of a rune that lies on a face. */
export function valueOf(stone: number, face: number): number {
  return faceOf(stone, face ? 1 : 0).value;
}

/** The faces and what was added to them. */
export function sumOf(attempt: Pick<Attempt, 'faces' | 'mods'>): number {
  const faces = attempt.faces.reduce((sum, [stone, face]) => sum + valueOf(stone, face), 0);
  return attempt.mods.filter(({ on }) => on === 'result').reduce((sum, { value }) => sum + value, faces);
}

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

/** What is known of the total so far. */
export function known(points: Points): number {
  const { printed, sets, xp, hero, antihero, track } = points;
  return points.total ?? add([printed, sets, xp, hero, antihero, track]);
}

/** The points of each seat, unless all play together. */
export function points({ table: { heroes, foe } }: View<Adventure>): (number | null)[] {
  return heroes.map((hero) => (foe ? null : known(hero.points)));
}

/** The seats in the order of the ranking. */
export function ranking(sheet: readonly Scored[]): number[] {
  return sheet
    .map((_, seat) => seat)
    .sort((a, b) => sheet[a]!.rank - sheet[b]!.rank || sheet[b]!.total - sheet[a]!.total);
}
