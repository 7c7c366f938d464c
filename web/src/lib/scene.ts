// What a game's own components are given, wherever a table is shown: live, in a replay, in a lesson.

import type { Component, Snippet } from 'svelte';
import type { Flight } from './motion.svelte';
import type { SoundName } from './sound';
import type { Texts } from './texts.svelte';
import type { Beside } from './aside';
import type { EventShape, MoveShape, SeatShape, ViewShape } from './wire';

/** What is known of a game; what a game declares of itself is in its wire.ts. */
export interface Declared {
  table: object;
  event: EventShape;
  move: MoveShape;
}

/** All that a seat may know, in the types of its game. */
export interface View<G extends Declared = Declared> extends Omit<ViewShape, 'moves' | 'table'> {
  moves: G['move'][];
  table: G['table'];
}

/** A move as it can be said, be it legal or not. */
export type Said<Move extends MoveShape> = Move extends MoveShape ? Omit<Move, 'rule'> : never;

export interface Scene<G extends Declared = Declared> {
  game: string;
  view: View<G>;
  seats: readonly SeatShape[];
  names: readonly string[];
  /** The seats that have to answer. */
  asked: readonly number[];
  /** What the reader may do now. */
  moves: readonly G['move'][];
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
  told: readonly (G['event'] | Beside)[];
}

/** What is seen at a stretch: what happens, and the table then. */
export interface Part<G extends Declared = Declared> {
  events: readonly G['event'][];
  view: View<G>;
  /** How long it stays before the next part, in rests between two steps. */
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
export interface GamePage<G extends Declared = Declared> {
  Table: Component<{ scene: Scene<G>; bar?: Snippet }>;
  /** Points so far; with `events` those of the round that has just ended, with their arithmetic. */
  Sheet: Component<{ scene: Scene<G>; events?: readonly G['event'][] }>;
  /** The points of each seat as the table stands; null where none are counted. */
  points?: (view: View<G>, texts: Texts) => (number | null)[];
  /** What each seat has of these itself, where those are of its side. */
  own?: (view: View<G>) => number[];
  /** The back of its cards. */
  back: string;
  /** The pictures of the rulebook, which few readers of a table need: one for a section, if it has one. */
  pictures: () => Promise<{ default: Component<{ section: string; texts: Texts }> }>;
  /** Who has won, seen: shown at the end instead of the picture of the game, with the total that won. */
  victory?: () => Promise<{
    default: Component<{ scene: Scene<G>; winners: readonly number[]; total: string }>;
  }>;
  /** What the players lived through, told at the end; `from` is where the server tells it. */
  tale?: () => Promise<{ default: Component<{ from: string; scene: Scene<G> }> }>;
  /** Which cards fly when something happens; `view` is the table before it. */
  flights: (event: G['event'], view: View<G>, texts: Texts) => Flight[];
  sound: (event: G['event']) => SoundName | null;
  /** The parts of a beat, such as runes in the air and then as they lie, with how long each stays. The tables are
   * those before the beat and after it; only what is staged there is added. */
  unfold?: (events: readonly G['event'][], before: View<G>, after: View<G>) => Part<G>[];
  /** How long a step stays before the next one, in rests: less for small things that come in a row. */
  rest?: (events: readonly G['event'][]) => number;
  /** Others act so often that what one of them does in a row is shown quickly, unless the reader likes it slower. */
  quick?: boolean;
  /** Whether these events end a round, so that its score sheet is shown. */
  closes: (event: G['event']) => boolean;
  /** The heading under which a move stands where moves are listed. */
  group: (move: G['move'], texts: Texts) => string;
  /** Moves that the cards in sight suggest, legal or not: where moves are listed, the others can be asked
   * about. */
  tries?: (view: View<G>) => Said<G['move']>[];
  /** The words of a move where the table says more than the move itself does: the name of the card that lies in
   * a place. Empty: the usual ones. */
  words?: (move: Said<G['move']>, view: View<G>, texts: Texts) => string;
  /** What a move does that its words do not say, in a word or two. */
  aside?: (move: Said<G['move']>, view: View<G>, texts: Texts) => string;
  /** What the page may answer for its reader. `told` is what happened last, `shared` whether several play at
   * this screen. */
  spare?: (view: View<G>, told: readonly (G['event'] | Beside)[], shared: boolean) => Spare | null;
  /** What a live table has for its players beside the table, such as when to pass for them; `mine` are the
   * seats of the reader. */
  Aide?: Component<{ scene: Scene<G>; mine: readonly number[] }>;
  /** The keys that only this game has, and what they do. */
  keys?: (texts: Texts) => [key: string, does: string][];
  /** The picture of whoever gives the lesson. */
  teacher: string;
  /** Where a replay of a game without rounds has its marks, and to where it goes on or back by more than a step. */
  marks?: (event: G['event']) => boolean;
  turns?: (event: G['event']) => boolean;
  /** Whether a round begins: what happened before does not belong to its score sheet. */
  opens: (event: G['event']) => boolean;
}

/** Those of several events or moves that are of one kind. */
export function ofKind<One extends { key: string }, Key extends One['key']>(
  all: readonly One[],
  ...keys: readonly Key[]
): Extract<One, { key: Key }>[] {
  const wanted: readonly string[] = keys;
  return all.filter((one): one is Extract<One, { key: Key }> => wanted.includes(one.key));
}

/** A move where moves are listed. */
export function sayMove(move: Said<MoveShape>, scene: Scene, page: GamePage): string {
  const { texts, view, names } = scene;
  const words = page.words?.(move, view, texts) || texts.move(move, names, view.seat);
  const aside = page.aside?.(move, view, texts);
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
export function lastSheet<One>(
  events: readonly One[],
  page: { opens: (event: One) => boolean; closes: (event: One) => boolean },
): readonly One[] {
  const end = events.findLastIndex((event) => page.closes(event));
  const start = events.slice(0, Math.max(0, end)).findLastIndex((event) => page.opens(event));
  return events.slice(Math.max(0, start), end + 1);
}

/** After which parts of a step a score sheet is looked at: a round has ended there, and another one comes next, or
 * nothing more. */
export function sheetsAfter(parts: readonly Part[], page: GamePage): boolean[] {
  const bounds = (event: EventShape) => page.closes(event) || page.opens(event);
  let ended = false;
  return parts.map(({ events }, at) => {
    ended ||= events.some((event) => page.closes(event));
    const rest = parts.slice(at + 1).flatMap((part) => part.events);
    const sheet = ended && (at === parts.length - 1 || rest.some(bounds));
    if (sheet) ended = false;
    return sheet;
  });
}
