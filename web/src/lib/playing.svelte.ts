// A live table: what the server says of it, and the wishes of the reader.

import { Refused } from './api';
import { advice } from './hints';
import { Line, type LineState } from './line';
import { motion } from './motion.svelte';
import { Reading } from './reading.svelte';
import { lastDeeds, type GamePage, type Scene } from './scene';
import { settings } from './settings.svelte';
import { Showing } from './showing.svelte';
import { Sparing } from './sparing.svelte';
import { about } from './texts.svelte';
import type { EventShape, Hint, News, Refusal, WarningMessage, Wish } from './wire';

/** The last answer: it is on its way until the table after it is shown. */
interface Answer {
  readonly question: string;
  /** The sequence of its news, once the server has taken it. */
  readonly sequence: number;
  /** The answers to the questions that follow. */
  then: readonly string[];
}

export class Playing extends Showing {
  line = $state<LineState>('connecting');
  refusal = $state<Refusal | null>(null);
  trouble = $state.raw<Refused | null>(null);
  warning = $state.raw<WarningMessage | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** News that ended a connection's absence: said once. */
  returned = $state(false);
  private answer = $state.raw<Answer | null>(null);

  private readonly connection: Line;
  private readonly reading: Reading;
  private readonly spares: Sparing;
  private readonly settle: () => void;
  /** Whether the server knows that the reader has come to the game. */
  private there = false;
  private spoken = settings.language;

  readonly scene = $derived.by((): Scene | null => {
    const news = this.shown;
    if (!news?.view) return null;
    const texts = about(news.table.game);
    const free = this.open && this.answering !== news.view.question?.id;
    const hint = this.hint?.question === news.view.question?.id ? this.hint : null;
    return {
      game: news.table.game,
      view: news.view,
      seats: news.table.seats,
      names: news.table.seats.map((seat) => seat.name),
      asked: news.table.status === 'playing' && !this.sparing ? news.table.asked : [],
      moves: free ? news.view.moves : [],
      texts,
      act: (move, ...then) => void this.submit(move, ...then),
      why: (move) => void this.why(move),
      refuse: (message, rule) => (this.trouble = new Refused({ message, rule })),
      hinted: hint && this.open ? advice(hint, news.view.moves).map(({ move }) => move.move) : [],
      pointed: [],
      did: lastDeeds(this.events, news.table.seats.length),
      told: this.events,
    };
  });

  /** Without a page of its game, a table is only told, not shown. */
  constructor(id: string, page: GamePage | null, spare = page?.spare) {
    super(id, page);
    this.reading = new Reading(id);
    this.spares = new Sparing(id, this, spare);
    const listener = {
      news: (news: News) => this.spares.sort(news),
      state: (state: LineState, refusal: Refusal | null) => {
        this.returned = state === 'open' && this.line === 'lost';
        this.line = state;
        this.refusal = refusal;
      },
      warning: (warning: WarningMessage) => (this.warning = warning),
    };
    this.connection = new Line(id, listener, Boolean(spare));
    this.settle = $effect.root(() => {
      $effect(() => this.spares.answer());
    });
    document.addEventListener('visibilitychange', this.come);
  }

  /** Nobody looks any more. */
  override close(): void {
    this.settle();
    document.removeEventListener('visibilitychange', this.come);
    this.answer = null;
    this.connection.close();
    super.close();
  }

  /** All that the reader was told so far. */
  get events(): readonly EventShape[] {
    return this.reading.events;
  }

  /** Whether the page answers for the reader, who is not to be bothered. */
  get sparing(): boolean {
    return this.spares.active;
  }

  /** At one screen: what the player might answer to whom the device goes, if it need not be answered. */
  get reacting(): Sparing['reacting'] {
    return this.spares.reacting;
  }

  /** The question that an answer is on its way to. */
  get answering(): string {
    const { answer } = this;
    return answer && answer.sequence > (this.shown?.sequence ?? 0) ? answer.question : '';
  }

