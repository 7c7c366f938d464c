// Who sits in front of this browser: a guest with a name, or nobody yet.

import { get, patch, post, Refused } from './api';
import { t } from './texts.svelte';
import type { Me } from './wire';

class Myself {
  me = $state<Me | null>(null);
  private asked: Promise<Me | null> | null = null;

  /** Who the server thinks this is. */
  know(): Promise<Me | null> {
    this.asked ??= this.ask();
    return this.asked;
  }

  /** Whoever has not picked a name yet plays as a guest: one click is enough. */
  async ensure(): Promise<Me> {
    return (await this.know()) ?? (await this.rename(t('page-guest')));
  }

  async rename(name: string): Promise<Me> {
    const known = await this.know();
    this.me = await (known ? patch<Me>('/api/me', { name }) : post<Me>('/api/guests', { name }));
    this.asked = Promise.resolve(this.me);
    return this.me;
  }

  /** Somebody else sits here now. */
  forget(): void {
    this.asked = null;
    this.me = null;
  }

  private async ask(): Promise<Me | null> {
    try {
      this.me = await get<Me>('/api/me');
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'unknown-person')) {
        this.asked = null;
        throw error;
      }
    }
    return this.me;
  }
}

export const myself = new Myself();
