// Who sits at the table: lords in the colours of no clan; what tells a seat apart is that of the clan that it will
// lead, also before there is a table.

import lords from './art/lords.svg?no-inline';
import './clans.css';

export function seatColour(clan: string): string {
  return `var(--clan-${clan})`;
}

export const faces = [0, 120, 240, 360, 480].map((left) => `${lords}#svgView(viewBox(${left},0,120,120))`);
