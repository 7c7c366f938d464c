// The other side of the worker that has the tables: requests and connections, as they would go to a
// server. What is the same for everybody lies beside the page as files.

import { settings } from '../lib/settings.svelte';
import { t } from '../lib/texts.svelte';
import type { Channel, Transport } from '../lib/transport';
import type { Said, Wished } from './worker';

/** Where the page lies: its folder on whatever server. */
export const root = new URL('.', document.baseURI).href;

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (said: Said) => void>();

function send(number: number, wish: Wished[1]): void {
  worker ??= start();
  worker.postMessage([number, { language: settings.language, ...wish }] satisfies Wished);
}

function start(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: root });
  made.onmessage = ({ data: [number, said] }: MessageEvent<[number, string]>) =>
    waiting.get(number)?.(JSON.parse(said) as Said);
  return made;
}

/** Have Python start, before anybody needs it. */
export function begin(ready: () => void): void {
  waiting.set(0, ready);
  send(0, { do: 'begin' });
}

function ask(method: string, path: string, text: string): Promise<Response> {
  const number = ++last;
  return new Promise((resolve) => {
    waiting.set(number, ({ status, text, name }) => {
      waiting.delete(number);
      if (!text) text = JSON.stringify({ error: 'unreachable', message: t('page-alone-failed') });
      const headers: HeadersInit = name ? { 'Content-Disposition': `attachment; filename="${name}"` } : {};
      resolve(new Response(text, { status, headers }));
    });
    send(number, { do: 'ask', method, path, text });
  });
}

const FILES: [RegExp, (found: string[], query: URLSearchParams) => string][] = [
  [/^\/texts\/(\w+)\.ftl$/, ([, code]) => `${code}.ftl`],
  [/^\/texts\/(\w+)\/(\w+)\.ftl$/, ([, code, game]) => `${game}/${code}.ftl`],
  [/^\/api\/games$/, (_, query) => `games.${query.get('lang')}.json`],
  [/^\/api\/games\/(\w+)\/rules$/, ([, game], query) => `${game}/rules.${query.get('lang')}.json`],
  [/^\/api\/games\/(\w+)\/(names|lesson|cards)$/, ([, game, what]) => `${game}/${what}.json`],
];

/** The file that an address stands for, if it is the same for everybody. */
function file(path: string, query: URLSearchParams): string | null {
  for (const [pattern, name] of FILES) {
    const found = pattern.exec(path);
    if (found) return `${root}sheets/${name(found, query)}`;
  }
  return null;
}

async function get(address: string, request?: RequestInit): Promise<Response> {
  const method = request?.method ?? 'GET';
  const { pathname, searchParams } = new URL(address, 'http://page');
  const known = method === 'GET' ? file(pathname, searchParams) : null;
  if (known === null) return ask(method, address, (request?.body as string | undefined) ?? '');
  const common = known.endsWith('.ftl');
  if (!searchParams.get('set')) return fetch(known);
  // Cards that only one table has: the worker knows them, beside what all have.
  const [all, own] = await Promise.all([common ? fetch(known) : null, ask(method, address, '')]);
  return all ? new Response(`${await own.text()}\n${await all.text()}`) : own;
}

class Line implements Channel {
  readyState: number = WebSocket.OPEN;
  onmessage: Channel['onmessage'] = null;
  onclose: Channel['onclose'] = null;
  private readonly number = ++last;

  constructor(path: string) {
    waiting.set(this.number, ({ text, closed }) => {
      if (text !== undefined) this.onmessage?.(new MessageEvent('message', { data: text }));
      if (closed === undefined) return;
      this.end();
      this.onclose?.(new CloseEvent('close', { code: closed }));
    });
    send(this.number, { do: 'connect', path });
  }

  private end(): void {
    this.readyState = WebSocket.CLOSED;
    waiting.delete(this.number);
  }

  send(text: string): void {
    send(this.number, { do: 'say', text });
  }

  close(): void {
    send(this.number, { do: 'shut' });
    this.end();
  }
}

export const local: Transport = { fetch: get, connect: (path) => new Line(path) };
