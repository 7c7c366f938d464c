// What happened, shown: heard, and seen as cards that fly.

import { motion } from './motion.svelte';
import type { GamePage, Part } from './scene';
import { settings } from './settings.svelte';
import { play } from './sound';
import type { Texts } from './texts.svelte';
import type { ViewShape } from './wire';

/** Let a step happen at the table that `before` shows. `change` makes it the table after each of the
 * parts into which its game unfolds it; most steps have just one. With a `tempo` below 1 cards fly for a
 * shorter time. */
export async function perform(
  step: Part,
  before: ViewShape,
  page: GamePage,
  texts: Texts,
  change: (part: Part, last: boolean) => void,
  tempo = 1,
): Promise<void> {
  const parts = page.unfold?.(step.events, before, step.view) ?? [step];
  motion.begin();
  motion.tempo = tempo;
  motion.unfold(parts.length > 1);
  try {
    let view = before;
    for (const [at, part] of parts.entries()) {
      const last = at === parts.length - 1;
      const sound = part.events.map((event) => page.sound(event)).find((name) => name !== null);
      if (sound) play(sound);
      const flights = part.events.flatMap((event) => page.flights(event, view, texts));
      await motion.fly(flights, () => change(part, last));
      if (!last) await motion.wait(settings.pace.rest * (part.rest ?? 1));
      view = part.view;
    }
  } finally {
    motion.unfold(false);
    motion.end();
  }
}
