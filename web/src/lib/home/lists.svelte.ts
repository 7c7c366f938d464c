// The tables that the first page shows, looked at again every few seconds.

import { get, Refused } from '../api';
import { myself } from '../me.svelte';
import type { ListedTable, Tables } from '../wire';

const EVERY = 15_000;

export const going = (table: ListedTable) => table.status === 'playing' || table.status === 'open';

/** Where something is to be done comes first, then what goes on, each newest first. */
function inOrder(tables: ListedTable[]): ListedTable[] {
  const rank = (table: ListedTable) => (going(table) ? (table.your_turn ? 0 : 1) : 2);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

export class Lists {
  mine = $state.raw<ListedTable[] | null>(null);
  lobby = $state.raw<ListedTable[] | null>(null);
  trouble = $state('');

  /** Ask until the function that is returned is called. */
  follow(): () => void {
    const again = () => void (document.hidden || this.look());
    const timer = setInterval(again, EVERY);
    document.addEventListener('visibilitychange', again);
    void this.look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }

  async look(): Promise<void> {
    try {
      const me = await myself.know();
      const [lobby, mine] = await Promise.all([
        get<Tables>('/api/tables'),
        me ? get<Tables>('/api/me/tables') : { tables: [] },
      ]);
      this.lobby = inOrder(lobby.tables);
      this.mine = inOrder(mine.tables);
      this.trouble = '';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.message;
    }
  }

  /** The table to go on with: one of mine that is not over. */
  get left(): ListedTable | undefined {
    return this.mine?.find((table) => going(table) && table.mine.length > 0);
  }
}
