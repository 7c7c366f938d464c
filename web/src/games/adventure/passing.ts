// [reactions] When the page passes for its reader. It only ever passes, after a time that tells nothing, and never
// again at once what was taken back.

import { aside } from '../../lib/aside';
import type { Adventure, WindowName } from './adventure';

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
  /** Ask for cards that can be played at any time only in one's own turn and after a cast. */
  lean: boolean;
}

/** Own cards that fit the ends of a turn can be played in it: there is no need to ask there. */
export const USUAL: Wishes = { pass: ['turn-start', 'turn-end'], lean: true };

/** After how many milliseconds the page passes: drawn anew each time, whatever could be played, and mostly soon.
 * A player who passes in a moment is not told from a page that passes because nothing can be played. */
export function delay(drawn = Math.random()): number {
  return 450 + 1100 * drawn ** 2;
}

export type Why = 'only' | 'turn' | 'window' | 'lean';

export interface Asked {
  moves: readonly string[];
  window: WindowName | null;
  responding: boolean;
  /** Whether it is the reader's own turn. */
  own: boolean;
  turn: number;
}

export function reaction({ window, responding }: Pick<Asked, 'window' | 'responding'>): Reaction | null {
  if (responding) return 'response';
  return window !== 'main' && window !== 'prep' ? window : null;
}

export function asked(table: Adventure, moves: readonly string[], me: number | null): Asked {
  const { window, responding, turn, active } = table;
  return { moves, window, responding, turn, own: active === me };
}

/** Why the page would pass now, or null: then the reader decides. `until` is the turn in which nothing is
 * asked any more; `timing` says when a card can be played, if that is known. */
export function passes(
  question: Asked,
  wishes: Wishes,
  until: number | null,
  timing: (card: string) => readonly string[] | undefined,
): Why | null {
  const { moves, own, turn } = question;
  const at = reaction(question);
  if (!at || !moves.includes('pass')) return null;
  const more = moves.filter((move) => move !== 'pass');
  if (!more.length) return 'only';
  if (until === turn) return 'turn';
  if (wishes.pass.includes(at)) return 'window';
  if (!wishes.lean || own || question.window === 'facing') return null;
  return more.every((move) => anytime(move, at, timing)) ? 'lean' : null;
}

/** Whether a move plays a card that could be played at any other time as well. */
function anytime(
  move: string,
  at: Reaction,
  timing: (card: string) => readonly string[] | undefined,
): boolean {
  const [verb, card = ''] = move.split(' ');
  if (verb !== 'play') return false;
  const on = timing(card);
  // Nothing else fits the ends of a turn.
  return on ? on.every((one) => one === 'any') : at === 'turn-start' || at === 'turn-end';
}

/** Whether something was taken back, and nothing has been done since: then the page keeps its hands off. */
export function tookBack(events: readonly { key: string }[]): boolean {
  const last = events.findLast((event) => !aside(event));
  return last?.key === 'undo' || last?.key === 'undo-agreed';
}
