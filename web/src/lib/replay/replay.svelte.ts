// A game looked at again: its frames as they are fetched, and the place where the reader is.

import { get, Refused } from '../api';
import { motion } from '../motion.svelte';
import { partsOf, perform } from '../perform';
import { lastDeeds, type GamePage, type Part, type Scene } from '../scene';
import { settings } from '../settings.svelte';
import { about, t } from '../texts.svelte';
import type { EventShape, Frame, Frames, News } from '../wire';

const BATCH = 100;
// Milliseconds that a step stays at least, however fast it is played; the end of a round stays longer.
const LEAST_REST = 300;
const LONG_REST = 4;
const MOST_SAID = 3;

type Known = readonly (Frame | undefined)[];
export type Eye = number | null;

export class Replay {
  readonly news: News;
  readonly page: GamePage;
  at = $state(0);
  of = $state(0);
  /** Whose eyes we look through; null is a spectator's. */
  eye = $state<Eye>(null);
  running = $state(false);
  trouble = $state.raw<Refused | null>(null);

  /** How far the next entry has been shown, while it unfolds part by part. */
  private part = $state.raw<Part | null>(null);
  private known = $state.raw<ReadonlyMap<Eye, Known>>(new Map());
  private readonly coming = new Map<string, Promise<void>>();
  private last: Frame | undefined;
  private filling = false;
  private left = false;
  private run = 0;
  private steps = 0;

  readonly frames: Known = $derived(this.known.get(this.eye) ?? []);
  readonly frame = $derived(this.frames[this.at]);
  /** What is on the table: the frame before, as long as this one has not come. */
  readonly shown = $derived.by(() => (this.last = this.frame ?? this.last));
  /** All that has happened up to here. */
  readonly events: readonly EventShape[] = $derived(
    this.frames.slice(0, this.at + 1).flatMap((frame) => frame?.events ?? []),
  );
  /** The entries with which a round begins: the same for everybody who looks. */
  readonly rounds: readonly number[] = $derived.by(() => this.begun(this.page.marks ?? this.page.opens));
  /** Where to go on to, or back, by more than a step. */
  readonly turns: readonly number[] = $derived.by(() =>
    this.page.turns ? this.begun(this.page.turns) : this.rounds,
  );
  /** The events of the round that ends here. */
  readonly closed: readonly EventShape[] = $derived.by(() => {
    if (!this.frame?.events.some(this.page.closes)) return [];
    // The entry that ends a round may begin the next one as well.
    const start = this.events.findLastIndex((event) => this.page.opens(event) && event.sequence < this.at);
    return this.events
      .slice(Math.max(0, start))
      .filter((event) => event.sequence < this.at || !this.page.opens(event));
  });

  private begun(which: (event: EventShape) => boolean): number[] {
    const found = new Set<number>();
    for (const frames of this.known.values()) {
      for (const frame of frames) if (frame?.events.some(which)) found.add(frame.at);
    }
    return [...found].sort((a, b) => a - b);
  }

  constructor(news: News, page: GamePage) {
    this.news = news;
    this.page = page;
  }

  get names(): string[] {
    return this.news.table.seats.map((seat) => seat.name);
  }

  /** The address of this entry, as it is seen now. */
  get address(): string {
    return `/table/${this.news.table.id}/replay?at=${this.at}${this.eye === null ? '' : `&seat=${this.eye}`}`;
  }

  get ended(): boolean {
    return ['over', 'abandoned'].includes(this.news.table.status);
  }

  /** Whether nothing follows any more, because the game was over here. */
  get final(): boolean {
    return this.at === this.of && this.news.table.status === 'over';
  }

  /** The views that may be looked at: all of them after the game; during it, at one screen, only
   * what everybody sees. */
  get eyes(): Eye[] {
    if (this.ended) return [null, ...this.news.table.seats.keys()];
    return this.news.mine.length === 1 ? [null, this.news.mine[0]!] : [null];
  }

  get scene(): Scene | null {
    const frame = this.shown;
    if (!frame) return null;
    const { table } = this.news;
    const next = frame.view.question?.seat ?? this.frames[frame.at + 1]?.by;
    const waiting = frame.at === this.of && !this.ended ? table.asked : [];
    const told = this.part ? [...this.events, ...this.part.events] : this.events;
    return {
      game: table.game,
      view: this.part?.view ?? frame.view,
      // Who is there today does not matter.
      seats: table.seats.map((seat) => ({ ...seat, present: true, away: '' })),
      names: this.names,
      asked: this.part ? [] : typeof next === 'number' ? [next] : waiting,
      moves: [],
      texts: about(table.game),
      act: () => undefined,
      why: () => undefined,
      refuse: () => undefined,
      hinted: [],
      pointed: [],
      did: lastDeeds(told, table.seats.length),
      told,
    };
  }

