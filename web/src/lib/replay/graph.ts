// The geometry of the chances: plain numbers, drawn by Graph.svelte.

import type { ChancePoint } from '../wire';

/** Where things are drawn: `of` entries over the width, chances from 0 to 1 over the height. */
export interface Sheet {
  left: number;
  top: number;
  width: number;
  height: number;
  of: number;
}

/** How the seats differ beside their colours: the strokes of the line, and the mark at its end. */
export const STROKES = [
  { dash: 'none', mark: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0' },
  { dash: '7 3', mark: 'M-4-4h8v8h-8z' },
  { dash: '2 3', mark: 'M0-5L5 4H-5z' },
  { dash: '10 3 2 3', mark: 'M0-5L5 0 0 5-5 0z' },
  { dash: '1 1', mark: 'M-5-2h10v4h-10z' },
] as const;

export const across = (sheet: Sheet, at: number) => sheet.left + (sheet.of ? at / sheet.of : 0) * sheet.width;
export const down = (sheet: Sheet, chance: number) => sheet.top + (1 - chance) * sheet.height;

/** The entry under a place. */
export function entry(sheet: Sheet, x: number): number {
  const part = Math.min(1, Math.max(0, (x - sheet.left) / sheet.width));
  return Math.round(part * sheet.of);
}

/** The line of a seat. */
export function line(sheet: Sheet, points: readonly ChancePoint[], seat: number): string {
  return points
    .map(
      (point, at) =>
        `${at ? 'L' : 'M'}${across(sheet, point.at).toFixed(1)} ${down(sheet, point.chances[seat] ?? 0).toFixed(1)}`,
    )
    .join('');
}

/** The chances as they stood at an entry: what was judged last. */
export function standing(points: readonly ChancePoint[], at: number): ChancePoint | undefined {
  return points.findLast((point) => point.at <= at);
}

/** The next point to the left or to the right of an entry. */
export function neighbour(points: readonly ChancePoint[], at: number, step: 1 | -1): number | undefined {
  return step > 0 ? points.find((point) => point.at > at)?.at : points.findLast((point) => point.at < at)?.at;
}

/** Heights for labels that want to be at `wanted` but need `gap` between them. */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  let least = top;
  for (const at of order) {
    found[at] = Math.max(least, found[at]!);
    least = found[at] + gap;
  }
  let most = bottom;
  for (const at of order.reverse()) {
    found[at] = Math.min(most, found[at]!);
    most = found[at] - gap;
  }
  return found;
}
