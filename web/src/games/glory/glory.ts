// Call to Glory: its faces, what can be tried, and what flies when something happens.

import type { Face, Flight } from '../../lib/motion.svelte';
import { ofKind, type Said, type View } from '../../lib/scene';
import type { SoundName } from '../../lib/sound';
import type { Texts } from '../../lib/texts.svelte';
import { characters, marks } from './art';
import {
  KINDS,
  PILES,
  type Glory,
  type GloryEvent,
  type GloryMove,
  type GloryTable,
  type Kind,
  type Mission,
  type Pile,
  type Stack,
} from './wire';

export function face(kind: Kind, texts: Texts): Face {
  return {
    title: texts.name('kind', kind),
    corner: texts.name('kind', kind, 'value'),
    picture: characters[kind],
    mark: marks[kind],
    dots: texts.numbers('dots')[kind] ?? 0,
  };
}

/** The sets in front of a seat, the most valuable first. */
export function setsOf(table: GloryTable, seat: number): { kind: Kind; count: number }[] {
  return KINDS.filter((kind) => table.sets[kind]?.seat === seat).map((kind) => ({
    kind,
    count: table.sets[kind]!.count,
  }));
}

/** The points of each seat as the table stands. */
export function points({ table: { totals, laid } }: View<Glory>): number[] {
  return totals.map((total, seat) => total + laid[seat]!);
}

/** How many of the nine characters lie on the table. */
export function lying(table: GloryTable): number {
  return Object.keys(table.sets).length;
}

export function missionParts(mission: Mission): [Stack, Kind] {
  return mission.split(' ') as [Stack, Kind];
}

/** What others were seen to take and still hold, the most valuable first. */
export function seenIn(table: GloryTable, seat: number): { kind: Kind; count: number }[] {
  const held = table.memory.hands[seat] ?? {};
  return KINDS.filter((kind) => held[kind]).map((kind) => ({ kind, count: held[kind]! }));
}

// What can be tried, be it legal or not.

type Deed = Said<GloryMove>;

export const discard = (kind: Kind): Deed => ({ move: `discard ${kind}`, key: 'discard', values: { kind } });
export const strike = (kind: Kind): Deed => ({ move: `strike ${kind}`, key: 'strike', values: { kind } });

export function reveal(mission: Mission): Deed {
  const [stack, kind] = missionParts(mission);
  return { move: `reveal ${mission}`, key: 'reveal', values: { stack, kind } };
}

/** The set that somebody would lay who tries to lay what they hold of a kind: never fewer than two cards. */
export function layOf(table: GloryTable, kind: Kind): Deed {
  const count = Math.max(2, table.hand?.[kind] ?? 0);
  return { move: `lay ${count} ${kind}`, key: 'lay', values: { count, kind } };
}

/** What the cards in sight suggest, whatever is asked: draws, sets, discards, strikes and missions. */
export function tries({ table, seat }: View<Glory>): Deed[] {
  const held = KINDS.filter((kind) => table.hand?.[kind]);
  const others = KINDS.filter((kind) => table.sets[kind] && table.sets[kind].seat !== seat);
  return [
    ...PILES.map((pile): Deed => ({ move: `draw ${pile}`, key: 'draw', values: { pile } })),
    ...held.flatMap((kind) => [layOf(table, kind), discard(kind)]),
    ...(table.figures ? others.map(strike) : []),
    ...(table.missions ?? []).map(reveal),
  ];
}

/** What a set brings that the words of its move do not say. */
export function aside(move: Deed, { table, seat }: View<Glory>, texts: Texts): string {
  if (move.key !== 'lay') return '';
  const { kind } = move.values;
  const there = table.sets[kind];
  const own = there?.seat === seat;
  const said = [
    own ? '' : texts.say('page-glory-points', { count: Number(texts.name('kind', kind, 'value')) }),
    own ? texts.say('page-glory-replaces', { count: there!.count }) : '',
    there && !own ? texts.say('page-glory-beats', { count: there.count }) : '',
    table.ending.includes(kind) ? texts.say('page-glory-ends') : '',
  ];
  return said.filter(Boolean).join(', ');
}

export function flights(event: GloryEvent, view: View<Glory>, texts: Texts): Flight[] {
  const mine = (seat: number) => seat === view.seat;
  const hand = (seat: number, kind: Kind) => (mine(seat) ? `hand ${kind}|hand` : `hand of ${seat}`);
  switch (event.key) {
    case 'deal':
    case 'deal-seen': {
      const { count } = event.values;
      return view.table.hands.map((_, to) => ({
        from: 'deck 1',
        to: mine(to) ? 'hand' : `hand of ${to}`,
        face: null,
        count,
      }));
    }
    case 'draw': {
      const { seat, pile } = event.values;
      return [{ from: pile, to: mine(seat) ? 'hand' : `hand of ${seat}`, face: null }];
    }
    case 'draw-seen':
    case 'take': {
      const { seat, pile, kind } = event.values;
      const turned = event.key === 'draw-seen';
      return [{ from: pile, to: hand(seat, kind), face: face(kind, texts), turned }];
    }
    case 'lay': {
      const { seat, kind, count } = event.values;
      return [{ from: hand(seat, kind), to: `set ${kind}`, face: face(kind, texts), count }];
    }
    case 'discard': {
      const { seat, kind, pile } = event.values;
      return [{ from: hand(seat, kind), to: `${pile} top`, face: face(kind, texts) }];
    }
    case 'beaten':
    case 'replaced':
    case 'struck': {
      const { kind, pile, count } = event.values;
      return [{ from: `placing|set ${kind}`, to: `${pile} top`, face: face(kind, texts), count }];
    }
    default:
      return [];
  }
}

// How long a step stays, in rests: a card that was drawn is seen as it flies, a set is to be read.
const [DRAWN, PLAYED] = [0.1, 0.6];

/** The draws among what happened. */
const draws = (events: readonly GloryEvent[]) => ofKind(events, 'draw', 'draw-seen', 'take');

export function rest(events: readonly GloryEvent[]): number {
  return draws(events).length === events.length ? DRAWN : PLAYED;
}

const SOUNDS: Partial<Record<GloryEvent['key'], SoundName>> = {
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

export function sound(event: GloryEvent): SoundName | null {
  return SOUNDS[event.key] ?? null;
}

export function group(move: GloryMove, texts: Texts): string {
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
