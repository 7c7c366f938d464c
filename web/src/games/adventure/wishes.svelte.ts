// What the reader wants the page to pass for, kept in this browser.

import type { Spare, View } from '../../lib/scene';
import type { Adventure } from './adventure';
import {
  delay,
  moment,
  passes,
  reaction,
  REACTIONS,
  tookBack,
  USUAL,
  type Reaction,
  type Wishes,
} from './passing';

const KEY = 'kachidoki-adventure-passing';

function stored(): Wishes {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Wishes> | null;
    if (!kept) return USUAL;
    const pass = Array.isArray(kept.pass) ? REACTIONS.filter((one) => kept.pass!.includes(one)) : USUAL.pass;
    return { pass, lean: kept.lean !== false };
  } catch {
    return USUAL;
  }
}

class Aide {
  /** Whether a live table is shown: elsewhere nobody reacts. */
  live = $state(false);
  wishes = $state.raw<Wishes>(stored());
  /** The turn in which nothing more is asked. */
  until = $state<number | null>(null);
  /** The reader wants to be asked as soon as something could be played, and which question that was. */
  wanted = $state(false);
  held = $state('');
  /** At one screen: the moment in which nobody wants to react. */
  nobody = $state('');

  private keep(wishes: Wishes): void {
    this.wishes = wishes;
    try {
      localStorage.setItem(KEY, JSON.stringify(wishes));
    } catch {
      // Then it holds for as long as the page is open.
    }
  }

  set(window: Reaction, pass: boolean): void {
    const others = this.wishes.pass.filter((one) => one !== window);
    this.keep({ ...this.wishes, pass: pass ? [...others, window] : others });
  }

  lean(lean: boolean): void {
    this.keep({ ...this.wishes, lean });
  }

  usual(): void {
    this.keep(USUAL);
    this.until = null;
  }
}

export const aide = new Aide();

/** What the page may answer for its reader: it passes where nobody may be asked for more. At one screen the
 * wishes of one are not those of the others. */
export function spare(
  view: View<Adventure>,
  told: readonly { key: string }[],
  shared: boolean,
): Spare | null {
  const { table } = view;
  const moves = view.moves.map(({ move }) => move);
  if (!reaction(table) || !moves.includes('pass')) return null;
  const only = moves.length === 1;
  const asked = { ...table, moves, stakes: table.stakes ?? moves };
  const wished = shared ? passes(asked, USUAL, null) : passes(asked, aide.wishes, aide.until);
  const declined = shared && aide.nobody === moment(table) ? 'turn' : null;
  const asks = view.question?.id === aide.held || tookBack(told) || (aide.wanted && !only);
  const decline = () => (aide.nobody = moment(table));
  return { move: 'pass', why: asks ? null : (wished ?? declined), only, delay, decline };
}
