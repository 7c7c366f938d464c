// The arithmetic of a score sheet: what cards of one colour are worth.

/** What somebody has of one colour: the stars of each general, and how many regiment cards. */
export interface Regiment {
  stars: number[];
  generals: number;
  count: number;
}

const STARS: Record<string, number> = { 'one-star': 1, 'two-star': 2, 'three-star': 3 };
export const HONOURS = ['bugle', 'flag', 'drum'];

/** What combinations of honours pay, as `scoring.py` has them. */
export const HONOUR_POINTS: Record<string, number> = { pair: 2, mixed: 3, triple: 6, regiment: 9, all: 12 };

export function isHonour(card: string): boolean {
  return HONOURS.includes(card.split(' ')[1] ?? '');
}

export function regiment(cards: readonly string[], colour: string): Regiment {
  const ranks = cards
    .map((card) => card.split(' '))
    .filter(([of, rank]) => of === colour && !HONOURS.includes(rank!))
    .map(([, rank]) => rank!);
  const stars = ranks.flatMap((rank) => STARS[rank] ?? []).sort((a, b) => b - a);
  return { stars, generals: stars.length, count: ranks.length - stars.length };
}

/** The stars of each of so many generals: their sum leaves no choice. */
export function split(sum: number, generals: number): number[] {
  if (generals === 3) return [3, 2, 1];
  if (generals === 2) return sum === 3 ? [2, 1] : [3, sum - 3];
  return generals ? [sum] : [];
}

export function worth({ stars, generals, count }: Regiment): number {
  return stars.reduce((sum, one) => sum + one, count * generals);
}

/** How it is added up: `3 + 1 + 4 × 2`, where a line may end at a plus only. */
export function sum({ stars, generals, count }: Regiment): string {
  return [...stars, ...(count ? [`${count}\u00a0×\u00a0${generals}`] : [])].join(' + ');
}
