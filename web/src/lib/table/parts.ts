// What of a table is not there before the first move: it is loaded a moment later, or when it is first shown.

import { soon } from '../part';

export const parts = {
  Entry: () => import('./Entry.svelte'),
  Room: () => import('./Room.svelte'),
  Hints: () => import('./Hints.svelte'),
  Help: () => import('./Help.svelte'),
  Over: () => import('./Over.svelte'),
};

/** Have those that are shown in the middle of a game, so that they are there at once. */
export const fetchParts = () => soon(parts.Hints, parts.Help, parts.Over);
