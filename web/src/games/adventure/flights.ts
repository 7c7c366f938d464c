// What flies and what is heard when something happens, and how moves are sorted where they are listed.

import type { Flight } from '../../lib/motion.svelte';
import type { SoundName } from '../../lib/sound';
import { percent, type Texts } from '../../lib/texts.svelte';
import type { EventShape, MoveShape, ViewShape } from '../../lib/wire';
import { adventure, spotOf, type Pile } from './adventure';
import { cardsOf } from './catalogue.svelte';
import Flying from './Flying.svelte';

interface Values {
  seat: number;
  victim: number;
  card: string;
  drawn: string;
  lost: string;
  deck: 'hero' | 'antihero';
  act: number;
  place: number;
  host: string;
  cards: string[];
}

export function flights(event: EventShape, view: ViewShape, _texts: Texts): Flight[] {
  const { seat, card, cards, drawn, deck, act, place, host } = event.values as unknown as Values;
  const table = adventure(view);
  const own = seat === view.seat;
  const fly = (from: string, to: string, what: string, turned = false): Flight[] => [
    { from, to, face: null, turned, drawn: { Piece: Flying, card: what, set: table.cards } },
  ];
  const lies = () => spotOf(table, card) ?? 'stage';
  switch (event.key) {
    case 'refill':
      return fly(`act-${act}`, `${act}.${place}`, card, true);
    case 'draw':
      return own ? [] : fly(deck, `seat-${seat}`, `back ${deck}`);
    case 'draw-seen':
      return fly(deck, `hand ${drawn}|hand|seat-${seat}`, drawn, true);
    case 'play':
      return fly(
        own ? `hand ${card}|hand` : `seat-${seat}`,
        `stack ${table.stack.length + 1}|stack|played ${seat}|stage`,
        card,
        !own,
      );
    case 'gain': {
      const hero = table.heroes[seat];
      const next = (hero?.story.length ?? 0) + 1;
      return fly(lies(), `story ${seat} ${next}|seat-${seat}`, card);
    }
    case 'gain-ally':
    case 'ally-given':
      return fly(`ally ${card}`, `ally ${card}|seat-${seat}`, card);
    case 'journey':
    case 'discard':
    case 'leaves': {
      const from = spotOf(table, card);
      return from ? fly(from, `act-${from[0]}`, card) : [];
    }
    case 'replaced':
    case 'swept':
      return cards.flatMap((gone) => {
        const from = spotOf(table, gone);
        return from ? fly(from, `act-${from[0]}`, gone) : [];
      });
    case 'host':
      return fly(lies(), spotOf(table, host) ?? 'stage', card);
    case 'ally-moved':
      return fly(`ally ${card}`, spotOf(table, host) ?? 'stage', card);
    case 'adversary-plays':
    case 'adversary-waits':
      return fly('adversary-deck|adversary', 'stack|adversary', card, true);
    default:
      return [];
  }
}

const SOUNDS: Record<string, SoundName> = {
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

export function sound(event: EventShape): SoundName | null {
  return SOUNDS[event.key] ?? null;
}

/** The heading under which a move stands where moves are listed. */
export function group(move: MoveShape, texts: Texts): string {
  switch (move.move.split(' ')[0]) {
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

/** What lies in the place of a move. */
function lying(move: MoveShape, view: ViewShape): { card: string; act: number; place: number; way: number } {
  const [, where = '', way = ''] = move.move.split(' ');
  const [act = 0, place = 0] = where.split('.').map(Number);
  const card = adventure(view).rows[act - 1]?.[place - 1]?.card ?? '';
  return { card, act, place, way: Number(way) };
}

/** A number says what it stands for: Dark runes, a card at the top of a deck. */
function counted(count: number, view: ViewShape, texts: Texts): string {
  const { tops } = adventure(view);
  const { key, values } = view.question ?? {};
  if (key === 'dark-again') return texts.say('page-adventure-dark-again', { count });
  const top = key === 'order' && tops[String(values?.['deck']) as keyof Pile]?.[count - 1];
  return top ? texts.name('card', top) : '';
}

/** Moves with the cards of the rows, by their names, and numbers with what they count. */
export function words(move: MoveShape, view: ViewShape, texts: Texts): string {
  const [verb = '', number] = move.move.split(' ');
  if (verb === 'number') return counted(Number(number), view, texts);
  const { card, way } = lying(move, view);
  if (!card || !['attempt', 'trait', 'journey', 'discard', 'host', 'slot'].includes(verb)) return '';
  const path = cardsOf(adventure(view).cards).get(card)?.paths?.[way - 1]?.name[texts.language];
  // Until the cards are there, the paths have numbers.
  if (verb === 'attempt' && !path) return '';
  return texts.say('page-adventure-move', { verb, name: texts.name('card', card), path: path ?? '' });
}

/** What a move does that its words do not say: the odds, and the card if it was not named. */
export function aside(move: MoveShape, view: ViewShape, texts: Texts): string {
  const { card, act, place, way } = lying(move, view);
  if (!move.move.startsWith('attempt') || !card) return '';
  const chance = adventure(view).chances?.attempts.find(
    (one) => one.act === act && one.place === place && one.way === way,
  )?.dark[0];
  const name = words(move, view, texts) ? '' : texts.name('card', card);
  const odds = typeof chance === 'number' ? percent(chance) : '';
  return [name, odds].filter(Boolean).join(', ');
}
