// The log of a live table, as far as the reader was told. At one screen it is written anew for whoever holds the device.

import { get } from './api';
import type { EventShape, News } from './wire';

export class Reading {
  events = $state.raw<readonly EventShape[]>([]);
  private as: number | null | undefined;
  private upTo = 0;
  private times = 0;

  constructor(private readonly table: string) {}

  /** What is shown now, of a record a `part` or all that is left of it. */
  read(news: News, part: boolean): void {
    const seat = news.view?.seat ?? null;
    if (news.mine.length > 1 && this.as !== undefined && this.as !== seat) {
      this.as = seat;
      this.upTo = news.sequence;
      void this.anew(seat);
      return;
    }
    this.as = seat;
    const more = news.events.filter((event) => event.sequence > this.upTo);
    if (more.length) this.events = [...this.events, ...more];
    if (!part) this.upTo = news.sequence;
  }

  private async anew(seat: number | null): Promise<void> {
    // Whatever comes of it: what the player before could see is gone.
    this.events = [];
    const time = ++this.times;
    const as = seat === null ? '' : `?seat=${seat}`;
    const told = await get<News>(`/api/tables/${this.table}${as}`).catch(() => null);
    if (!told || time !== this.times) return;
    this.events = [...told.events, ...this.events.filter((event) => event.sequence > told.sequence)];
  }
}
