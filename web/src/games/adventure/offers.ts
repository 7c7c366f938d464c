// What may be done now, sorted by the thing on the table that it is done with.

import { spotName } from './adventure';
import { ABILITIES, type AdventureMove } from './wire';

/** What may be done with a place in a row. */
export interface SpotOffer {
  trait?: string;
  /** By path: the first or the second. */
  attempts: (string | undefined)[];
  journey?: string;
  discard?: string;
  /** [allies] A revealed Ally may go under it. */
  host?: string;
  /** A card or a power asks for a place. */
  slot?: string;
}

export interface Offers {
  spots: Map<string, SpotOffer>;
  /** Powers by where they come from: `origin`, `story-3`, `ally-1`, `2.4`, `quest`. */
  uses: Map<string, string[]>;
  plays: Map<string, string>;
  picks: Map<string, string>;
  runes: Map<number, string>;
  /** By seat; -1 is the Adversary. */
  players: Map<number, string>;
  abilities: Map<string, string>;
  icons: Map<string, string>;
  numbers: Map<number, AdventureMove>;
  allies: Map<number, AdventureMove>;
  stack: Map<number, AdventureMove>;
  draws: Map<string, string>;
  pays: AdventureMove[];
  keeps: string[];
  /** Moves that are one word, or two: `pass`, `ready`, `face adversary`. */
  plain: Set<string>;
}

/** The number of a stone from its name: `core-1` is 0, `charisma-3` 23. */
export function stoneNumber(name: string): number {
  const cut = name.lastIndexOf('-');
  const [kind, at] = [name.slice(0, cut), Number(name.slice(cut + 1)) - 1];
  if (kind === 'core') return at;
  if (kind === 'dark') return 3 + at;
  return 6 + 3 * (ABILITIES as readonly string[]).indexOf(kind) + at;
}

export function stoneName(stone: number): string {
  if (stone < 3) return `core-${stone + 1}`;
  if (stone < 6) return `dark-${stone - 2}`;
  return `${ABILITIES[Math.floor((stone - 6) / 3)]}-${(stone % 3) + 1}`;
}

export function offers(moves: readonly AdventureMove[]): Offers {
  const found: Offers = {
    spots: new Map(),
    uses: new Map(),
    plays: new Map(),
    picks: new Map(),
    runes: new Map(),
    players: new Map(),
    abilities: new Map(),
    icons: new Map(),
    numbers: new Map(),
    allies: new Map(),
    stack: new Map(),
    draws: new Map(),
    pays: [],
    keeps: [],
    plain: new Set(),
  };
  const spot = ({ act, place }: { act: number; place: number }) => {
    const name = spotName(act, place);
    const there = found.spots.get(name) ?? { attempts: [] };
    found.spots.set(name, there);
    return there;
  };
  for (const one of moves) {
    const { move } = one;
    switch (one.key) {
      case 'trait':
      case 'journey':
      case 'discard':
      case 'host':
      case 'slot':
        spot(one.values)[one.key] = move;
        break;
      case 'attempt':
        spot(one.values).attempts[one.values.way - 1] = move;
        break;
      case 'use': {
        const { source, act, number } = one.values;
        const from = source === 'row' ? spotName(act, number) : number ? `${source}-${number}` : source;
        found.uses.set(from, [...(found.uses.get(from) ?? []), move]);
        break;
      }
      case 'play':
        found.plays.set(one.values.card, move);
        break;
      case 'card':
        found.picks.set(one.values.card, move);
        break;
      case 'rune':
        found.runes.set(stoneNumber(one.values.rune), move);
        break;
      case 'player':
        found.players.set(one.values.victim, move);
        break;
      case 'adversary':
        found.players.set(-1, move);
        break;
      case 'ability':
        found.abilities.set(one.values.ability, move);
        break;
      case 'icon':
        found.icons.set(one.values.icon, move);
        break;
      case 'number':
        found.numbers.set(one.values.number, one);
        break;
      case 'ally':
        found.allies.set(one.values.number, one);
        break;
      case 'stack':
        found.stack.set(one.values.number, one);
        break;
      case 'draw':
        found.draws.set(one.values.deck, move);
        break;
      case 'pay':
        found.pays.push(one);
        break;
      case 'keep':
        found.keeps.push(move);
        break;
      default:
        found.plain.add(move);
    }
  }
  return found;
}

/** The moves that buy so many Dark runes and then cast. */
export function castMoves(dark: number): string[] {
  return [...Array<string>(dark).fill('dark'), 'ready'];
}
