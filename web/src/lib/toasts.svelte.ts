// Short notices and refusals. Both go away by themselves: a notice soon, a refusal when it can have been
// read; while somebody points at one or has the focus in it, it stays.

import { untrack } from 'svelte';
import { refusal } from './api';

interface Toast {
  id: number;
  text: string;
  kind: 'notice' | 'refusal';
  action?: { label: string; run: () => void };
}

// Milliseconds: how long a notice stays, and a refusal, which has more to read the longer it is.
const NOTICE = 4000;
const REFUSAL = 6000;
const LETTER = 45;

class Toasts {
  all = $state<Toast[]>([]);
  private next = 0;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  notice(text: string): void {
    this.add({ text, kind: 'notice' });
  }

  refuse(text: string, action?: Toast['action']): void {
    this.settle();
    this.add({ text, kind: 'refusal', action });
  }

  /** Something was done after all: what was refused before is no longer of interest. */
  settle(): void {
    for (const toast of untrack(() => this.all)) if (toast.kind === 'refusal') this.close(toast.id);
  }

  close(id: number): void {
    this.hold(id);
    this.all = untrack(() => this.all).filter((toast) => toast.id !== id);
  }

  /** Somebody looks at it. */
  hold(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }

  /** It goes away when it can have been read. */
  release(id: number): void {
    const toast = untrack(() => this.all).find((one) => one.id === id);
    if (!toast) return;
    this.hold(id);
    const stays = toast.kind === 'notice' ? NOTICE : REFUSAL + LETTER * toast.text.length;
    this.timers.set(
      id,
      setTimeout(() => this.close(id), stays),
    );
  }

  private add(toast: Omit<Toast, 'id'>): void {
    const id = this.next++;
    // Effects that say something do not depend on what was said.
    this.all = [...untrack(() => this.all), { id, ...toast }];
    this.release(id);
  }
}

export const toasts = new Toasts();

/** Do something that may be refused; then its reason is shown. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  let done: T | undefined;
  const refused = await refusal(async () => (done = await work()));
  if (refused) toasts.refuse(refused.message);
  return done;
}
