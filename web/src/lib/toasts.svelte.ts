// Short notices that go away by themselves, and refusals, which stay until they are closed.

import { untrack } from 'svelte';
import { Refused } from './api';

interface Toast {
  id: number;
  text: string;
  kind: 'notice' | 'refusal';
  action?: { label: string; run: () => void };
}

const STAYS = 4000;

class Toasts {
  all = $state<Toast[]>([]);
  private next = 0;

  notice(text: string): void {
    const id = this.add({ text, kind: 'notice' });
    setTimeout(() => this.close(id), STAYS);
  }

  refuse(text: string, action?: Toast['action']): void {
    this.all = untrack(() => this.all).filter((toast) => toast.kind !== 'refusal');
    this.add({ text, kind: 'refusal', action });
  }

  close(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  private add(toast: Omit<Toast, 'id'>): number {
    const id = this.next++;
    // Effects that say something do not depend on what was said.
    this.all = [...untrack(() => this.all), { id, ...toast }];
    return id;
  }
}

export const toasts = new Toasts();

/** Do something that may be refused; then its reason is shown. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toasts.refuse(error.message);
    return undefined;
  }
}
