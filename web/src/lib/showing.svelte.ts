// What the server tells of a live table, shown in its order and beat by beat: a queue, and what is being done with it.

import { tick } from 'svelte';
import { get } from './api';
import { aside } from './aside';
import { motion } from './motion.svelte';
import { look, partsOf, perform } from './perform';
import { lastSheet, sheetsAfter, type GamePage, type Part } from './scene';
import { settings } from './settings.svelte';
import { about } from './texts.svelte';
import type { EventShape, Frames, News, ViewShape } from './wire';

// More steps than this are not shown one by one: somebody was away, or bots are too quick.
const MOST_STEPS = 60;
// Milliseconds that a score sheet stays where a clock runs.
const LOOK = 6000;
// Milliseconds for which a move is looked at before the device goes to the next player.
const LAST_LOOK = 900;
// What others do takes less time than what the reader does.
const OTHERS = 0.7;
// Milliseconds after which a table is not new any more to whoever comes.
const FRESH = 30_000;

/** Nothing is left to be shown; the queue is shown step by step; it waits until the score sheet of a round, told by
 * `events`, was looked at; nobody looks any more. */
type State =
  | { name: 'resting' | 'showing' | 'gone' }
  | { name: 'sheet'; events: readonly EventShape[]; seen: () => void };

export abstract class Showing {
  /** The table as it is shown: `latest` may be some steps ahead. */
  shown = $state.raw<News | null>(null);
  latest = $state.raw<News | null>(null);
  private state = $state.raw<State>({ name: 'resting' });
  private queue: News[] = [];
  /** The other player of whom something is shown. */
  private acting: number | null = null;

  /** Without a page of its game, a table is only told, not shown. */
  constructor(
    readonly id: string,
    private readonly page: GamePage | null,
  ) {}

  /** All that the reader was told so far. */
  abstract readonly events: readonly EventShape[];
  /** Whether the server waits for the reader. */
  abstract readonly awaited: boolean;
  /** News is on the screen: a `part` of a record, of which the rest comes later, or all of it. */
  protected abstract appears(news: News, part: boolean): void;

  protected get resting(): boolean {
    return this.state.name === 'resting';
  }

  get gone(): boolean {
    return this.state.name === 'gone';
  }

  /** The events of a round that has just ended; the steps after it wait until they were looked at. */
  get closed(): readonly EventShape[] | null {
    return this.state.name === 'sheet' ? this.state.events : null;
  }

  /** Whether everything that happened has been shown. */
  get settled(): boolean {
    return this.shown !== null && this.shown === this.latest && this.state.name !== 'sheet';
  }

  take(news: News): void {
    const first = this.latest === null;
    this.latest = news;
    if (!this.page || (first && !(this.untouched(news) && Date.now() - news.table.created < FRESH))) {
      this.show(news);
      return;
    }
    this.queue.push(news);
    if (this.state.name === 'sheet') this.showAsides();
    if (this.resting) void this.run();
  }

  /** The score sheet of the round was looked at: go on. */
  proceed(): void {
    if (this.state.name !== 'sheet') return;
    const { seen } = this.state;
    this.state = { name: 'showing' };
    seen();
  }

  /** Nobody looks any more: what is left to be shown is not. */
  close(): void {
    const before = this.state;
    this.state = { name: 'gone' };
    this.queue = [];
    motion.allow(Infinity);
    motion.skip();
    if (before.name === 'resting') motion.calm();
    if (before.name === 'sheet') before.seen();
  }

  /** While a score sheet is looked at, only what happens beside the game goes on. The table stays
   * what it is: the record that ended the round may have more to show, and that comes first. */
  private showAsides(): void {
    for (const [at, news] of this.queue.entries()) {
      if (!news.events.every(aside)) return;
      this.show({ ...news, view: this.shown!.view }, true);
      this.queue[at] = { ...news, events: [] };
    }
  }

  /** `part` of a record: the rest of its events comes later. Before it nobody is asked, and no game is
   * over. */
  private show(news: News, part = false): void {
    this.shown = part ? { ...news, table: this.meanwhile(news.table) } : news;
    // What was shown in parts is all there now.
    if (!part && this.latest?.sequence === news.sequence) this.latest = news;
    this.appears(news, part);
  }

  private meanwhile(table: News['table']): News['table'] {
    const known = table.status !== 'over' || this.shown?.table.status === 'over';
    return { ...table, ...(known ? {} : { status: 'playing', winners: null, scores: null }), asked: [] };
  }

