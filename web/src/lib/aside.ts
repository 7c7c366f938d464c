// What happens beside the game: nobody has to wait for it to be shown, and it changes no table.

import type { EventOf, Value } from './wire';

const KEYS = [
  'said',
  'said-watching',
  'said-partners',
  'said-partners-seen',
  'hushed',
  'unhushed',
  'proposed',
  'agreed',
  'refused',
  'seat-taken',
  'seat-opened',
  'returned',
  'stood-in',
  'paused',
  'resumed',
  'rematch',
] as const;
const ASIDE = new Set<string>(KEYS);

/** What happened beside the game. */
export type Beside = EventOf<(typeof KEYS)[number], Record<string, Value>>;

/** Whether something happened beside the game. */
export const aside = (event: { key: string }): boolean => ASIDE.has(event.key);

/** Whether it is talk. */
export const talk = (event: { key: string }): boolean => event.key.startsWith('said');
