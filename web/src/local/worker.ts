// The worker that has the tables. It is to the page what a server is: requests and connections come in
// as text, and answers and news go out; what bots think about goes to another worker, never to the page.

import { Keep } from './keep';
import { python, root } from './python';

/** What the page sends: the number of a request or connection, and what is wished. */
export type Wished = [
  number: number,
  wish: { do: string; method?: string; path?: string; language?: string; text?: string },
];
/** What it is told: an answer, a message on a connection, or that one has ended. */
export interface Said {
  status?: number;
  name?: string;
  text?: string;
  closed?: number;
}

type Take = (number: number, wish: string) => void;

const post = (number: number, said: Said | string) =>
  self.postMessage([number, typeof said === 'string' ? said : JSON.stringify(said)]);

class Thinker {
  private worker: Worker | null = null;
  private last = 0;
  private readonly waiting = new Map<number, { resolve(text: string): void; reject(why: Error): void }>();

  readonly think = (task: string): Promise<string> => {
    this.worker ??= this.start();
    const number = ++this.last;
    this.worker.postMessage([number, task]);
    return new Promise((resolve, reject) => this.waiting.set(number, { resolve, reject }));
  };

  private start(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: root });
    worker.onmessage = ({ data: [number, text, wrong] }: MessageEvent<[number, string, string]>) => {
      const asked = this.waiting.get(number);
      this.waiting.delete(number);
      if (wrong) asked?.reject(new Error(wrong));
      else asked?.resolve(text);
    };
    worker.onerror = () => {
      // It has no memory left, say: the next thought starts another.
      worker.terminate();
      this.worker = null;
      for (const { reject } of this.waiting.values()) reject(new Error('the thinker has died'));
      this.waiting.clear();
    };
    return worker;
  }
}

const thinker = new Thinker();
let take: Promise<Take> | null = null;
const keep = new Keep((table, sequence) => {
  // Before there is anybody to tell, nothing was read yet.
  if (take) void take.then((to) => to(0, JSON.stringify({ do: 'noticed', table, sequence })));
});

/** What Python needs to say sentences, as it is packed: asked for in the middle of a sentence. */
function words(): Uint8Array {
  const asked = new XMLHttpRequest();
  asked.open('GET', `${root}python/words.bin`, false);
  asked.responseType = 'arraybuffer';
  asked.send();
  if (asked.status !== 200) throw new Error(`${asked.status} words.bin`);
  return new Uint8Array(asked.response as ArrayBuffer);
}

async function start(): Promise<Take> {
  const started = await python();
  started.registerJsModule('kachidoki_page', { drawer: keep, think: thinker.think, post, words });
  return started.runPython('from kachidoki.site.worker import start\nstart()') as Take;
}

/** What can be said before Python has started: who this is, and which games there are. */
async function atOnce(path: string): Promise<string | null> {
  if (path === '/api/me') {
    const name = await keep.me();
    return name === 'shut' ? null : JSON.stringify(name ? { name, program: false, token: null } : null);
  }
  if (path === '/api/tables') return '{"tables":[],"more":false}';
  if (path !== '/api/me/tables') return null;
  const rows = await keep.rows();
  if (rows === 'shut') return null;
  const tables = (JSON.parse(rows) as { listed: string }[]).map((row) => row.listed);
  return `{"tables":[${tables.join()}],"more":false}`;
}

self.onmessage = async ({ data: [number, wish] }: MessageEvent<Wished>) => {
  const known = wish.do === 'ask' && wish.method === 'GET' ? await atOnce(wish.path!) : null;
  if (known !== null) {
    post(number, { status: 200, text: known });
    return;
  }
  try {
    take ??= start();
    const to = await take;
    if (wish.do === 'begin') post(number, {});
    else to(number, JSON.stringify(wish));
  } catch (error) {
    console.error(error);
    take = null;
    post(number, wish.do === 'ask' ? { status: 503, text: '' } : { closed: 1011 });
  }
};
