// What of a table is not there before the first move: it is loaded a moment later, or when it is first shown.

export const parts = {
  Entry: () => import('./Entry.svelte'),
  Room: () => import('./Room.svelte'),
  Pass: () => import('./Pass.svelte'),
  Hints: () => import('./Hints.svelte'),
  Help: () => import('./Help.svelte'),
  Over: () => import('./Over.svelte'),
};

// Milliseconds after the first question, when its answers are in sight.
const MOMENT = 1500;

/** Have those that are shown in the middle of a game, so that they are there at once. */
export function fetchParts(): () => void {
  const timer = setTimeout(() => {
    for (const load of [parts.Pass, parts.Hints, parts.Help, parts.Over]) void load().catch(() => undefined);
  }, MOMENT);
  return () => clearTimeout(timer);
}
