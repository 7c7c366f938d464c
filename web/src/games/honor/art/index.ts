// The pictures of Victory & Honor, kept as files: the browser caches each of them on its own.
//
// One drawing serves all regiments. It is painted with `currentColor`, and its file holds it once for
// every colour, each under a `<view>`: `scout.svg#red` is the red scout. A `<style>` in the file could
// not do this: browsers hold a picture to the policy it was sent with, and ours forbids styles within.
import arrow from './arrow.svg?no-inline';
import artillery from './artillery.svg?no-inline';
import back from './back.svg?no-inline';
import ball from './ball.svg?no-inline';
import bugle from './bugle.svg?no-inline';
import burst from './burst.svg?no-inline';
import cavalry from './cavalry.svg?no-inline';
import cubes from './cube.svg?no-inline';
import drum from './drum.svg?no-inline';
import field from './field.svg?no-inline';
import five from './five.svg?no-inline';
import flag from './flag.svg?no-inline';
import ground from './ground.svg?no-inline';
import markBlack from './mark-black.svg?no-inline';
import markGreen from './mark-green.svg?no-inline';
import markRed from './mark-red.svg?no-inline';
import markYellow from './mark-yellow.svg?no-inline';
import oneStar from './one-star.svg?no-inline';
import scout from './scout.svg?no-inline';
import six from './six.svg?no-inline';
import three from './three.svg?no-inline';
import threeStar from './three-star.svg?no-inline';
import trump from './trump.svg?no-inline';
import two from './two.svg?no-inline';
import twoStar from './two-star.svg?no-inline';

/** The drawing of each rank, from the lowest to the highest. */
const drawings: Record<string, string> = {
  bugle,
  flag,
  drum,
  scout,
  two,
  three,
  artillery,
  five,
  six,
  cavalry,
  'one-star': oneStar,
  'two-star': twoStar,
  'three-star': threeStar,
};

/** The illustration in the middle of a card. */
export function picture(colour: string, rank: string): string {
  return `${drawings[rank]!}#${colour}`;
}

/** The one-colour crest of a regiment, for whoever cannot go by colours: fox, oak leaf, sun, raven. */
export const marks: Record<string, string> = {
  red: markRed,
  green: markGreen,
  yellow: markYellow,
  black: markBlack,
};

/** The wooden cube that marks a place, with the crest of its regiment. */
export function cube(colour: string): string {
  return `${cubes}#${colour}`;
}

/** Whoever gives the lesson: an old general, in the blue of no regiment. */
export const teacher = `${threeStar}#blue`;

/**
 * `arrow` points to the right, where the turn goes; `back` is the back of a card; `ball` and `burst` are
 * a shell in flight and where it hits; `field` is grass without seams, and `ground` the map that the table
 * lies on, for a background of either theme;
 * `trump` is the badge beside the trump colour.
 */
export { arrow, back, ball, burst, field, ground, trump };
