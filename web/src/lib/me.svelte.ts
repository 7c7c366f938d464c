// Who sits in front of this browser: a guest with a name, or nobody yet.

import { get, patch, post } from './api';
import { t } from './texts.svelte';
import type { Me } from './wire';

// What the page calls somebody who has not picked a name, in every language.
const GUESTS = ['Guest', 'Invité', 'Gast'];

class Myself {
  me = $state<Me | null>(null);
  private asked: Promise<Me | null> | null = null;

  /** Who the server thinks this is. */
  know(): Promise<Me | null> {
    this.asked ??= this.ask();
    return this.asked;
  }

  /** Whether others can tell who this is: a name was picked. */
  get named(): boolean {
    return this.me !== null && !GUESTS.includes(this.me.name);
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
      this.me = await get<Me | null>('/api/me');
    } catch (error) {
      // Nobody could be asked: ask again.
      this.asked = null;
      throw error;
    }
    return this.me;
  }
}

export const myself = new Myself();
