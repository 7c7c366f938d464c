// Who sits at the table: heroes in the colours of their seats.

import heroes from './art/heroes.svg?no-inline';

export const faces = [0, 120, 240, 360].map((left) => `${heroes}#svgView(viewBox(${left},0,120,120))`);
