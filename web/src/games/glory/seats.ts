// Who sits at the table: characters whose colours are those of the seats, as far as their faces are seen.

import envoy from './art/envoy.svg?no-inline';
import farmer from './art/farmer.svg?no-inline';
import samurai from './art/samurai.svg?no-inline';
import shogun from './art/shogun.svg?no-inline';

export const faces = [
  `${samurai}#svgView(viewBox(40,52,130,130))`,
  `${envoy}#svgView(viewBox(38,24,126,126))`,
  `${farmer}#svgView(viewBox(34,20,132,132))`,
  `${shogun}#svgView(viewBox(30,28,140,140))`,
];
