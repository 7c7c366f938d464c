// What flies and what is heard when something happens, and how moves are sorted where they are listed.

import type { Flight } from '../../lib/motion.svelte';
import type { Said, View } from '../../lib/scene';
import type { SoundName } from '../../lib/sound';
import { percent, type Texts } from '../../lib/texts.svelte';
import { spotOf, type Adventure, type AdventureTable } from './adventure';
import { cardsOf } from './catalogue.svelte';
import Flying from './Flying.svelte';
import type { AdventureEvent, AdventureMove, Deck } from './wire';

export function flights(event: AdventureEvent, view: View<Adventure>, _texts: Texts): Flight[] {
  const { table } = view;
  const fly = (from: string, to: string, what: string, turned = false): Flight[] => [
    { from, to, face: null, turned, drawn: { Piece: Flying, card: what, set: table.cards } },
  ];
  const lies = (card: string) => spotOf(table, card) ?? 'stage';
  /** From its row to the deck of its act. */
  const away = (card: string) => {
    const from = spotOf(table, card);
    return from ? fly(from, `act-${from[0]}`, card) : [];
  };
  switch (event.key) {
    case 'refill': {
      const { act, place, card } = event.values;
      return fly(`act-${act}`, `${act}.${place}`, card, true);
    }
    case 'draw': {
      const { seat, deck } = event.values;
      return seat === view.seat ? [] : fly(deck, `seat-${seat}`, `back ${deck}`);
    }
    case 'draw-seen': {
      const { seat, deck, drawn } = event.values;
      return fly(deck, `hand ${drawn}|hand|seat-${seat}`, drawn, true);
    }
    case 'play': {
      const { seat, card } = event.values;
      const own = seat === view.seat;
      const from = own ? `hand ${card}|hand` : `seat-${seat}`;
      return fly(from, `stack ${table.stack.length + 1}|stack|played ${seat}|stage`, card, !own);
    }
    case 'gain': {
      const { seat, card } = event.values;
      const next = (table.heroes[seat]?.story.length ?? 0) + 1;
      return fly(lies(card), `story ${seat} ${next}|seat-${seat}`, card);
    }
    case 'gain-ally':
    case 'ally-given': {
      const { seat, card } = event.values;
      return fly(`ally ${card}`, `ally ${card}|seat-${seat}`, card);
    }
    case 'journey':
    case 'discard':
    case 'leaves':
      return away(event.values.card);
    case 'replaced':
    case 'swept':
      return event.values.cards.flatMap(away);
    case 'host': {
      const { card, host } = event.values;
      return fly(lies(card), spotOf(table, host) ?? 'stage', card);
    }
    case 'ally-moved': {
      const { card, host } = event.values;
      return fly(`ally ${card}`, spotOf(table, host) ?? 'stage', card);
    }
    case 'adversary-plays':
    case 'adversary-waits':
      return fly('adversary-deck|adversary', 'stack|adversary', event.values.card, true);
    default:
      return [];
  }
}

const SOUNDS: Partial<Record<AdventureEvent['key'], SoundName>> = {
  draw: 'draw',
  'draw-seen': 'draw',
  act: 'turn',
  refill: 'draw',
  trait: 'put',
  attempt: 'put',
  face: 'round',
  dark: 'put',
  cast: 'lay',
  recast: 'lay',
  flip: 'turn',
  play: 'put',
  use: 'put',
  'adversary-plays': 'turn',
  'adversary-xp': 'lost',
  success: 'round',
  failure: 'lost',
  cancelled: 'lost',
  gain: 'lay',
  'adversary-beaten': 'win',
  'game-over': 'win',
  won: 'win',
  lost: 'lost',
};

export function sound(event: AdventureEvent): SoundName | null {
  return SOUNDS[event.key] ?? null;
}

/** The heading under which a move stands where moves are listed. */
export function group(move: AdventureMove, texts: Texts): string {
  switch (move.key) {
    case 'trait':
    case 'attempt':
    case 'face':
      return texts.say('page-adventure-moves-main');
    case 'journey':
    case 'discard':
      return texts.say('page-adventure-moves-row');
    case 'play':
    case 'use':
      return texts.say('page-adventure-moves-card');
    case 'pass':
    case 'end':
    case 'ready':
    case 'dark':
    case 'yes':
    case 'no':
    case 'enough':
      return texts.say('page-adventure-moves-other');
    default:
      return texts.say('page-adventure-moves-pick');
  }
}

type Deed = Said<AdventureMove>;

/** What is done with a card in a row, and the card. */
function lying(move: Deed, { rows }: AdventureTable) {
  switch (move.key) {
    case 'attempt':
    case 'trait':
    case 'journey':
    case 'discard':
    case 'host':
    case 'slot':
      return rows[move.values.act - 1]?.[move.values.place - 1]?.card ?? '';
    default:
      return '';
  }
}

/** A number says what it stands for: Dark runes, a card at the top of a deck. */
function counted(count: number, { table, question }: View<Adventure>, texts: Texts): string {
  const { key, values } = question ?? {};
  if (key === 'dark-again') return texts.say('page-adventure-dark-again', { count });
  const top = key === 'order' && table.tops[String(values?.['deck']) as Deck]?.[count - 1];
  return top ? texts.name('card', top) : '';
}

/** Moves with the cards of the rows, by their names, and numbers with what they count. */
export function words(move: Deed, view: View<Adventure>, texts: Texts): string {
  if (move.key === 'number') return counted(move.values.number, view, texts);
  const card = lying(move, view.table);
  if (!card) return '';
  const way = move.key === 'attempt' ? move.values.way : 0;
  const path = cardsOf(view.table.cards).get(card)?.paths?.[way - 1]?.name[texts.language];
  // Until the cards are there, the paths have numbers.
  if (way && !path) return '';
  return texts.say('page-adventure-move', {
    verb: move.key,
    name: texts.name('card', card),
    path: path ?? '',
  });
}

/** What a move does that its words do not say: the odds, and the card if it was not named. */
export function aside(move: Deed, view: View<Adventure>, texts: Texts): string {
  const card = lying(move, view.table);
  if (move.key !== 'attempt' || !card) return '';
  const { act, place, way } = move.values;
  const chance = view.table.chances?.attempts.find(
    (one) => one.act === act && one.place === place && one.way === way,
  )?.dark[0];
  const name = words(move, view, texts) ? '' : texts.name('card', card);
  const odds = typeof chance === 'number' ? percent(chance) : '';
  return [name, odds].filter(Boolean).join(', ');
}
