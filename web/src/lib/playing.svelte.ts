// A live table: what the server says of it, shown step by step, and the wishes of the reader.

import { tick } from 'svelte';
import { get, Refused } from './api';
import { aside } from './aside';
import { advice } from './hints';
import { Line, type LineState } from './line';
import { motion } from './motion.svelte';
import { look, partsOf, perform } from './perform';
import { lastDeeds, lastSheet, sheetsAfter, type GamePage, type Part, type Scene, type Spare } from './scene';
import { settings } from './settings.svelte';
import { about } from './texts.svelte';
import type { EventShape, Frames, Hint, News, Refusal, ViewShape, WarningMessage, Wish } from './wire';

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
// Milliseconds after which the page answers for its reader, who may want to do it themselves. Among people the game
// draws the time, and their own answer of that kind is not sent sooner: nobody learns from it whether there was
// something to choose.
const SPARED = 700;
// Milliseconds until something that could not be fetched is asked for again.
const AGAIN = 500;

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** What the page is doing: nothing is left to be shown; the queue is shown step by step; that waits until the
 * score sheet of a round was looked at; nobody looks any more. */
type Phase = 'resting' | 'showing' | 'sheet' | 'gone';

/** An answer that is on its way, until the table after it is shown. */
interface Answer {
  question: string;
  /** The sequence of its news, once the server has taken it. */
  sequence: number;
}

/** The answers to the questions that follow one. */
interface Follow {
  after: string;
  moves: readonly string[];
}

export class Playing {
  readonly id: string;
  line = $state<LineState>('connecting');
  refusal = $state<Refusal | null>(null);
  /** The table as it is shown: `latest` may be some steps ahead. */
  shown = $state.raw<News | null>(null);
  latest = $state.raw<News | null>(null);
  events = $state.raw<readonly EventShape[]>([]);
  /** The events of a round that has just ended; the steps after it wait until they were looked at. */
  closed = $state.raw<readonly EventShape[] | null>(null);
  trouble = $state.raw<Refused | null>(null);
  warning = $state.raw<WarningMessage | null>(null);
  hint = $state.raw<Hint | null>(null);
  private answer = $state.raw<Answer | null>(null);
  /** News that ended a connection's absence: said once. */
  returned = $state(false);

  /** At one screen: what the player might answer to whom the device goes, if it need not be answered. */
  reacting = $state.raw<(Spare & { question: string; seat: number }) | null>(null);
  /** A question that the page could not answer for the reader. */
  private refused = $state('');

  /** What the page may answer for the reader; with `why` it does. */
  readonly spared = $derived.by((): Spare | null => {
    const news = this.latest;
    const question = news?.view?.question;
    if (!question || news.table.status !== 'playing' || news.pass.length) return null;
    if (question.id === this.refused || !news.view!.moves.length) return null;
    const told = news.events.some((event) => !aside(event)) ? news.events : this.events;
    return this.spare?.(news.view!, told, news.mine.length > 1) ?? null;
  });

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

  private readonly connection: Line;
  private readonly page: GamePage | null;
  private readonly spare: GamePage['spare'];
  private readonly settle: () => void;
  /** News that has still to be looked through, at one screen. */
  private sifting: Promise<void> | null = null;
  /** From when on the question may be answered by what the page might answer as well. */
  private due = { question: '', at: 0 };
  /** News that is still to be shown. */
  private queue: News[] = [];
  private phase = $state<Phase>('resting');
  private follow: Follow | null = null;
  /** Whether the server knows that the reader has come to the game. */
  private there = false;
  private readAs: number | null | undefined;
  private spoken = settings.language;
  private readUpTo = 0;
  private readings = 0;
  private release: (() => void) | null = null;

  /** Without a page of its game, a table is only told, not shown. */
  constructor(id: string, page: GamePage | null, spare = page?.spare) {
    this.id = id;
    this.page = page;
    this.spare = spare;
    const listener = {
      news: (news: News) => this.sort(news),
      state: (state: LineState, refusal: Refusal | null) => {
        this.returned = state === 'open' && this.line === 'lost';
        this.line = state;
        this.refusal = refusal;
      },
      warning: (warning: WarningMessage) => (this.warning = warning),
    };
    this.connection = new Line(id, listener, Boolean(spare));
    this.settle = $effect.root(() => {
      $effect(() => this.answerForReader());
    });
    document.addEventListener('visibilitychange', this.come);
  }

  /** Nobody looks any more: what is left to be shown is not. */
  close(): void {
    const resting = this.phase === 'resting';
    this.phase = 'gone';
    this.settle();
    document.removeEventListener('visibilitychange', this.come);
    this.queue = [];
    this.follow = null;
    this.connection.close();
    motion.skip();
    if (resting) motion.calm();
    this.release?.();
  }

  private get gone(): boolean {
    return this.phase === 'gone';
  }

