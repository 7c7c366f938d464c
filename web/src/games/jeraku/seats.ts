// The colour of a seat before there is a table: that of the clan that it will lead.

import './clans.css';

export function seatColour(clan: string): string {
  return `var(--clan-${clan})`;
}
