// Call to Glory: the shape of its view, its faces, and what flies when something happens.

import type { Face, Flight } from '../../lib/motion.svelte';
import type { SoundName } from '../../lib/sound';
import type { Texts } from '../../lib/texts.svelte';
import type { EventShape, MoveShape, ViewShape } from '../../lib/wire';
import { characters, marks } from './art';

interface Pile {
  size: number;
  top: string | null;
}

/** `view.table` as `GloryView.table` makes it. */
export interface Glory {
  players: number;
  round: number;
  rounds: number;
  goal: number;
  phase: string;
  starter: number;
  turn: number;
  deck: [number, number];
  discard: [Pile, Pile];
  drawn: string | null;
  placing: { seat: number; kind: string; count: number; cause: string } | null;
  sets: Record<string, { seat: number; count: number }>;
  hands: number[];
  hand: Record<string, number> | null;
  history: number[][];
  memory: { hands: Record<string, number>[]; discard: [string[], string[]] };
  figures?: number[];
  supply?: number;
  missions?: string[];
  shown?: string[][];
  bonus?: number[];
  /** Points so far; what the sets in front of each seat would pay if the round were scored now. */
  totals: number[];
  laid: number[];
  /** Where a discard may go. */
  places: string[];
  /** The kinds of which a set of the player in turn would end the round. */
  ending: string[];
}

/** The characters in the order of the rulebook. */
export const KINDS = Object.keys(characters);

export function glory(view: ViewShape): Glory {
  return view.table as unknown as Glory;
}

export function face(kind: string, texts: Texts): Face {
  return {
    title: texts.name('kind', kind),
    corner: texts.name('kind', kind, 'value'),
    picture: characters[kind]!,
    mark: marks[kind]!,
    dots: texts.numbers('dots')[kind] ?? 0,
  };
}

/** The sets in front of a seat, the most valuable first. */
export function setsOf(table: Glory, seat: number): { kind: string; count: number }[] {
  return KINDS.filter((kind) => table.sets[kind]?.seat === seat).map((kind) => ({
    kind,
    count: table.sets[kind]!.count,
  }));
}

/** The points of each seat as the table stands. */
export function points(view: ViewShape): number[] {
  const { totals, laid } = glory(view);
  return totals.map((total, seat) => total + laid[seat]!);
}

/** How many of the nine characters lie on the table. */
export function lying(table: Glory): number {
  return Object.keys(table.sets).length;
}

/** What others were seen to take and still hold, the most valuable first. */
export function seenIn(table: Glory, seat: number): { kind: string; count: number }[] {
  const held = table.memory.hands[seat] ?? {};
  return KINDS.filter((kind) => held[kind]).map((kind) => ({ kind, count: held[kind]! }));
}

/** The set that somebody would lay who tries to lay what they hold of a kind: never fewer than two cards. */
export function layOf(table: Glory, kind: string): string {
  return `lay ${Math.max(2, table.hand?.[kind] ?? 0)} ${kind}`;
}

/** What the cards in sight suggest, whatever is asked: draws, sets, discards, strikes and missions. */
export function tries(view: ViewShape): string[] {
  const table = glory(view);
  const held = KINDS.filter((kind) => table.hand?.[kind]);
  const others = KINDS.filter((kind) => table.sets[kind] && table.sets[kind].seat !== view.seat);
  return [
    ...['deck 1', 'deck 2', 'discard 1', 'discard 2'].map((pile) => `draw ${pile}`),
    ...held.flatMap((kind) => [layOf(table, kind), `discard ${kind}`]),
    ...(table.figures ? others.map((kind) => `strike ${kind}`) : []),
    ...(table.missions ?? []).map((mission) => `reveal ${mission}`),
  ];
}

/** What a set brings that the words of its move do not say. */
export function aside({ key, values }: MoveShape, view: ViewShape, texts: Texts): string {
  if (key !== 'lay') return '';
  const table = glory(view);
  const kind = values.kind as string;
  const there = table.sets[kind];
  const own = there?.seat === view.seat;
  const said = [
    own ? '' : texts.say('page-glory-points', { count: Number(texts.name('kind', kind, 'value')) }),
    own ? texts.say('page-glory-replaces', { count: there!.count }) : '',
    there && !own ? texts.say('page-glory-beats', { count: there.count }) : '',
    table.ending.includes(kind) ? texts.say('page-glory-ends') : '',
  ];
  return said.filter(Boolean).join(', ');
}

export function flights(event: EventShape, view: ViewShape, texts: Texts): Flight[] {
  const { seat, pile, kind, count } = event.values as {
    seat: number;
    pile: string;
    kind: string;
    count: number;
  };
  const mine = seat === view.seat;
  const hand = mine ? `hand ${kind}|hand` : `hand of ${seat}`;
  switch (event.key) {
    case 'deal':
    case 'deal-seen':
      return glory(view).hands.map((_, to) => ({
        from: 'deck 1',
        to: to === view.seat ? 'hand' : `hand of ${to}`,
        face: null,
        count,
      }));
    case 'draw':
      return [{ from: pile, to: mine ? 'hand' : `hand of ${seat}`, face: null }];
    case 'draw-seen':
      return [{ from: pile, to: hand, face: face(kind, texts), turned: true }];
    case 'take':
      return [{ from: pile, to: hand, face: face(kind, texts) }];
    case 'lay':
      return [{ from: hand, to: `set ${kind}`, face: face(kind, texts), count }];
    case 'discard':
      return [{ from: hand, to: `${pile} top`, face: face(kind, texts) }];
    case 'beaten':
    case 'replaced':
    case 'struck':
      return [{ from: `placing|set ${kind}`, to: `${pile} top`, face: face(kind, texts), count }];
    default:
      return [];
  }
}

// How long a step stays, in rests: a card that was drawn is seen as it flies, a set is to be read.
const [DRAWN, PLAYED] = [0.1, 0.6];
const DRAWS = ['draw', 'draw-seen', 'take'];

export function rest(events: readonly EventShape[]): number {
  return events.every(({ key }) => DRAWS.includes(key)) ? DRAWN : PLAYED;
}

const SOUNDS: Record<string, SoundName> = {
  draw: 'draw',
  'draw-seen': 'draw',
  take: 'draw',
  lay: 'lay',
  discard: 'put',
  beaten: 'put',
  replaced: 'put',
  struck: 'put',
  strike: 'lost',
  'round-end': 'round',
  'game-over': 'win',
};

export function sound(event: EventShape): SoundName | null {
  return SOUNDS[event.key] ?? null;
}

export function group(move: MoveShape, texts: Texts): string {
  switch (move.key) {
    case 'lay':
      return texts.say('page-glory-moves-lay');
    case 'discard':
      return texts.say('page-glory-moves-discard');
    case 'strike':
      return texts.say('page-glory-moves-strike');
    default:
      return texts.say('page-glory-moves-other');
  }
}
