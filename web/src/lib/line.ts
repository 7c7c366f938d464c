// One connection to one table, made again whenever it is lost. `last` is the sequence up to which
// the page knows everything: what is missed meanwhile comes with the next news.

import { Refused } from './api';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';
import { transport, type Channel } from './transport';
import type { Message, News, Refusal, WarningMessage, Wish } from './wire';

// Milliseconds: between signs of life, until silence is a lost connection, between two attempts.
const PING_EVERY = 15_000;
const SILENCE = 10_000;
const SOON = 400;
const LATER = 6_000;

export type LineState = 'connecting' | 'open' | 'lost' | 'refused';

interface Sent {
  command: Wish & { ref: number };
  socket: Channel | null;
  resolve: (sequence: number) => void;
  reject: (why: Refused) => void;
}

export interface Listener {
  news(news: News): void;
  state(state: LineState, refusal: Refusal | null): void;
  warning(warning: WarningMessage): void;
}

export class Line {
  last = 0;
  /** Milliseconds by which the clock of the server is ahead of ours. */
  ahead = 0;
  private socket: Channel | null = null;
  private ref = 0;
  private readonly waiting = new Map<number, Sent>();
  private alive = false;
  private pause = SOON;
  private refusal: Refusal | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly pinging: ReturnType<typeof setInterval>;
  private readonly path: string;
  private readonly listener: Listener;
  private readonly keep: boolean;

  /** `keep`: at one screen the cards of whoever has the device stay in the news while others are asked. */
  constructor(table: string, listener: Listener, keep = false) {
    this.path = `/api/tables/${table}/socket`;
    this.listener = listener;
    this.keep = keep;
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  close(): void {
    clearInterval(this.pinging);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.drop();
    if (this.timer) clearTimeout(this.timer);
    this.giveUp();
  }

  /** Another language is spoken: what is refused from now on is to be said in it. */
  reopen(): void {
    this.drop();
    this.doubt();
    this.alive = false;
    this.open();
  }

  /** Nobody will answer any more. */
  private giveUp(): void {
    for (const sent of this.waiting.values())
      sent.reject(new Refused({ error: 'unsure', message: t('page-unsure') }));
    this.waiting.clear();
  }

  /** Send a wish; settled when the server has stored it, or has said why not. */
  send(wish: Wish): Promise<number> {
    const ref = ++this.ref;
    return new Promise((resolve, reject) => {
      const sent: Sent = { command: { ...wish, ref }, resolve, reject, socket: null };
      if (this.isOpen) this.put(sent);
      else if (wish.do !== 'submit') {
        reject(new Refused({ error: 'lost', message: t('page-lost') }));
        return;
      }
      this.waiting.set(ref, sent);
    });
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private put(sent: Sent): void {
    sent.socket = this.socket;
    this.socket?.send(JSON.stringify(sent.command));
  }

  private open(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const socket = transport.connect(
      `${this.path}?every=true&keep=${this.keep}&speak=${settings.language}&after=${this.last}`,
    );
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as Message);
    socket.onclose = () => socket === this.socket && this.lost();
  }

  /** The page is looked at again, or the network is back: do not wait for the next attempt. */
  private readonly hurry = (): void => {
    if (document.hidden) return;
    if (this.timer) this.open();
    else this.ping();
  };

  private drop(): void {
    clearTimeout(this.silence);
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
  }

  /** What cannot be sent twice is given up; a move can, it is one move all the same. */
  private doubt(): void {
    for (const [ref, sent] of this.waiting) {
      if (sent.command.do !== 'submit') {
        this.waiting.delete(ref);
        sent.reject(new Refused({ error: 'unsure', message: t('page-unsure') }));
      }
    }
  }

  private lost(): void {
    clearTimeout(this.silence);
    this.alive = false;
    this.doubt();
    const final = this.refusal !== null && !['unavailable', 'too-much'].includes(this.refusal.error);
    this.listener.state(final ? 'refused' : 'lost', this.refusal);
    this.refusal = null;
    if (final) {
      this.giveUp();
      return;
    }
    this.timer = setTimeout(() => this.open(), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(2 * this.pause, LATER);
  }

  private take(message: Message): void {
    clearTimeout(this.silence);
    if (message.type === 'news') {
      if (!this.alive) this.arrived();
      this.last = message.sequence;
      this.listener.news(message);
    } else if (message.type === 'warning') {
      this.listener.warning(message);
    } else {
      const sent = this.waiting.get(message.ref);
      this.waiting.delete(message.ref);
      if (message.type === 'done') {
        this.ahead = message.now - Date.now();
        sent?.resolve(message.sequence);
      } else if (sent) sent.reject(new Refused(message.error));
      else this.refusal = message.error;
    }
  }

  /** The first news of a connection: send again what was not acknowledged. */
  private arrived(): void {
    this.alive = true;
    this.pause = SOON;
    this.listener.state('open', null);
    this.ping();
    for (const sent of this.waiting.values()) {
      if (sent.socket !== this.socket) this.put(sent);
    }
  }

  /** A connection may be dead without anybody being told: ask for a sign of life. */
  private ping(): void {
    if (!this.isOpen) return;
    this.send({ do: 'ping' }).catch(() => undefined);
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.drop();
      this.lost();
    }, SILENCE);
  }
}