  /** The time of the server, by which clocks go. */
  get now(): number {
    return Date.now() + this.connection.ahead;
  }

  /** Whether the server waits for the reader, be it shown already or not. */
  get awaited(): boolean {
    const news = this.latest;
    if (news?.table.status !== 'playing') return false;
    return news.pass.length > 0 || (news.view?.question != null && !this.sparing);
  }

  /** The question that the reader may answer now. */
  get open(): boolean {
    const news = this.shown;
    return (
      this.settled &&
      news !== null &&
      news.table.status === 'playing' &&
      news.view?.question != null &&
      news.view.moves.length > 0 &&
      news.pass.length === 0 &&
      !this.sparing
    );
  }

  /** The seats to one of which the device has to go, once the last move has been seen. */
  get passing(): readonly number[] {
    return this.settled && this.resting ? (this.shown?.pass ?? []) : [];
  }

  /** Do something that may be refused; then its reason is shown. */
  async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      this.trouble = null;
      return await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error;
      return undefined;
    }
  }

  /** Listen in the language that is spoken now. */
  listen(): void {
    if (this.line === 'open' && this.spoken !== settings.language) this.connection.reopen();
    this.spoken = settings.language;
  }

  /** Send a wish; what is returned says why it was refused. */
  async ask(wish: Wish): Promise<Refused | null> {
    try {
      await this.connection.send(wish);
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error;
    }
  }

  wish(wish: Wish): Promise<number | undefined> {
    return this.attempt(() => this.connection.send(wish));
  }

  async submit(move: string, ...then: string[]): Promise<void> {
    const question = this.shown?.view?.question;
    if (!question || !this.open || this.answering === question.id) return;
    const due = this.spares.wait(question.id, move);
    const answer = { question: question.id, sequence: Infinity, then };
    this.answer = answer;
    if (due) await due;
    const sequence = await this.wish({ do: 'submit', question: question.id, move, seat: question.seat });
    if (this.answer !== answer) return;
    // If it was refused, the question is still open.
    this.answer = sequence === undefined ? null : { ...answer, sequence };
  }

  /** At one screen: nobody wants to answer what somebody might. */
  decline(): void {
    this.spares.decline();
  }

  /** Why something that was tried cannot be done: the server refuses it in words, and plays nothing. */
  async why(move: string): Promise<void> {
    const news = this.shown;
    const seat = news?.view?.seat;
    if (news?.table.status !== 'playing' || typeof seat !== 'number') return;
    // Who cannot wait until it is their turn sees it sooner.
    if (!this.settled) motion.skip();
    else await this.wish({ do: 'why', move, seat });
  }

  override take(news: News): void {
    if (this.gone) return;
    super.take(news);
    this.come();
  }

  /** A clock waits for its player to come to the game: whoever looks at this page has. */
  private readonly come = (): void => {
    const news = this.latest;
    if (this.there || document.hidden || news?.table.status !== 'playing' || !news.table.clock) return;
    if (!news.mine.length) return;
    this.there = true;
    void this.ask({ do: 'ready' }).then((refused) => (this.there = refused === null));
  };

  protected appears(news: News, part: boolean): void {
    if (this.warning && !news.table.asked.includes(this.warning.seat)) this.warning = null;
    this.reading.read(news, part);
    if (this.hint && this.hint.question !== news.view?.question?.id) this.hint = null;
    if (!part) this.goOn();
  }

  /** A follow-up is meant for the very next question to the reader, or for none. Where several are
   * asked at once, what the others answer may be shown before. */
  private goOn(): void {
    const { answer } = this;
    const [next, ...rest] = answer?.then ?? [];
    const view = this.shown?.view;
    if (!answer || !next || !this.settled || view?.question?.id === answer.question) return;
    answer.then = [];
    if (this.open && view?.moves.some(({ move }) => move === next)) void this.submit(next, ...rest);
  }
}
