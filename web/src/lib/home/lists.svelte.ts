// The tables that the first page shows, looked at again every few seconds.

import { get, refusal } from '../api';
import { myself } from '../me.svelte';
import type { ListedTable, Tables } from '../wire';

const EVERY = 15_000;
/** How many tables the server lists at a time. */
const PAGE = 100;

export const going = (table: ListedTable) => table.status === 'playing' || table.status === 'open';

/** Where something is to be done comes first, then what goes on, each newest first. */
function inOrder(tables: ListedTable[]): ListedTable[] {
  const rank = (table: ListedTable) => (going(table) ? (table.your_turn ? 0 : 1) : 2);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** So many pages of a list. A table that changed meanwhile may be on two of them. */
async function listed(path: string, pages: number): Promise<Tables> {
  const asked = Array.from({ length: pages }, (_, page) =>
    get<Tables>(page ? `${path}?skip=${page * PAGE}` : path),
  );
  const found = await Promise.all(asked);
  const tables = new Map(found.flatMap((page) => page.tables.map((table) => [table.id, table])));
  return { tables: [...tables.values()], more: found.at(-1)!.more };
}

export class Lists {
  mine = $state.raw<ListedTable[] | null>(null);
  lobby = $state.raw<ListedTable[] | null>(null);
  more = $state({ mine: false, lobby: false });
  trouble = $state('');
  private readonly pages = { mine: 1, lobby: 1 };

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
    const trouble = await refusal(async () => {
      const me = await myself.know();
      const [lobby, mine] = await Promise.all([
        listed('/api/tables', this.pages.lobby),
        me ? listed('/api/me/tables', this.pages.mine) : { tables: [], more: false },
      ]);
      this.lobby = inOrder(lobby.tables);
      this.mine = inOrder(mine.tables);
      this.more = { mine: mine.more, lobby: lobby.more };
    });
    this.trouble = trouble?.message ?? '';
  }

  /** Look further back in one of the lists. */
  further(which: 'mine' | 'lobby'): void {
    this.pages[which] += 1;
    void this.look();
  }

  /** The table to go on with: one of mine that is not over. */
  get left(): ListedTable | undefined {
    return this.mine?.find((table) => going(table) && table.mine.length > 0);
  }
}
