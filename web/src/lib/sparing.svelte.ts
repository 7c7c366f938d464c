// What the page answers for its reader, who need not be asked.

import { get, Refused } from './api';
import { aside } from './aside';
import type { GamePage, Spare } from './scene';
import type { EventShape, News, Wish } from './wire';

// Milliseconds after which the page answers for its reader, who may want to do it themselves. Among people the game
// draws the time, and their own answer of that kind is not sent sooner: nobody learns from it whether there was
// something to choose.
const SPARED = 700;
// Milliseconds until something that could not be fetched is asked for again.
const AGAIN = 500;

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** The table at which it answers. */
interface Table {
  readonly latest: News | null;
  readonly events: readonly EventShape[];
  readonly settled: boolean;
  readonly gone: boolean;
  ask(wish: Wish): Promise<Refused | null>;
  take(news: News): void;
}

export class Sparing {
  /** At one screen: what the player might answer to whom the device goes, if it need not be answered. */
  reacting = $state.raw<(Spare & { question: string; seat: number }) | null>(null);
  /** A question that the page could not answer for the reader. */
  private refused = $state('');
  /** News that has still to be looked through, at one screen. */
  private sifting: Promise<void> | null = null;
  /** From when on the question may be answered by what the page might answer as well. */
  private due = { question: '', at: 0 };

  constructor(
    private readonly id: string,
    private readonly table: Table,
    private readonly spare: GamePage['spare'],
  ) {}

  /** What the page may answer for the reader; with `why` it does. */
  readonly spared = $derived.by((): Spare | null => {
    const news = this.table.latest;
    const question = news?.view?.question;
    if (!question || news.table.status !== 'playing' || news.pass.length) return null;
    if (question.id === this.refused || !news.view!.moves.length) return null;
    const told = news.events.some((event) => !aside(event)) ? news.events : this.table.events;
    return this.spare?.(news.view!, told, news.mine.length > 1) ?? null;
  });

  /** Whether the page answers for the reader, who is not to be bothered. */
  get active(): boolean {
    return Boolean(this.spared?.why);
  }

  /** Whether other people might wonder how long an answer takes. */
  private get watched(): boolean {
    const news = this.table.latest;
    return Boolean(
      news?.table.seats.some((seat, at) => seat.kind === 'person' && !news.mine.includes(at) && !seat.bot),
    );
  }

  /** What the page might have answered is not sent sooner by the reader: there is something to wait for. */
  wait(question: string, move: string): Promise<void> | null {
    const { due } = this;
    const early = this.watched && move === this.spared?.move && due.question === question;
    return early && due.at > Date.now() ? sleep(due.at - Date.now()) : null;
  }

  /** The page answers what its reader need not be asked. Nobody waits for what has one answer only. */
  answer(): (() => void) | undefined {
    const { spared, watched } = this;
    const question = this.table.latest?.view?.question;
    if (!spared || !question) return undefined;
    if (spared.why && spared.only && !watched) {
      void this.answerFor(question.id, spared.move, question.seat);
      return undefined;
    }
    if (!this.table.settled) return undefined;
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
    const refused = await this.table.ask({ do: 'submit', question, move, seat });
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

  /** News comes in its order, even if some has to be looked through first. */
  sort(news: News): void {
    const sifts = this.spare !== undefined && news.pass.length > 0;
    if (!sifts && !this.sifting) {
      this.table.take(news);
      return;
    }
    const work = (this.sifting ?? Promise.resolve()).then(() =>
      sifts ? this.sift(news) : this.table.take(news),
    );
    this.sifting = work;
    void work.then(() => {
      if (this.sifting === work) this.sifting = null;
    });
  }

  /** At one screen: the device goes to somebody else only if there is something to choose. Until then the
   * cards of whoever has it stay in sight; after that nobody's do. */
  private async sift(news: News): Promise<void> {
    const path = `/api/tables/${this.id}?after=`;
    const [seat] = news.pass;
    this.reacting = null;
    while (!this.table.gone) {
      try {
        const asked = news.pass.length === 1 ? await get<News>(`${path}${news.sequence}&seat=${seat}`) : null;
        const question = asked?.sequence === news.sequence ? asked.view?.question : null;
        const spare = question && this.spare!(asked!.view!, news.events, true);
        if (spare && spare.why) {
          this.table.take({ ...news, pass: [], table: { ...news.table, asked: [] } });
          if (await this.answerFor(question.id, spare.move, question.seat)) return;
        }
        const covered = await get<News>(`${path}${this.table.latest?.sequence ?? 0}`);
        if (spare && covered.sequence === news.sequence)
          this.reacting = { ...spare, question: question!.id, seat: question!.seat };
        this.table.take(covered);
        return;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        await sleep(AGAIN);
      }
    }
  }
}
