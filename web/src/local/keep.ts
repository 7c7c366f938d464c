// Where the games of a browser are kept: rows of text in IndexedDB, written by the worker that has the
// tables. What comes back is said in words, for `kachidoki/site/shelf.py`: `done`, `taken` when another
// window has written that record, `full`, or `shut` when nothing can be reached.

const NAME = 'kachidoki';
const VERSION = 1;

export type Told = (table: string, sequence: number) => void;

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      for (const store of ['tables', 'records', 'people']) opening.result.createObjectStore(store);
    };
    opening.onsuccess = () => {
      // A later version of the page, in another window, wants to change how games are kept.
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = opening.onblocked = () => reject(opening.error);
  });
}

export class Keep {
  private opened: Promise<IDBDatabase> | null = null;
  private readonly others = new BroadcastChannel(NAME);

  constructor(told: Told) {
    this.others.onmessage = ({ data }: MessageEvent<[string, number]>) => told(...data);
  }

  private async begin(stores: string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.opened ??= open();
    try {
      return (await this.opened).transaction(stores, mode, { durability: 'strict' });
    } catch (error) {
      this.opened = null;
      throw error;
    }
  }

  /** Do something, and wait until it is on the disk. */
  private async write(stores: string[], work: (transaction: IDBTransaction) => void): Promise<string> {
    try {
      const transaction = await this.begin(stores, 'readwrite');
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      work(transaction);
      await done;
      return 'done';
    } catch (error) {
      const { name } = (error ?? {}) as DOMException;
      if (name === 'ConstraintError') return 'taken';
      return name === 'QuotaExceededError' ? 'full' : 'shut';
    }
  }

  private async read(store: string, work: (store: IDBObjectStore) => Promise<string>): Promise<string> {
    try {
      return await work((await this.begin([store], 'readonly')).objectStore(store));
    } catch {
      return 'shut';
    }
  }

  create(table: string, row: string, records: string): Promise<string> {
    return this.write(['tables', 'records'], (transaction) => {
      transaction.objectStore('tables').add(row, table);
      const kept = transaction.objectStore('records');
      (JSON.parse(records) as string[]).forEach((record, at) => kept.add(record, [table, at + 1]));
    });
  }

  async append(table: string, sequence: number, record: string, row: string): Promise<string> {
    const said = await this.write(['tables', 'records'], (transaction) => {
      transaction.objectStore('records').add(record, [table, sequence]);
      transaction.objectStore('tables').put(row, table);
    });
    if (said === 'done') this.others.postMessage([table, sequence]);
    return said;
  }

  change(table: string, row: string): Promise<string> {
    return this.write(['tables'], (transaction) => transaction.objectStore('tables').put(row, table));
  }

  remove(table: string): Promise<string> {
    return this.write(['tables', 'records'], (transaction) => {
      transaction.objectStore('tables').delete(table);
      transaction.objectStore('records').delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    });
  }

  row(table: string): Promise<string> {
    return this.read('tables', async (store) => ((await answered(store.get(table))) as string) ?? '');
  }

  rows(): Promise<string> {
    return this.read('tables', async (store) => `[${((await answered(store.getAll())) as string[]).join()}]`);
  }

  /** Those after a sequence number, each with its own. */
  records(table: string, after: number): Promise<string> {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
    return this.read('records', async (store) => {
      const [keys, bodies] = await Promise.all([
        answered(store.getAllKeys(range)),
        answered(store.getAll(range)),
      ]);
      return JSON.stringify(keys.map((key, at) => [(key as [string, number])[1], bodies[at] as string]));
    });
  }

  me(): Promise<string> {
    return this.read('people', async (store) => ((await answered(store.get('me'))) as string) ?? '');
  }

  call(name: string): Promise<string> {
    return this.write(['people'], (transaction) => transaction.objectStore('people').put(name, 'me'));
  }
}
