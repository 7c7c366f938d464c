// Which clan a seat of a new table will lead; the server tells it only when there is a table.

import './clans.css';

const CLANS = ['red', 'yellow', 'blue', 'green', 'black'];

/** The colour of the clan, of two clans that of the first. */
export function seatColour(mode: string, seat: number): string {
  const clan = mode.startsWith('solo') ? 'green' : CLANS[mode === 'armies' ? 2 * seat : seat]!;
  return `var(--clan-${clan})`;
}
