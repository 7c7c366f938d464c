// The pictures of Jeraku, kept as files: the browser caches each of them on its own.
//
// A file holds its drawing for every colour or number it comes in, each under a `<view>`:
// `samurai.svg#red` is the red samurai. A `<style>` in the file could not do this: browsers hold a
// picture to the policy it was sent with, and ours forbids styles within.
import back from './back.svg?no-inline';
import daimyoCards from './daimyo-card.svg?no-inline';
import daimyos from './daimyo.svg?no-inline';
import five from './five.svg?no-inline';
import four from './four.svg?no-inline';
import ground from './ground.svg?no-inline';
import icons from './icons.svg?no-inline';
import kachidoki from './kachidoki.svg?no-inline';
import marks from './mark.svg?no-inline';
import mons from './mon.svg?no-inline';
import ninja from './ninja.svg?no-inline';
import one from './one.svg?no-inline';
import kyoto from './region-0.svg?no-inline';
import region1 from './region-1.svg?no-inline';
import region2 from './region-2.svg?no-inline';
import region3 from './region-3.svg?no-inline';
import region4 from './region-4.svg?no-inline';
import region5 from './region-5.svg?no-inline';
import region6 from './region-6.svg?no-inline';
import samurais from './samurai.svg?no-inline';
import six from './six.svg?no-inline';
import teacher from './teacher.svg?no-inline';
import three from './three.svg?no-inline';
import two from './two.svg?no-inline';
import type { Clan, Suit, Value } from '../wire';

export type Icon =
  | 'influence'
  | 'supply'
  | 'action'
  | 'shield'
  | 'kachidoki'
  | 'removed'
  | 'deploy'
  | 'reputation'
  | 'in'
  | 'out';

const drawings: Record<Value, string> = {
  ninja,
  '1': one,
  '2': two,
  '3': three,
  '4': four,
  '5': five,
  '6': six,
};

/** The illustration of a skirmish card, 5 wide and 6 high, for a card whose corner is written by the page. */
export function picture(suit: Suit, value: Value): string {
  return `${drawings[value]}#${suit}-picture`;
}

/** What stands in the corner of a Ninja instead of a number: a throwing star, as an outline in its box. */
export const ninjaSign = {
  box: '0 0 24 24',
  path: 'M12 0l2.6 8.2L21 3l-5.2 6.4L24 12l-8.2 2.6L21 21l-6.4-5.2L12 24l-2.6-8.2L3 21l5.2-6.4L0 12l8.2-2.6L3 3l6.4 5.2zM12 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
};

/** The paper of a card or of a clan's plate, and what is printed on it: readable on each other. */
export const tints: Record<Clan, { paper: string; ink: string }> = {
  red: { paper: '#fbe0d3', ink: '#8a1712' },
  yellow: { paper: '#fdeebb', ink: '#6b4205' },
  blue: { paper: '#d9e6f5', ink: '#173a74' },
  green: { paper: '#d8ecd9', ink: '#0f4a32' },
  black: { paper: '#dfdfe6', ink: '#1d1d26' },
};

/**
 * The crest of a clan in one dark colour, for paper: torii, chrysanthemum, wave, bamboo, moon. The three
 * suits of the cards bear those of red, yellow and blue, so that nobody has to go by colours.
 */
export function mark(clan: Clan): string {
  return `${marks}#${clan}`;
}

/** The same crest on a round shield of its colour, for any ground. */
export function mon(clan: Clan): string {
  return `${mons}#${clan}`;
}

/** The piece of a Daimyo, 3 wide and 4 high. */
export function daimyo(clan: Clan): string {
  return `${daimyos}#${clan}`;
}

/** The piece of a samurai, 5 wide and 6 high. */
export function samurai(clan: Clan): string {
  return `${samurais}#${clan}`;
}

/** A Daimyo card, 5 wide and 7 high; from 1 to 6. */
export function daimyoCard(number: number): string {
  return `${daimyoCards}#n${number}`;
}

const regions = [kyoto, region1, region2, region3, region4, region5, region6];

/**
 * A region of the road, 3 wide and 4 high: 0 is Kyoto. Side by side, in either direction, they are one
 * landscape. Pictures do not see the theme of the page, hence the night for the dark one.
 */
export function region(number: number, time: 'day' | 'night' = 'day'): string {
  return `${regions[number]!}#${time}`;
}

/** A small square sign, for any ground. */
export function icon(name: Icon): string {
  return `${icons}#${name}`;
}

/**
 * `back` is the back of a skirmish card, `kachidoki` the card of the victory cry; both are 5 wide and 7
 * high. `teacher` gives the lesson: an old strategist with his war fan. `ground` is the road itself, drawn in
 * light and shade for either theme.
 */
export { back, ground, kachidoki, teacher };
export type { Clan, Suit };
