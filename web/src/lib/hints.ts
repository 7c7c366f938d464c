// What a bot says of the moves that it tried.

import { t } from './texts.svelte';
import type { Hint, Line } from './wire';

// As the percentages are shown: rounded first, so that the sum is right to the eye.
const rounded = (value: number) => Math.round(value * 100);

/** The moves of which it expects anything, its choice first. */
export function tried(hint: Hint): Line[] {
  return hint.lines.filter((line) => line.visits > 0);
}

/** How a move compares with the best one. */
export function reason(lines: readonly Line[], at: number): string {
  if (at === 0) return t('page-hint-best');
  const [best, line] = [lines[0]!, lines[at]!];
  // The bot tries what looks good more often: a better figure from a few tries is no better move.
  if (line.value > best.value) return t('page-hint-unsure', { count: line.visits });
  const less = rounded(best.value) - rounded(line.value);
  // Two moves closer together than their standard errors cannot be told apart.
  const apart = best.value - line.value >= Math.hypot(best.error, line.error);
  return apart && less > 0 ? t('page-hint-less', { points: less }) : t('page-hint-same');
}
