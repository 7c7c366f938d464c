// How a game stands or ended, in a few words: who has won, and with how many points.

import { bySide, oneSide } from './sides';
import { list, t } from './texts.svelte';
import type { News } from './wire';

type Sides = readonly (readonly number[])[];

/** Who has won, said to whoever sits at `mine`. */
export function verdict({ table, mine }: Pick<News, 'table' | 'mine'>, sides: Sides): string {
  if (table.status === 'abandoned') return t('event-abandoned');
  const winners = table.winners ?? [];
  const names = winners.map((seat) => table.seats[seat]?.name ?? '');
  if (winners.length === 1 && mine.length === 1 && winners[0] === mine[0]) return t('page-you-won');
  // Partners win together; others who are equal share the victory.
  if (oneSide(sides, winners)) return t('page-side-won', { name: list(names) });
  return t('page-won', { name: list(names), count: winners.length });
}

/** What a side has: its seats, its points as they are written, and whether it has won. */
export interface Standing {
  seats: number[];
  points: string;
  won: boolean;
}

/** The sides with their points, the winners first; none where all play together or one plays alone. */
export function standings(
  points: readonly (number | null)[],
  sides: Sides,
  winners: readonly number[] = [],
): Standing[] {
  const all = bySide(sides, [...points.keys()]);
  if (all.length < 2 || points.includes(null)) return [];
  const sum = (seats: readonly number[]) => seats.reduce((sum, seat) => sum + points[seat]!, 0);
  const won = (seats: readonly number[]) => seats.some((seat) => winners.includes(seat));
  return all
    .sort((a, b) => Number(won(b)) - Number(won(a)) || sum(b) / b.length - sum(a) / a.length)
    .map((seats) => ({
      seats,
      // Partners have their points together, or each has some of them.
      points: [...new Set(seats.map((seat) => points[seat]))].join(' + '),
      won: won(seats),
    }));
}
