// Which clan a seat of a new table will lead; the server tells it only when there is a table.

import './clans.css';

const CLANS = ['red', 'yellow', 'blue', 'green', 'black'];

/** Of two clans the first. */
export function clanOf(mode: string, seat: number): string {
  if (mode.startsWith('solo')) return 'green';
  return CLANS[mode === 'armies' ? 2 * seat : seat]!;
}
