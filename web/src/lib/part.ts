// Parts of the page that are loaded when they are first needed.

import { written } from './router.svelte';

const RELOADED = 'kachidoki-reloaded';

/** Load a part. After an upgrade of the server it has another name: then the page is loaded anew, once. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load();
    sessionStorage.removeItem(RELOADED);
    return loaded;
  } catch (error) {
    const there = await fetch(written('/')).then(
      (response) => response.ok,
      () => false,
    );
    if (there && !sessionStorage.getItem(RELOADED)) {
      sessionStorage.setItem(RELOADED, 'yes');
      location.reload();
    }
    throw error;
  }
}

// Milliseconds after the first question, when its answers are in sight.
const MOMENT = 1500;

/** Load a moment later what is shown in the middle of a game, so that it is there at once. What is returned gives it
 * up. */
export function soon(...loads: readonly (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => {
    for (const load of loads) void load().catch(() => undefined);
  }, MOMENT);
  return () => clearTimeout(timer);
}
