// What a game's own components are given, wherever a table is shown: live, in a replay, in a lesson.

import type { Component, Snippet } from 'svelte';
import type { Flight } from './motion.svelte';
import type { SoundName } from './sound';
import type { Texts } from './texts.svelte';
import type { EventShape, MoveShape, SeatShape, ViewShape } from './wire';

export interface Scene {
  game: string;
  view: ViewShape;
  seats: readonly SeatShape[];
  names: readonly string[];
  /** The seats that have to answer. */
  asked: readonly number[];
  /** What the reader may do now. */
  moves: readonly MoveShape[];
  texts: Texts;
  /** Play a move; `then` answers the questions that may follow, so that one gesture is enough. */
  act: (move: string, ...then: string[]) => void;
  /** Something was tried that is not among `moves`: say why it cannot be done, with its rule. It is never
   * played, whatever it is. */
  why: (move: string) => void;
  /** The same of something that is like no move: `message` says why. */
  refuse: (message: string, rule: string) => void;
  /** Moves that a bot advises, the best one first. */
  hinted: readonly string[];
  /** Places that a lesson points at. */
  pointed: readonly string[];
  /** What each seat did last, as events. */
  did: readonly (EventShape | undefined)[];
  /** All that has happened, as far as the reader was told. */
  told: readonly EventShape[];
}

/** What happens at a stretch, and the table after it. */
export interface Part {
  events: readonly EventShape[];
  view: ViewShape;
  /** How long it stays before the next part: so many times as long as a whole step does. */
  rest?: number;
}

/** A question that the page may answer for its reader. */
export interface Spare {
  move: string;
  /** Why it does, or null: the reader decides. */
  why: string | null;
  /** Whether there is no other answer. */
  only: boolean;
  /** After how many milliseconds, where other people might wonder. */
  delay: () => number;
  /** At one screen: nobody wants to be asked of this any more. */
  decline: () => void;
}

/** All that is written for one game, beside its art and its texts. */
export interface GamePage {
  Table: Component<{ scene: Scene; bar?: Snippet }>;
  /** Points so far; with `events` those of the round that has just ended, with their arithmetic. */
  Sheet: Component<{ scene: Scene; events?: readonly EventShape[] }>;
  /** The points of each seat as the table stands; null where none are counted. */
  points?: (view: ViewShape, texts: Texts) => (number | null)[];
  /** The back of its cards. */
  back: string;
  /** The pictures of the rulebook, which few readers of a table need: one for a section, if it has one. */
  pictures: () => Promise<{ default: Component<{ section: string; texts: Texts }> }>;
  /** What the players lived through, told at the end; `from` is where the server tells it. */
  tale?: () => Promise<{ default: Component<{ from: string; scene: Scene }> }>;
  /** Which cards fly when something happens; `view` is the table before it. */
  flights: (event: EventShape, view: ViewShape, texts: Texts) => Flight[];
  sound: (event: EventShape) => SoundName | null;
  /** The parts of a step in which too much happens to be seen at once, such as a battle with all that
   * follows from it. Each has a table of its own; that of the last one is `after`. */
  unfold?: (events: readonly EventShape[], before: ViewShape, after: ViewShape) => Part[];
  /** How long a step stays before the next one, in rests: less for small things that come in a row. */
  rest?: (events: readonly EventShape[]) => number;
  /** Others act so often that what one of them does in a row is shown quickly, unless the reader likes it slower. */
  quick?: boolean;
  /** Whether these events end a round, so that its score sheet is shown. */
  closes: (event: EventShape) => boolean;
  /** The heading under which a move stands where moves are listed. */
  group: (move: MoveShape, texts: Texts) => string;
  /** Moves that the cards in sight suggest, legal or not: where moves are listed, the others can be asked
   * about. */
  tries?: (view: ViewShape) => string[];
  /** The words of a move where the table says more than the move itself does: the name of the card that lies in
   * a place. Empty: the usual ones. */
  words?: (move: MoveShape, view: ViewShape, texts: Texts) => string;
  /** What a move does that its words do not say, in a word or two. */
  aside?: (move: MoveShape, view: ViewShape, texts: Texts) => string;
  /** What the page may answer for its reader. `told` is what happened last, `shared` whether several play at
   * this screen. */
  spare?: (view: ViewShape, told: readonly EventShape[], shared: boolean) => Spare | null;
  /** What a live table has for its players beside the table, such as when to pass for them; `mine` are the
   * seats of the reader. */
  Aide?: Component<{ scene: Scene; mine: readonly number[] }>;
  /** The keys that only this game has, and what they do. */
  keys?: (texts: Texts) => [key: string, does: string][];
  /** The picture of whoever gives the lesson. */
  teacher: string;
  /** Where a replay of a game without rounds has its marks, and to where it goes on or back by more than a step. */
  marks?: (event: EventShape) => boolean;
  turns?: (event: EventShape) => boolean;
  /** Whether a round begins: what happened before does not belong to its score sheet. */
  opens: (event: EventShape) => boolean;
}

/** A move where moves are listed. */
export function sayMove(move: string, scene: Scene, page: GamePage): string {
  const { texts, view, names } = scene;
  const shape = texts.describe(move);
  const words = page.words?.(shape, view, texts) || texts.move(move, names, view.seat);
  const aside = page.aside?.(shape, view, texts);
  return aside ? `${words} (${aside})` : words;
}

/** The seats in the order of play, beginning with the reader. */
export function around(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((me ?? 0) + step) % seats);
}

/** What each seat did last, from the events of its last turn. */
export function lastDeeds(events: readonly EventShape[], seats: number): (EventShape | undefined)[] {
  const deeds: (EventShape | undefined)[] = Array.from({ length: seats });
  for (const event of events) {
    const seat = event.values.seat;
    if (typeof seat === 'number' && seat < seats) deeds[seat] = event;
  }
  return deeds;
}

/** What happened in the last round that has ended, for its score sheet. */
export function lastSheet(events: readonly EventShape[], page: GamePage): readonly EventShape[] {
  const end = events.findLastIndex((event) => page.closes(event));
  const start = events.slice(0, Math.max(0, end)).findLastIndex((event) => page.opens(event));
  return events.slice(Math.max(0, start), end + 1);
}
