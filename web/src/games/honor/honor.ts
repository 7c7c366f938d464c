// Victory & Honor: its cards, who faces whom, what can be tried, and what flies when something happens.

import type { Face, Flight } from '../../lib/motion.svelte';
import type { Said, View } from '../../lib/scene';
import type { SoundName } from '../../lib/sound';
import type { Texts } from '../../lib/texts.svelte';
import { marks, picture } from './art';
import type * as wire from './wire';
import {
  COLOURS,
  PLACES,
  type Card,
  type Colour,
  type HonorEvent,
  type HonorMove,
  type Place,
  type Rank,
} from './wire';

export { COLOURS, PLACES };
export type { Card, Colour, HonorEvent, HonorMove, Place, Rank };

/** What of a battle is its outcome. */
export type Judged = Extract<HonorEvent, { key: 'win' | 'lost' }>;
export type Shell = Extract<HonorEvent, { key: 'shell' }>;

/** What is to be seen of a battle while it unfolds; made by `unfold`. */
export type Stage =
  | { stage: 'reveal'; trumps: string[] }
  | { stage: 'shell'; hits: string[]; shells: Shell[] }
  | { stage: 'place'; place: Place; event: Judged };

/** What lies on the table, also while a battle unfolds. */
export interface HonorTable extends wire.HonorTable {
  battle?: Stage;
}
export interface Honor extends wire.Honor {
  table: HonorTable;
}

export const SEATS = 4;
/** From the highest to the lowest. */
export const RANKS: readonly Rank[] = [
  'three-star',
  'two-star',
  'one-star',
  'cavalry',
  'six',
  'five',
  'artillery',
  'three',
  'two',
  'scout',
  'bugle',
  'flag',
  'drum',
];
/** The ranks with an instrument, which the basic game has not. */
export const HONOURS: readonly Rank[] = ['bugle', 'flag', 'drum'];
export const BASIC = RANKS.filter((rank) => !HONOURS.includes(rank));

export function parts(card: Card): [colour: Colour, rank: Rank] {
  return card.split(' ') as [Colour, Rank];
}

/** A hand as people hold it: colour by colour, the highest first. */
export function sorted(cards: readonly Card[]): Card[] {
  const value = (card: Card) => {
    const [colour, rank] = parts(card);
    return COLOURS.indexOf(colour) * RANKS.length + RANKS.indexOf(rank);
  };
  return [...cards].sort((a, b) => value(a) - value(b));
}

// Who faces whom.

/** The player that a card in this place looks at: there the turn goes, and there artillery fires. */
export function faced(seat: number, place: Place): number {
  return (seat + PLACES.indexOf(place) + 1) % SEATS;
}

/** The place at which it looks. */
export function opposite(place: Place): Place {
  return PLACES[2 - PLACES.indexOf(place)]!;
}

export function cellOf(table: HonorTable, seat: number, place: Place): wire.Cell | null {
  return table.cells[seat]?.[PLACES.indexOf(place)] ?? null;
}

export function mark(table: HonorTable, place: Place): Colour | null {
  return table.marks[PLACES.indexOf(place)] ?? null;
}

/** Whether a card of this colour would lie face up in this place. */
export function liesUp(table: HonorTable, place: Place, colour: Colour): boolean {
  return table.showing[PLACES.indexOf(place)]!.includes(colour);
}

/** The other one of two partners, or null. */
export function partner({ sides }: HonorTable, seat: number): number | null {
  return sides.find((side) => side.includes(seat))?.find((mate) => mate !== seat) ?? null;
}

// Cards.

/** Paper and print of each colour. */
const TINTS: Record<Colour, { paper: string; ink: string }> = {
  red: { paper: '#f7d3c8', ink: '#7d1a10' },
  green: { paper: '#d3e6c4', ink: '#1d4d22' },
  yellow: { paper: '#fbe7a6', ink: '#5f4300' },
  black: { paper: '#d9d6dc', ink: '#1b1b1f' },
};

const STAR = 'l3.2 7.6 8.2.5-6.3 5.3 2 8.1-7.1-4.4-7.1 4.4 2-8.1-6.3-5.3 8.2-.5z';

function stars(count: number): { box: string; path: string } {
  const path = Array.from({ length: count }, (_, at) => `M12 ${at * 22}${STAR}`).join('');
  return { box: `0 0 24 ${count * 22}`, path };
}

