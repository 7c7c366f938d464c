// The table in sentences, as the server says them, kept up to date.

import { untrack } from 'svelte';
import { get } from '../api';
import type { Language } from '../settings.svelte';
import type { News } from '../wire';

// Bots are quicker than a reader: ask when it has been quiet for so many milliseconds.
const QUIET = 120;

export class TableWords {
  lines = $state.raw<readonly string[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private newest = 0;
  private seat: number | null = null;

  follow(news: News, language: Language): void {
    clearTimeout(this.timer);
    const seat = news.view?.seat ?? null;
    // At one screen what the player before could read goes at once, also what is still on its way.
    if (news.mine.length > 1 && seat !== this.seat) {
      this.lines = [];
      this.newest++;
    }
    this.seat = seat;
    // What is told does not ask for more.
    const told = untrack(() => this.lines.length > 0);
    this.timer = setTimeout(() => void this.ask(news, language), told ? QUIET : 0);
  }

  private async ask(news: News, language: Language): Promise<void> {
    const turn = ++this.newest;
    const seat = news.view?.seat ?? null;
    // At one screen only the cards of whoever holds the device are told.
    const as = seat === null || news.mine.length < 2 ? '' : `&seat=${seat}`;
    const told = await get<News>(
      `/api/tables/${news.table.id}?after=${news.sequence}&lang=${language}${as}`,
    ).catch(() => null);
    // Nothing is better than what is no longer true.
    if (turn === this.newest) this.lines = told?.words?.table ?? [];
  }
}
