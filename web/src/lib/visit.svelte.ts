// A visit to a table: getting in, with an invitation or without, and what can be wished there.

import { gamePage } from '../games';
import { get, post, Refused, refusal } from './api';
import { share } from './copy';
import type { IconName } from './Icon.svelte';
import { myself } from './me.svelte';
import { Playing } from './playing.svelte';
import { router } from './router.svelte';
import type { GamePage } from './scene';
import { settings } from './settings.svelte';
import { about, list, t } from './texts.svelte';
import { attempt, toasts } from './toasts.svelte';
import type { Hint, Made, News, SeatShape } from './wire';

/** Something that can be done beside playing. */
export interface Deed {
  icon: IconName;
  label: string;
  run: () => void;
}

export class Visit {
  readonly id: string;
  page = $state.raw<GamePage | null>(null);
  playing = $state.raw<Playing | null>(null);
  /** Why the table cannot be opened. */
  refused = $state.raw<Refused | null>(null);
  /** Somebody has no name yet, and was invited or wants to sit down with others. */
  nameless = $state(false);
  /** A bot thinks about a hint. */
  thinking = $state(false);
  /** The title of the rule behind the question. */
  rule = $state('');
  /** The section for which the rulebook was opened beside the table. */
  section = $state<string | null>(null);
  /** It is asked whether a bot shall play. */
  handing = $state(false);

  /** What to do once there is a name. */
  private wanted: (() => Promise<void>) | null = null;
  private left = false;
  /** Whom the reader waited for last. */
  private waited = '…';
  private readonly path: string;
  readonly invite: string;
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

  /** Whether somebody without a name wants to sit down. */
  get sitting(): boolean {
    return this.wanted !== null;
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
    // What the page answers for its reader is not read aloud: it stays as it was.
    if (playing.sparing) return this.waited;
    if (question && playing.settled) return about(news.table.game).question(question, names, news.view!.seat);
    const waited = news.table.asked.filter((seat) => !news.mine.includes(seat));
    if (waited.length)
      this.waited = t('page-waiting-for', { name: list(waited.map((seat) => names[seat] ?? '')) });
    return waited.length ? this.waited : '…';
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
    this.refused = await refusal(async () => {
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
      this.page = await gamePage(first.table.game, first.table.edition);
      // Who has gone on to another page meanwhile is not here.
      if (this.left) return;
      this.playing?.close();
      this.playing = new Playing(this.id, this.moving ? this.page : null, this.page?.spare);
    });
  }

  readonly named = async (name: string): Promise<void> => {
    const known = myself.me !== null;
    if (!(await attempt(() => myself.rename(name)))) return;
    this.nameless = false;
    // Somebody new is here: the connection was made by nobody in particular.
    if (!known || !this.playing) await this.enter();
    const wanted = this.wanted;
    this.wanted = null;
    await wanted?.();
  };

  /** Sit down; with others nobody sits without a name. */
  readonly sit = async (seat: number): Promise<void> => {
    if (!myself.named) {
      this.wanted = () => this.sit(seat);
      this.nameless = true;
      return;
    }
    await attempt(() => post(`${this.path}/join`, { seat, invite: this.invite }));
  };

  /** Go home. In a game the seat stays ours, and where nobody else is there the game waits. */
  readonly leave = async (): Promise<void> => {
    this.close();
    await attempt(() => post(`${this.path}/leave`));
    router.go('/');
  };

  readonly handOver = (): Promise<unknown> => attempt(() => post(`${this.path}/hand-over`, {}));

  /** What can be done beside playing. */
  get deeds(): Deed[] {
    const { news } = this;
    if (!news) return [];
    const { table, mine, host } = news;
    const found: Deed[] = [];
    const add = (icon: IconName, label: string, run: () => unknown) =>
      found.push({ icon, label, run: () => void run() });
    const chat = settings.chat ? t('page-chat-hide') : t('page-chat-show');
    if (mine.length || host) add('link', t('page-invite-watch'), this.invites);
    add('chat', chat, () => (settings.chat = !settings.chat));
    if (mine.length)
      add('eye', table.hushed ? t('page-unhush') : t('page-hush'), () =>
        this.playing?.wish({ do: 'hush', on: !table.hushed }),
      );
    for (const seat of this.gone)
      add('bot', t('page-replace', { name: seat.name }), () => this.replace(seat.at));
    if (mine.length && table.status === 'playing') {
      add('flag', t('page-give-up'), this.propose);
      if (mine.some((seat) => table.seats[seat]?.away !== 'given'))
        add('bot', t('page-hand-over'), () => (this.handing = true));
    }
    add('back', mine.length && table.status === 'playing' ? t('page-leave') : t('page-home'), this.leave);
    return found;
  }

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

  /** Open the rulebook at a section, or at the rule behind what is asked. */
  readonly explain = (section = ''): void => {
    this.section = section || (this.news?.view?.question?.rule ?? '');
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
