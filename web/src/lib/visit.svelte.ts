// A visit to a table: getting in, with an invitation or without, and what can be wished there.

import { gamePage } from '../games';
import { get, post, Refused } from './api';
import { share } from './copy';
import { myself } from './me.svelte';
import { Playing } from './playing.svelte';
import { router } from './router.svelte';
import type { GamePage } from './scene';
import { about, list, t } from './texts.svelte';
import { attempt, toasts } from './toasts.svelte';
import type { Hint, Made, News, SeatShape } from './wire';

export class Visit {
  readonly id: string;
  page = $state.raw<GamePage | null>(null);
  playing = $state.raw<Playing | null>(null);
  /** Why the table cannot be opened. */
  refused = $state.raw<Refused | null>(null);
  /** Somebody was invited and has no name yet. */
  nameless = $state(false);
  /** A bot thinks about a hint. */
  thinking = $state(false);
  /** The title of the rule behind the question. */
  rule = $state('');
  /** Where the rulebook is shown beside the table. */
  help = $state<HTMLDialogElement>();

  private left = false;
  private readonly path: string;
  private readonly invite: string;
  private readonly moving: boolean;

  /** Cards move only where they are seen. */
  constructor(id: string, invite: string, moving: boolean) {
    this.id = id;
    this.path = `/api/tables/${id}`;
    this.invite = invite;
    this.moving = moving;
  }

  /** Why there is nothing to be seen, or nothing any more. */
  get shut(): Refused | null {
    const { playing } = this;
    return this.refused ?? (playing?.line === 'refused' ? new Refused(playing.refusal ?? {}) : null);
  }

  get news(): News | null {
    return this.playing?.shown ?? null;
  }

  get names(): string[] {
    return this.news?.table.seats.map((seat) => seat.name) ?? [];
  }

  get ended(): boolean {
    return ['over', 'abandoned'].includes(this.news?.table.status ?? '');
  }

  /** What is asked, or who is waited for, or how it ended. */
  get asks(): string {
    const { news, names, playing } = this;
    const question = news?.view?.question;
    if (!news || !playing) return '';
    if (news.table.status === 'abandoned') return t('event-abandoned');
    if (news.table.status === 'over') return t('page-game-over');
    if (question && playing.settled) return about(news.table.game).question(question, names, news.view!.seat);
    const waited = news.table.asked.filter((seat) => !news.mine.includes(seat));
    return waited.length
      ? t('page-waiting-for', { name: list(waited.map((seat) => names[seat] ?? '')) })
      : '…';
  }

  /** People who are away, for whom a bot might play. */
  get gone(): (SeatShape & { at: number })[] {
    const { news } = this;
    if (!news?.mine.length || news.table.status !== 'playing') return [];
    const seats = news.table.seats.map((seat, at) => ({ ...seat, at }));
    return seats.filter(
      (seat) => seat.kind === 'person' && !seat.present && !seat.bot && !news.mine.includes(seat.at),
    );
  }

  close(): void {
    this.left = true;
    this.playing?.close();
  }

  async enter(): Promise<void> {
    this.refused = null;
    try {
      const me = await myself.know();
      if (this.invite && !me) {
        this.nameless = true;
        return;
      }
      if (this.invite) {
        await post(`${this.path}/watch`, { invite: this.invite });
        if (this.left) return;
        // From now on the cookie is enough; the invite need not stay where others may look.
        router.note(location.pathname);
      }
      const first = await get<News>(this.path);
      this.page = await gamePage(first.table.game);
      // Who has gone on to another page meanwhile is not here.
      if (this.left) return;
      this.playing?.close();
      this.playing = new Playing(this.id, this.moving ? this.page : null);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error;
    }
  }

  readonly named = async (name: string): Promise<void> => {
    await attempt(() => myself.rename(name));
    this.nameless = false;
    await this.enter();
  };

  readonly sit = async (seat: number): Promise<void> => {
    const known = myself.me !== null;
    await attempt(async () => {
      await myself.ensure();
      await post(`${this.path}/join`, { seat, invite: this.invite });
    });
    // Somebody new sits here: the connection was made by nobody in particular.
    if (!known) await this.enter();
  };

  readonly leave = async (): Promise<void> => {
    await attempt(() => post(`${this.path}/leave`));
    if (this.playing?.shown?.table.status === 'open') router.go('/');
  };

  readonly undo = async (): Promise<void> => {
    const playing = this.playing!;
    const trouble = await playing.ask({ do: 'undo' });
    if (trouble?.code !== 'cannot-undo') {
      playing.trouble = trouble;
      return;
    }
    // Where it may not be taken back by right, everybody may still agree to it; alone at the table
    // that is oneself.
    const propose = () => void playing.wish({ do: 'propose', about: 'undo' });
    const people = this.news?.table.seats.filter(
      (seat, at) => seat.kind === 'person' && !this.news?.mine.includes(at),
    );
    if (people?.length) toasts.refuse(trouble.message, { label: t('page-undo-propose'), run: propose });
    else propose();
  };

  readonly propose = (): void => void this.playing?.wish({ do: 'propose', about: 'abandon' });

  readonly replace = (seat: number): void => void attempt(() => post(`${this.path}/replace`, { seat }));

  readonly invites = async (): Promise<void> => {
    const made = await attempt(() => get<Made>(`${this.path}/invite`));
    if (made) await share(made.url);
  };

  readonly askHint = async (): Promise<void> => {
    const playing = this.playing;
    if (this.thinking || !playing?.open) return;
    this.thinking = true;
    const seat = playing.shown?.view?.seat ?? null;
    const hint = await attempt(() => post<Hint>(`${this.path}/hint`, { seat }));
    this.thinking = false;
    if (hint && hint.question === playing.shown?.view?.question?.id) playing.hint = hint;
  };
}
