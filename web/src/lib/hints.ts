// What a bot says of the moves that it tried, in words.

import { t } from './texts.svelte';
import type { Hint, MoveShape, Reason } from './wire';

export interface Advice {
  move: MoveShape;
  /** How likely the reader wins with it, from 0 to 1. */
  chance: number;
  /** What it brings, if there is anything to say. */
  why: Reason | null;
  /** What it is beside the others. */
  beside: string;
}

// As the percentages are shown: rounded first, so that the difference is right to the eye.
const rounded = (value: number) => Math.round(value * 100);

// How much worse a move is, in a word, by the percentages.
const LITTLE = 4;
const MUCH = 15;
const worse = (less: number) => (less <= LITTLE ? 'little' : less < MUCH ? 'clearly' : 'much');

/** Those of the moves of which the bot expects anything, the best one first. What it tried less often may
 * have had more luck; it is no better for that. */
export function advice(hint: Hint, moves: readonly MoveShape[]): Advice[] {
  const [best, ...others] = hint.lines.flatMap((line) => {
    const move = moves.find((one) => one.move === line.move);
    return move && line.visits > 0 ? [{ ...line, move }] : [];
  });
  if (!best) return [];
  const found = others
    .map((line) => {
      const chance = Math.min(line.value, best.value);
      const less = rounded(best.value) - rounded(chance);
      // Two moves closer together than their standard errors cannot be told apart.
      const apart = best.value - line.value >= Math.hypot(best.error, line.error);
      const beside = apart && less > 0 ? t('page-hint-worse', { how: worse(less) }) : t('page-hint-same');
      return { move: line.move, chance, why: line.why, beside };
    })
    .sort((a, b) => b.chance - a.chance);
  return [{ move: best.move, chance: best.value, why: best.why, beside: t('page-hint-best') }, ...found];
}