  /** The question that an answer is on its way to. */
  get answering(): string {
    return this.answer?.question ?? '';
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

  /** Whether everything that happened has been shown. */
  get settled(): boolean {
    return this.shown !== null && this.shown === this.latest && this.closed === null;
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

  /** Whether the page answers for the reader, who is not to be bothered. */
  get sparing(): boolean {
    return Boolean(this.spared?.why);
  }

  /** Whether other people might wonder how long an answer takes. */
  private get watched(): boolean {
    const news = this.latest;
    return Boolean(
      news?.table.seats.some((seat, at) => seat.kind === 'person' && !news.mine.includes(at) && !seat.bot),
    );
  }

  /** The seats to one of which the device has to go, once the last move has been seen. */
  get passing(): readonly number[] {
    return this.settled && this.phase === 'resting' ? (this.shown?.pass ?? []) : [];
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
    const { due } = this;
    const early = this.watched && move === this.spared?.move && due.question === question.id;
    const answer = { question: question.id, sequence: Infinity };
    this.answer = answer;
    this.follow = { after: question.id, moves: then };
    if (early && due.at > Date.now()) await sleep(due.at - Date.now());
    const sequence = await this.wish({ do: 'submit', question: question.id, move, seat: question.seat });
    if (this.answering !== question.id) return;
    // If it was refused, the question is still open.
    this.answer = { ...answer, sequence: sequence ?? 0 };
    if (sequence === undefined) this.follow = null;
    this.free();
  }

  /** The page answers what its reader need not be asked. Nobody waits for what has one answer only. */
  private answerForReader(): (() => void) | undefined {
    const { spared, latest, watched } = this;
    const question = latest?.view?.question;
    if (!spared || !question) return undefined;
    if (spared.why && spared.only && !watched) {
      void this.answerFor(question.id, spared.move, question.seat);
      return undefined;
    }
    if (!this.settled) return undefined;
    if (this.due.question !== question.id) {
      const at = Date.now() + (watched ? spared.delay() : SPARED);
      this.due = { question: question.id, at };
    }
    if (!spared.why) return undefined;
    const answer = () => void this.answerFor(question.id, spared.move, question.seat);
    const timer = setTimeout(answer, this.due.at - Date.now());
    return () => clearTimeout(timer);
  }

  /** What was not taken, the reader is asked after all. */
  private async answerFor(question: string, move: string, seat: number): Promise<boolean> {
    const refused = await this.ask({ do: 'submit', question, move, seat });
    if (refused) this.refused = question;
    return refused === null;
  }

  /** At one screen: nobody wants to answer this. */
  decline(): void {
    const { reacting } = this;
    this.reacting = null;
    if (!reacting) return;
    reacting.decline();
    void this.answerFor(reacting.question, reacting.move, reacting.seat);
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

  /** The score sheet of the round was looked at: go on. */
  proceed(): void {
    this.closed = null;
    this.release?.();
  }

  /** News comes in its order, even if some has to be looked through first. */
  private sort(news: News): void {
    const sifts = this.spare !== undefined && news.pass.length > 0;
    if (!sifts && !this.sifting) this.take(news);
    else {
      const work = (this.sifting ?? Promise.resolve()).then(() =>
        sifts ? this.sift(news) : this.take(news),
      );
      this.sifting = work;
      void work.then(() => {
        if (this.sifting === work) this.sifting = null;
      });
    }
  }

  /** At one screen: the device goes to somebody else only if there is something to choose. Until then the
   * cards of whoever has it stay in sight; after that nobody's do. */
  private async sift(news: News): Promise<void> {
    const path = `/api/tables/${this.id}?after=`;
    const [seat] = news.pass;
    this.reacting = null;
    while (!this.gone) {
      try {
        const asked = news.pass.length === 1 ? await get<News>(`${path}${news.sequence}&seat=${seat}`) : null;
        const question = asked?.sequence === news.sequence ? asked.view?.question : null;
        const spare = question && this.spare!(asked!.view!, news.events, true);
        if (spare && spare.why) {
          this.take({ ...news, pass: [], table: { ...news.table, asked: [] } });
          if (await this.answerFor(question.id, spare.move, question.seat)) return;
        }
        const covered = await get<News>(`${path}${this.latest?.sequence ?? 0}`);
        if (spare && covered.sequence === news.sequence)
          this.reacting = { ...spare, question: question!.id, seat: question!.seat };
        this.take(covered);
        return;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        await sleep(AGAIN);
      }
    }
  }

  private take(news: News): void {
    if (this.gone) return;
    const first = this.latest === null;
    this.latest = news;
    this.come();
    if (!this.page || (first && !(this.untouched(news) && Date.now() - news.table.created < FRESH))) {
      this.show(news);
      return;
    }
    this.queue.push(news);
    if (this.phase === 'sheet') this.showAsides();
    if (this.phase === 'resting') void this.run();
  }

  /** A clock waits for its player to come to the game: whoever looks at this page has. */
  private readonly come = (): void => {
    const news = this.latest;
    if (this.there || document.hidden || news?.table.status !== 'playing' || !news.table.clock) return;
    if (!news.mine.length) return;
    this.there = true;
    void this.ask({ do: 'ready' }).then((refused) => (this.there = refused === null));
  };

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
    if (this.warning && !news.table.asked.includes(this.warning.seat)) this.warning = null;
    this.free();
    this.read(news, part);
    if (this.hint && this.hint.question !== news.view?.question?.id) this.hint = null;
    if (!part) this.goOn();
  }

  private meanwhile(table: News['table']): News['table'] {
    const known = table.status !== 'over' || this.shown?.table.status === 'over';
    return { ...table, ...(known ? {} : { status: 'playing', winners: null, scores: null }), asked: [] };
  }

  /** A follow-up is meant for the very next question to the reader, or for none. Where several are
   * asked at once, what the others answer may be shown before. */
  private goOn(): void {
    const [next, ...rest] = this.follow?.moves ?? [];
    const view = this.shown?.view;
    if (!next || !this.settled || view?.question?.id === this.follow?.after) return;
    this.follow = null;
    if (this.open && view?.moves.some(({ move }) => move === next)) void this.submit(next, ...rest);
  }

  /** Another question may be answered once the news of the last answer is there. */
  private free(): void {
    if (this.shown && this.answer && this.shown.sequence >= this.answer.sequence) this.answer = null;
  }

  private async run(): Promise<void> {
    this.phase = 'showing';
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
    if (!this.gone) this.phase = 'resting';
    // Who is in a hurry stays so until they are asked themselves.
    motion.end(!this.gone && this.latest?.table.status === 'playing' && !this.awaited);
  }

  /** The last move is seen before the device is passed on. */
  private lookAtLast(): Promise<void> {
    const { rest } = settings.pace;
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
        const parts = partsOf({ ...frame, view }, before, page);
        await perform(parts, before, page, texts, change, OTHERS);
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

  private async step(news: News): Promise<void> {
    const before = this.shown?.view ?? null;
    if (!before && this.untouched(news)) {
      await this.begin(news);
      return;
    }
    const deeds = news.events.filter((event) => !aside(event));
    if (!deeds.length || !before || !news.view) {
      this.show(news);
      return;
    }
    const page = this.page!;
    // Several records at once, after an absence, are not played one by one.
    const whole = deeds[0]!.sequence !== deeds.at(-1)!.sequence;
    const parts = whole
      ? [{ ...news, view: news.view }]
      : partsOf({ ...news, view: news.view }, before, page);
    const mine = deeds.some(({ values }) => news.mine.includes(values.seat as number));
    const sheets = sheetsAfter(parts, page);
    const change = ({ events, view }: Part, last: boolean) => {
      if (!this.gone) this.show({ ...news, events: [...events], view }, !last);
    };
    const seen = async (part: Part, at: number) => {
      if (this.gone) return;
      if (sheets[at]) await this.pause(lastSheet(this.events, page), news);
      else if (at < parts.length - 1) await look(part, page);
      else if (this.queue.length) await look({ events: deeds, view: part.view }, page);
    };
    if (whole) {
      change(parts[0]!, true);
      await seen(parts[0]!, 0);
    } else await perform(parts, before, page, about(news.table.game), change, mine ? 1 : OTHERS, seen);
  }

  private async pause(events: readonly EventShape[], news: News): Promise<void> {
    const { unfolding } = motion;
    motion.unfold(false);
    this.closed = events;
    this.phase = 'sheet';
    motion.calm();
    this.showAsides();
    // Where a clock runs nobody can look for long.
    const timer = news.table.clock ? setTimeout(() => this.proceed(), LOOK) : undefined;
    await new Promise<void>((done) => (this.release = done));
    clearTimeout(timer);
    this.release = null;
    motion.unfold(unfolding && !this.gone);
    if (!this.gone) this.phase = 'showing';
  }

  /** The log. At one screen it is written anew for whoever holds the device. */
  private read(news: News, part: boolean): void {
    const seat = news.view?.seat ?? null;
    if (news.mine.length > 1 && this.readAs !== undefined && this.readAs !== seat) {
      this.readAs = seat;
      this.readUpTo = news.sequence;
      void this.reread(seat);
      return;
    }
    this.readAs = seat;
    const more = news.events.filter((event) => event.sequence > this.readUpTo);
    if (more.length) this.events = [...this.events, ...more];
    if (!part) this.readUpTo = news.sequence;
  }

  private async reread(seat: number | null): Promise<void> {
    // Whatever comes of it: what the player before could see is gone.
    this.events = [];
    const reading = ++this.readings;
    const as = seat === null ? '' : `?seat=${seat}`;
    const told = await get<News>(`/api/tables/${this.id}${as}`).catch(() => null);
    if (!told || reading !== this.readings) return;
    this.events = [...told.events, ...this.events.filter((event) => event.sequence > told.sequence)];
  }
}