  /** What happened with this entry, in sentences. */
  said(frame: Frame | undefined): string {
    if (!frame) return '…';
    if (frame.at === 0) return t('page-replay-start');
    const texts = about(this.news.table.game);
    if (frame.events.length) {
      const said = frame.events.map((event) => texts.event(event, this.names, this.eye));
      // The log has them all; here it has to be short.
      return (said.length > MOST_SAID ? [said[0], '…', said.at(-1)] : said).join(' ');
    }
    const name = frame.by === null ? '' : (this.names[frame.by] ?? '');
    // A choice whose effect is seen only with the next one.
    return frame.move
      ? t('page-replay-chose', { name, move: texts.move(frame.move, this.names, this.eye) })
      : t('page-replay-decided', { name });
  }

  /** Begin at an entry; without one where there is something to see first. */
  async open(at: number | null): Promise<void> {
    await this.load(0);
    if (at !== null) this.at = Math.min(at, this.of);
    else if (this.ended) this.at = this.start;
    else this.at = this.of;
    await this.load(this.at);
    void this.fill();
  }

  look(eye: Eye): void {
    if (!this.eyes.includes(eye)) return;
    // Who compares two views need not wait; more of them are not kept.
    this.known = new Map([...this.known].filter(([other]) => other === this.eye || other === eye));
    this.stop();
    this.eye = eye;
    void this.fill();
  }

  go(at: number): void {
    this.pause();
    this.stop();
    this.at = Math.min(Math.max(0, at), this.of);
    void this.fill();
  }

  back(): void {
    this.go(this.at - 1);
  }

  /** One entry on, with cards that fly; what is still unfolding is over at once. */
  async forward(): Promise<void> {
    if (this.part) {
      motion.skip();
      return;
    }
    const next = this.at + 1;
    if (next > this.of) return;
    await this.load(next);
    const [before, after] = [this.frame, this.frames[next]];
    if (!before || !after || this.at !== next - 1) return;
    const texts = about(this.news.table.game);
    const step = ++this.steps;
    const parts = partsOf(after, before.view, this.page);
    await perform(parts, before.view, this.page, texts, ({ events, view }, last) => {
      if (step !== this.steps) return;
      this.part = last ? null : { events: [...(this.part?.events ?? []), ...events], view };
      if (last) this.at = next;
    });
  }

  step(): Promise<void> {
    this.pause();
    return this.forward();
  }

  /** To the beginning of this round, of the one before, or of the next one. */
  round(step: 1 | -1): void {
    if (step > 0) this.go(this.turns.find((at) => at > this.at) ?? this.of);
    else this.go(this.turns.findLast((at) => at < this.at) ?? 0);
  }

  pause(): void {
    this.running = false;
    this.run++;
  }

  /** The reader goes elsewhere: what unfolds is not shown to its end. */
  private stop(): void {
    this.steps++;
    this.part = null;
    motion.skip();
  }

  async play(): Promise<void> {
    this.running = true;
    const run = ++this.run;
    if (this.at === this.of) this.at = this.start;
    while (run === this.run && this.at < this.of && !this.trouble) {
      await this.forward();
      const said = this.frame?.events ?? [];
      const times = said.some(this.page.closes) ? LONG_REST : said.length ? 1 : 0;
      await new Promise((done) => setTimeout(done, times * Math.max(settings.pace.rest, LEAST_REST)));
    }
    if (run === this.run) this.running = false;
  }

  /** Nobody looks any more. */
  close(): void {
    this.left = true;
    this.pause();
    this.stop();
  }

  /** Fetch what is still missing, beginning where the reader is. */
  async fill(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    this.trouble = null;
    for (let at = this.missing; at >= 0 && !this.trouble && !this.left; at = this.missing)
      await this.load(at);
    this.filling = false;
  }

  /** The first entry that a player decided: everything before it was dealt. */
  private get start(): number {
    return Math.max(0, this.frames.findIndex((frame) => typeof frame?.by === 'number') - 1);
  }

  private get missing(): number {
    const [here, ahead] = [this.at, Math.min(this.at + BATCH / 2, this.of)];
    const urgent = [here, ahead].find((at) => !this.frames[at]);
    if (urgent !== undefined) return urgent;
    for (let at = 0; at <= this.of; at++) if (!this.frames[at]) return at;
    return -1;
  }

  /** The batch in which an entry is. */
  private load(at: number): Promise<void> {
    const eye = this.eye;
    if (this.known.get(eye)?.[at]) return Promise.resolve();
    const first = at - (at % BATCH);
    const key = `${eye} ${first}`;
    const coming = this.coming.get(key) ?? this.fetch(eye, first).finally(() => this.coming.delete(key));
    this.coming.set(key, coming);
    return coming;
  }

  private async fetch(eye: Eye, first: number): Promise<void> {
    const seat = eye === null ? '' : `&seat=${eye}`;
    try {
      const { of, frames } = await get<Frames>(
        `/api/tables/${this.news.table.id}/frames?at=${first}&count=${BATCH}${seat}`,
      );
      const known = [...(this.known.get(eye) ?? [])];
      for (const frame of frames) known[frame.at] = frame;
      this.known = new Map(this.known).set(eye, known);
      // While a game goes on its log grows.
      this.of = Math.max(this.of, of);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error;
    }
  }
}
