// What the reader wants the page to pass for, kept in this browser.

import { REACTIONS, USUAL, type Reaction, type Why, type Wishes } from './passing';

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
  wishes = $state.raw<Wishes>(stored());
  /** The turn in which nothing more is asked. */
  until = $state<number | null>(null);
  /** Why the page is about to pass, while it waits. */
  running = $state<Why | null>(null);
  /** The question that the reader wants to answer after all. */
  held = $state('');

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
