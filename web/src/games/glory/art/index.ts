// The pictures of Call to Glory, kept as files: the browser caches each of them on its own.
import back from './back.svg?no-inline';
import daimyo from './daimyo.svg?no-inline';
import emperor from './emperor.svg?no-inline';
import empress from './empress.svg?no-inline';
import envoy from './envoy.svg?no-inline';
import farmer from './farmer.svg?no-inline';
import figure from './figure.svg?no-inline';
import ground from './ground.svg?no-inline';
import markDaimyo from './mark-daimyo.svg?no-inline';
import markEmperor from './mark-emperor.svg?no-inline';
import markEmpress from './mark-empress.svg?no-inline';
import markEnvoy from './mark-envoy.svg?no-inline';
import markFarmer from './mark-farmer.svg?no-inline';
import markMonk from './mark-monk.svg?no-inline';
import markNinja from './mark-ninja.svg?no-inline';
import markSamurai from './mark-samurai.svg?no-inline';
import markShogun from './mark-shogun.svg?no-inline';
import missionA from './mission-a.svg?no-inline';
import missionB from './mission-b.svg?no-inline';
import missionC from './mission-c.svg?no-inline';
import monk from './monk.svg?no-inline';
import ninja from './ninja.svg?no-inline';
import samurai from './samurai.svg?no-inline';
import shogun from './shogun.svg?no-inline';
import type { Kind, Stack } from '../wire';

/** The illustration in the middle of a character's card; in the order of the rulebook. */
export const characters: Record<Kind, string> = {
  farmer,
  monk,
  envoy,
  ninja,
  samurai,
  shogun,
  daimyo,
  empress,
  emperor,
};

/** The one-colour crest beside the number. */
export const marks: Record<Kind, string> = {
  farmer: markFarmer,
  monk: markMonk,
  envoy: markEnvoy,
  ninja: markNinja,
  samurai: markSamurai,
  shogun: markShogun,
  daimyo: markDaimyo,
  empress: markEmpress,
  emperor: markEmperor,
};

export const missions: Record<Stack, string> = { a: missionA, b: missionB, c: missionC };

/** `ground` are the mats the game is played on, drawn in light and shade for either theme. */
export { back, figure, ground };
