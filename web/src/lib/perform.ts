// What happened, shown: heard, and seen as cards that fly.

import { motion } from './motion.svelte';
import type { Declared, GamePage, Part, View } from './scene';
import { settings } from './settings.svelte';
import { play } from './sound';
import type { Texts } from './texts.svelte';
import type { ViewShape } from './wire';

/** A step as the server tells it: what happened, the table after it, and what lay there otherwise at the beats
 * on the way. */
export interface Step<G extends Declared = Declared> {
  events: readonly G['event'][];
  view: View<G>;
  beats?: readonly { events: number; table: Partial<G['table']> }[];
}

/** All that is seen of a step that begins at the table `before`: its beats, each in the parts that its game makes
 * of it. At the end the table lies as it is then. */
export function partsOf<G extends Declared>(
  { events, view, beats = [] }: Step<G>,
  before: View<G>,
  page: Pick<GamePage<G>, 'unfold'>,
): Part<G>[] {
  const ends = beats.map((beat) => ({ at: beat.events, view: meanwhile(view, beat.table) }));
  const parts: Part<G>[] = [];
  let [from, last] = [0, before];
  for (const end of [...ends, { at: events.length, view }]) {
    const told = events.slice(from, end.at);
    parts.push(...(page.unfold?.(told, last, end.view) ?? [{ events: told, view: end.view }]));
    [from, last] = [end.at, end.view];
  }
  return parts.at(-1)?.view === view ? parts : [...parts, { events: [], view }];
}

/** A view of the table in the middle of a step, where nobody is asked: some of it lies otherwise. */
export function meanwhile<G extends Declared>(view: View<G>, otherwise: Partial<G['table']>): View<G> {
  return { ...view, question: null, moves: [], table: { ...view.table, ...otherwise } };
}

/** Let a part be looked at before the next one. */
export function look(part: Part, page: GamePage): Promise<void> {
  return motion.wait(settings.pace.rest * (part.rest ?? page.rest?.(part.events) ?? 1));
}

/** Let the parts of a step happen at the table that `before` shows. `change` makes it the table of each of them;
 * after it `seen` waits, if there is to be anything but a look. With a `tempo` below 1 cards fly for a shorter
 * time. */
export async function perform(
  parts: readonly Part[],
  before: ViewShape,
  page: GamePage,
  texts: Texts,
  change: (part: Part, last: boolean) => void,
  tempo = 1,
  seen = (part: Part, at: number): Promise<void> | void => {
    if (at < parts.length - 1) return look(part, page);
  },
): Promise<void> {
  motion.begin();
  motion.tempo = tempo;
  motion.unfold(parts.length > 1);
  try {
    let view = before;
    for (const [at, part] of parts.entries()) {
      const sound = part.events.map((event) => page.sound(event)).find((name) => name !== null);
      if (sound) play(sound);
      const flights = part.events.flatMap((event) => page.flights(event, view, texts));
      await motion.fly(flights, () => change(part, at === parts.length - 1));
      await seen(part, at);
      view = part.view;
    }
  } finally {
    motion.unfold(false);
    motion.end();
  }
}