  private async run(): Promise<void> {
    this.state = { name: 'showing' };
    motion.begin();
    while (this.queue.length) {
      if (this.queue.length > MOST_STEPS || document.hidden) {
        const all = this.queue.splice(0);
        const last = all.at(-1)!;
        await this.step({ ...last, events: all.flatMap((news) => news.events) });
      } else {
        await this.step(this.queue.shift()!);
      }
      if (!this.gone && !this.queue.length && this.latest?.pass.length) await this.lookAtLast();
    }
    if (!this.gone) this.state = { name: 'resting' };
    // Who is in a hurry stays so until they are asked themselves.
    motion.end(!this.gone && this.latest?.table.status === 'playing' && !this.awaited);
  }

  /** The last move is seen before the device is passed on. */
  private lookAtLast(): Promise<void> {
    const { rest } = settings.pace;
    motion.allow(Infinity);
    return motion.wait(rest && Math.max(LAST_LOOK, rest));
  }

  /** Whether a game has begun and the reader has done nothing yet, but would like to see it begin. */
  private untouched(news: News): boolean {
    const { table, view, mine, undo } = news;
    const seen = settings.pace.flight > 0 && !document.hidden;
    return seen && !undo && view !== null && table.status === 'playing' && !table.past && mine.length === 1;
  }

  /** A game that has just begun is shown from the deal on, with what others did before anybody could look. */
  private async begin(news: News): Promise<void> {
    const page = this.page!;
    const texts = about(news.table.game);
    const path = `/api/tables/${this.id}/frames?at=0&count=${MOST_STEPS}&seat=${news.mine[0]}`;
    const told = await get<Frames>(path).catch(() => null);
    const table = { ...news.table, asked: [] };
    let before: ViewShape | null = null;
    for (const frame of told && told.of < MOST_STEPS ? told.frames : []) {
      if (this.gone) return;
      const { view } = frame;
      const change = (part: Part) => (this.shown = { ...news, table, events: [], view: part.view });
      if (before) {
        await perform(partsOf(frame, before, page), before, page, texts, change, OTHERS);
        await look({ events: frame.events, view }, page);
      } else {
        change({ events: [], view });
        // Cards fly from places, which have to be there.
        await tick();
      }
      before = view;
    }
    if (!this.gone) this.show(news);
  }

  /** How long it may take to show this: what others do in a row is quick. Whether it is the reader who does it. */
  private allow(news: News, deeds: readonly EventShape[]): boolean {
    const seats = deeds.flatMap(({ values }) => (typeof values.seat === 'number' ? [values.seat] : []));
    const mine = seats.some((seat) => news.mine.includes(seat));
    if (mine || !news.mine.length || !this.page?.quick) motion.allow(Infinity);
    else if (seats.length && seats[0] !== this.acting) motion.allow(settings.pace.turn);
    this.acting = mine ? null : (seats[0] ?? this.acting);
    return mine;
  }

  private async step(news: News): Promise<void> {
    const { view } = news;
    const before = this.shown?.view ?? null;
    if (!before && this.untouched(news)) {
      await this.begin(news);
      return;
    }
    const deeds = news.events.filter((event) => !aside(event));
    if (!deeds.length || !before || !view) {
      this.show(news);
      return;
    }
    const page = this.page!;
    // Several records at once, after an absence, are not played one by one.
    const whole = deeds[0]!.sequence !== deeds.at(-1)!.sequence;
    const parts = whole ? [{ events: news.events, view }] : partsOf({ ...news, view }, before, page);
    const mine = this.allow(news, deeds);
    const sheets = sheetsAfter(parts, page);
    const change = (part: Part, last: boolean) => {
      if (!this.gone) this.show({ ...news, events: [...part.events], view: part.view }, !last);
    };
    const seen = async (part: Part, at: number) => {
      if (this.gone) return;
      if (sheets[at]) await this.pause(news);
      else if (at < parts.length - 1) await look(part, page);
      else if (this.queue.length) await look({ events: deeds, view }, page);
    };
    if (whole) {
      change(parts[0]!, true);
      await seen(parts[0]!, 0);
      return;
    }
    await perform(parts, before, page, about(news.table.game), change, mine ? 1 : OTHERS, seen);
  }

  /** The score sheet of a round is looked at. */
  private async pause(news: News): Promise<void> {
    const { unfolding } = motion;
    motion.unfold(false);
    motion.calm();
    const events = lastSheet(this.events, this.page!);
    const looked = new Promise<void>((seen) => (this.state = { name: 'sheet', events, seen }));
    this.showAsides();
    // Where a clock runs nobody can look for long.
    const timer = news.table.clock ? setTimeout(() => this.proceed(), LOOK) : undefined;
    await looked;
    clearTimeout(timer);
    motion.unfold(unfolding && !this.gone);
  }
}
