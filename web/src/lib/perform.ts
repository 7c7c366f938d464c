// What happened, shown: heard, and seen as cards that fly.

import { motion } from './motion.svelte';
import type { GamePage } from './scene';
import { play } from './sound';
import type { Texts } from './texts.svelte';
import type { EventShape, ViewShape } from './wire';

/** Let `events` happen at the table that `view` shows; `change` makes it the table after them. */
export function perform(
  events: readonly EventShape[],
  view: ViewShape,
  page: GamePage,
  texts: Texts,
  change: () => void,
): Promise<void> {
  const sound = events.map((event) => page.sound(event)).find((name) => name !== null);
  if (sound) play(sound);
  const flights = events.flatMap((event) => page.flights(event, view, texts));
  return motion.fly(flights, change);
}
