// Who sits at the table: officers in the blue of no regiment, so that nobody takes them for a colour.

import oneStar from './art/one-star.svg?no-inline';
import scout from './art/scout.svg?no-inline';
import threeStar from './art/three-star.svg?no-inline';
import twoStar from './art/two-star.svg?no-inline';

export const faces = [
  `${threeStar}#svgView(viewBox(3634,42,136,136))`,
  `${twoStar}#svgView(viewBox(3634,36,136,136))`,
  `${oneStar}#svgView(viewBox(3634,44,136,136))`,
  `${scout}#svgView(viewBox(3632,42,136,136))`,
];
