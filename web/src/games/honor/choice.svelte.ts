// What the reader is about to do: a card and a place make a move, whichever is chosen first.

import { ofKind, type Scene } from '../../lib/scene';
import { liesUp, parts, play, PLACES, type Card, type Honor, type Place } from './honor';

/** What a click on something does, and what it is called. */
export interface Act {
  run: () => void;
  label: string;
  hinted: boolean;
}

interface Play {
  move: string;
  place: Place;
  card: Card;
}

export class Choice {
  /** The card that was picked, and the place that was chosen before a card. */
  card = $state<Card | null>(null);
  place = $state<Place | null>(null);

  private readonly scene: () => Scene<Honor>;
  private readonly plays: readonly Play[] = $derived.by(() =>
    ofKind(this.scene().moves, 'play').map(({ move, values: { place, colour, rank } }) => ({
      move,
      place,
      card: `${colour} ${rank}`,
    })),
  );
  private readonly advised = $derived(this.plays.find(({ move }) => move === this.scene().hinted[0]));

  /** The cards that may be played now; with a place chosen, only those that may go there. */
  readonly lit: ReadonlySet<Card> = $derived(
    new Set(this.plays.filter(({ place }) => !this.place || place === this.place).map(({ card }) => card)),
  );
  /** The card that a bot advises to play. */
  readonly hinted = $derived(this.advised?.card);
  /** How the picked card would lie, by place. */
  readonly ghosts: ReadonlyMap<string, { card: Card; up: boolean }> = $derived.by(() => {
    const table = this.scene().view.table;
    const ways = this.plays.filter(({ card }) => card === this.card);
    return new Map(
      ways.map(({ card, place }) => [place, { card, up: liesUp(table, place, parts(card)[0]) }]),
    );
  });
  /** What a click on a place does, by seat and place. */
  readonly acts: ReadonlyMap<string, Act> = $derived.by(() => this.placeActs());

  constructor(scene: () => Scene<Honor>) {
    this.scene = scene;
  }

  /** Whether there is something to choose further after a card was picked or a place was chosen. */
  get open(): boolean {
    return this.card !== null || this.place !== null;
  }

  /** The answers that are no card: orders of a scout, and who starts. */
  get answers(): { move: string; label: string; main: boolean }[] {
    const { moves, texts, names, view } = this.scene();
    return ofKind(moves, 'order', 'no-order', 'starter').map((one) => ({
      move: one.move,
      // What is asked says the rest.
      label:
        one.key === 'order'
          ? texts.say('page-honor-place-title', { place: one.values.place })
          : texts.move(one, names, view.seat),
      main: one.key !== 'no-order',
    }));
  }

  /** To name this player as the one who starts. */
  starts(seat: number): Act | undefined {
    const { moves, texts, names, view } = this.scene();
    const found = ofKind(moves, 'starter').find(({ values }) => values.seat === seat);
    return found && this.act(found.move, texts.move(found, names, view.seat));
  }

  /** A card was clicked. With nothing left to choose, the second click plays it. */
  pick(card: Card): void {
    const ways = this.plays.filter(
      (play) => play.card === card && (!this.place || play.place === this.place),
    );
    if (ways.length === 1 && (this.place || this.card === card)) this.play(ways[0]!.move);
    else this.card = this.card === card ? null : card;
  }

  choose(place: Place): void {
    this.place = this.place === place ? null : place;
  }

  /** A card was dropped at `place <seat> <place>`. */
  drop(card: Card, where: string): void {
    const move = this.plays.find((play) => play.card === card && where.endsWith(` ${play.place}`));
    if (move) this.play(move.move);
  }

  /** A card that may not be played, or not to the place that was chosen, was tried: it is told why. */
  tryCard(card: Card, at?: Place): void {
    const { view, why } = this.scene();
    why(`${at ?? this.place ?? view.table.open[0] ?? 'left'} ${card}`);
  }

  /** A place was tried that may not be chosen: with the card that was picked, or with any. */
  tryPlace(seat: number, place: Place): void {
    const { view, why, moves } = this.scene();
    const card = this.card ?? view.table.hand?.[0];
    if (moves.some(({ key }) => key === 'order')) why(`order ${place}`);
    else if (seat === view.seat && card) why(`${place} ${card}`);
  }

  /** Whether a click on a place of this seat says why it may not be chosen. */
  tries(seat: number): boolean {
    const { view, moves } = this.scene();
    if (moves.some(({ key }) => key === 'order')) return seat === view.table.arrow?.to;
    return seat === view.seat && this.plays.length > 0;
  }

  clear(): void {
    this.card = this.place = null;
  }

  /** What was picked is forgotten as soon as it cannot be played. */
  settle(): void {
    if (this.card && !this.plays.some(({ card }) => card === this.card)) this.card = null;
    if (this.place && !this.plays.some(({ place }) => place === this.place)) this.place = null;
  }

  private play(move: string): void {
    this.clear();
    this.scene().act(move);
  }

  private act(move: string, label: string): Act {
    const { act, hinted } = this.scene();
    return { run: () => act(move), label, hinted: hinted[0] === move };
  }

  private placeActs(): Map<string, Act> {
    const { view, texts, moves } = this.scene();
    const found = new Map<string, Act>();
    for (const place of PLACES) {
      const there = this.plays.filter((play) => play.place === place);
      const way = there.find(({ card }) => card === this.card);
      if (way) {
        const how = this.ghosts.get(place)?.up
          ? texts.say('page-honor-lies-up')
          : texts.say('page-honor-lies-down');
        found.set(`${view.seat} ${place}`, {
          run: () => this.play(way.move),
          label: `${texts.move(play(way.place, way.card))}. ${how}`,
          hinted: way === this.advised,
        });
      } else if (!this.card && there.length) {
        found.set(`${view.seat} ${place}`, {
          run: () => this.choose(place),
          label: texts.say('page-honor-choose-place', { place }),
          hinted: this.advised?.place === place,
        });
      }
    }
    // A scout names a place of whoever comes next.
    const victim = view.table.arrow?.to;
    for (const order of ofKind(moves, 'order')) {
      found.set(`${victim} ${order.values.place}`, this.act(order.move, texts.move(order)));
    }
    return found;
  }
}