/** What stands in the corner of a card without a number. */
const SIGNS: Record<string, { box: string; path: string }> = {
  'one-star': stars(1),
  'two-star': stars(2),
  'three-star': stars(3),
  flag: {
    box: '0 0 24 24',
    path: 'M4 1.5h2.6v21H4zM7.6 3c4.6-2.2 7.4 2.3 13 .2v10.4c-5.6 2.1-8.4-2.4-13-.2z',
  },
  drum: {
    box: '0 0 24 24',
    path: 'M2 8.5c0-6.5 20-6.5 20 0v8.5c0 6.5-20 6.5-20 0zM4.6 8.4c0 3 14.8 3 14.8 0s-14.8-3-14.8 0zM6 13v5l2 .8v-5zM11 14.4v5.1h2v-5.1zM16 13.8v5l2-.8v-5z',
  },
  bugle: {
    box: '0 0 24 24',
    path: 'M1 6.2h2.4v1.3h9.8c4 0 5.9-2.4 7.4-5.5H23v16h-2.4c-1.5-3.1-3.4-5.5-7.4-5.5H3.4v1.3H1zM8 12a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  },
};

export function sign(rank: string): { box: string; path: string } | undefined {
  return SIGNS[rank];
}

export function tint(colour: Colour): { paper: string; ink: string } {
  return TINTS[colour];
}

export function face(card: Card, texts: Texts): Face {
  const [colour, rank] = parts(card);
  const drawn = SIGNS[rank];
  return {
    title: texts.say('page-honor-card-title', { rank }),
    corner: String(texts.numbers('value')[rank] ?? ''),
    picture: picture(colour, rank),
    mark: marks[colour]!,
    ...(drawn ? { sign: drawn } : {}),
    ...tint(colour),
  };
}

/** A card as it is said in a sentence. */
export function called(card: Card, texts: Texts): string {
  const [colour, rank] = parts(card);
  return texts.say('page-honor-card', { colour, rank });
}

// What happens.

export function flights(event: HonorEvent, view: View<Honor>, texts: Texts): Flight[] {
  const { table } = view;
  const shown = ({ colour, rank }: { colour: Colour; rank: Rank }) => face(`${colour} ${rank}`, texts);
  const hand = (seat: number, card = '') => (seat === view.seat ? `hand ${card}|hand` : `hand of ${seat}`);
  switch (event.key) {
    case 'deal':
    case 'deal-seen': {
      const { count } = event.values;
      return table.hands.map((_, to) => ({
        from: 'middle',
        to: to === view.seat ? 'hand' : `hand of ${to}`,
        face: null,
        count,
      }));
    }
    case 'lead':
    case 'follow': {
      const { seat, place, colour, rank } = event.values;
      const from = hand(seat, `${colour} ${rank}`);
      const turned = seat !== view.seat;
      return [{ from, to: `card ${seat} ${place}`, face: shown(event.values), turned }];
    }
    case 'sacrifice': {
      const { seat, place } = event.values;
      return [{ from: hand(seat), to: `card ${seat} ${place}`, face: null }];
    }
    case 'sacrifice-seen': {
      const { seat, place, colour, rank } = event.values;
      return [{ from: hand(seat, `${colour} ${rank}`), to: `card ${seat} ${place}`, face: null }];
    }
    case 'reveal': {
      const { seat, place } = event.values;
      const here = `card ${seat} ${place}`;
      return [{ from: here, to: here, face: shown(event.values), turned: true }];
    }
    case 'shell': {
      const { seat, victim, place } = event.values;
      const from = `card ${victim} ${opposite(place)}`;
      return [{ from, to: `spoils ${seat}`, face: shown(event.values) }];
    }
    case 'win':
    case 'lost': {
      const { place, cards } = event.values;
      return taken(table, place, cards).map(({ from, card }) => ({
        from: `card ${from} ${place}`,
        to: event.key === 'win' ? `spoils ${event.values.seat}` : 'lost',
        face: face(card, texts),
      }));
    }
    case 'reserve': {
      const { seat, colour, rank } = event.values;
      const turned = seat !== view.seat;
      return [
        { from: hand(seat, `${colour} ${rank}`), to: `spoils ${seat}`, face: shown(event.values), turned },
      ];
    }
    default:
      return [];
  }
}

/** Where the cards lie that somebody takes in a place. */
export function taken(
  table: HonorTable,
  place: Place,
  cards: readonly Card[],
): { from: number; card: Card }[] {
  return table.cells.flatMap((row, from) => {
    const card = row[PLACES.indexOf(place)]?.card;
    return card && cards.includes(card) ? [{ from, card }] : [];
  });
}

const SOUNDS: Partial<Record<HonorEvent['key'], SoundName>> = {
  deal: 'draw',
  'deal-seen': 'draw',
  lead: 'put',
  follow: 'put',
  sacrifice: 'put',
  'sacrifice-seen': 'put',
  trump: 'turn',
  order: 'turn',
  suggest: 'turn',
  battle: 'turn',
  shell: 'lost',
  win: 'lay',
  lost: 'lost',
  'round-end': 'round',
  'game-over': 'win',
};

export function sound(event: HonorEvent): SoundName | null {
  return SOUNDS[event.key] ?? null;
}

export function group(move: HonorMove, texts: Texts): string {
  switch (move.key) {
    case 'play':
      return texts.say('page-honor-moves-play', { place: move.values.place });
    case 'starter':
      return texts.say('page-honor-moves-starter');
    default:
      return texts.say('page-honor-moves-order');
  }
}

type Deed = Said<HonorMove>;

export function play(place: Place, card: Card): Deed {
  const [colour, rank] = parts(card);
  return { move: `${place} ${card}`, key: 'play', values: { place, colour, rank } };
}

/** What the cards in sight suggest: every card of the hand to every place, or the places of an order. */
export function tries({ table }: View<Honor>): Deed[] {
  if (table.step === 'order')
    return PLACES.map((place): Deed => ({ move: `order ${place}`, key: 'order', values: { place } }));
  return sorted(table.hand ?? []).flatMap((card) => PLACES.map((place) => play(place, card)));
}

/** A card that cannot follow is played face down, which the words of a move do not say. */
export function aside(move: Deed, { table }: View<Honor>, texts: Texts): string {
  const up = move.key !== 'play' || liesUp(table, move.values.place, move.values.colour);
  return up ? '' : texts.say('page-honor-face-down');
}
