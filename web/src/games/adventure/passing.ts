// [reactions] When the page passes for its reader. It only ever passes, and never again at once what was taken
// back.

import { aside } from '../../lib/aside';
import type { AdventureTable, WindowName } from './adventure';

/** The windows in which somebody may be asked to react; `response` is a card that waits on the stack. */
export const REACTIONS = [
  'turn-start',
  'trait',
  'before',
  'facing',
  'outcome',
  'turn-end',
  'response',
] as const;
export type Reaction = (typeof REACTIONS)[number];

/** What a reader wants the page to do. */
export interface Wishes {
  /** The windows in which the page passes whatever could be played. */
  pass: readonly Reaction[];
  /** Ask only where something is at stake: where a card or a power can change how an attempt ends, or has its
   * last moment. */
  lean: boolean;
}

export const USUAL: Wishes = { pass: [], lean: true };

/** After how many milliseconds the page passes among people: drawn anew each time, whatever could be played, and
 * mostly soon. A player who passes in a moment is not told from a page that passes because nothing can be played. */
export function delay(drawn = Math.random()): number {
  return 450 + 1100 * drawn ** 2;
}

export type Why = 'only' | 'turn' | 'window' | 'lean';

export interface Asked {
  moves: readonly string[];
  window: WindowName | null;
  responding: boolean;
  turn: number;
  /** The moves that are worth a question. */
  stakes: readonly string[];
}

export function reaction({ window, responding }: Pick<Asked, 'window' | 'responding'>): Reaction | null {
  if (responding) return 'response';
  return window !== 'main' && window !== 'prep' ? window : null;
}

/** Which moment it is: until it is over, or somebody has played a card. */
export function moment({ turn, window, stack, attempt }: AdventureTable): string {
  return [turn, window, stack.length, attempt?.casts, attempt?.mods.length].join(' ');
}

/** Why the page would pass now, or null: then the reader decides. `until` is the turn in which nothing is
 * asked any more. */
export function passes(question: Asked, wishes: Wishes, until: number | null): Why | null {
  const { moves, turn, stakes } = question;
  const at = reaction(question);
  if (!at || !moves.includes('pass')) return null;
  if (moves.length === 1) return 'only';
  if (until === turn) return 'turn';
  if (wishes.pass.includes(at)) return 'window';
  return wishes.lean && !stakes.length ? 'lean' : null;
}

/** Whether something was taken back, and nothing has been done since: then the page keeps its hands off. */
export function tookBack(events: readonly { key: string }[]): boolean {
  const last = events.findLast((event) => !aside(event));
  return last?.key === 'undo' || last?.key === 'undo-agreed';
}
