// What may be done now, sorted by the thing on the table that it is done with.

import { ofKind } from '../../lib/scene';
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

function spotsOf(moves: readonly AdventureMove[]): Map<string, SpotOffer> {
  const found = new Map<string, SpotOffer>();
  const spot = ({ act, place }: { act: number; place: number }) => {
    const name = spotName(act, place);
    const there = found.get(name) ?? { attempts: [] };
    found.set(name, there);
    return there;
  };
  for (const { key, move, values } of ofKind(moves, 'trait', 'journey', 'discard', 'host', 'slot'))
    spot(values)[key] = move;
  for (const { move, values } of ofKind(moves, 'attempt')) spot(values).attempts[values.way - 1] = move;
  return found;
}

/** Powers by where they come from: `origin`, `story-3`, `ally-1`, `2.4`, `quest`. */
function usesOf(moves: readonly AdventureMove[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { move, values } of ofKind(moves, 'use')) {
    const { source, act, number } = values;
    const from = source === 'row' ? spotName(act, number) : number ? `${source}-${number}` : source;
    found.set(from, [...(found.get(from) ?? []), move]);
  }
  return found;
}

export type Offers = ReturnType<typeof offers>;

export function offers(moves: readonly AdventureMove[]) {
  type Values<Key extends AdventureMove['key']> = Extract<AdventureMove, { key: Key }>['values'];
  /** By what they name. */
  const named = <Key extends AdventureMove['key'], Name>(key: Key, name: (values: Values<Key>) => Name) =>
    new Map(ofKind(moves, key).map((one) => [name(one.values as Values<Key>), one as AdventureMove]));
  const texts = <Key extends AdventureMove['key'], Name>(key: Key, name: (values: Values<Key>) => Name) =>
    new Map([...named(key, name)].map(([name, { move }]) => [name, move]));
  return {
    spots: spotsOf(moves),
    uses: usesOf(moves),
    plays: texts('play', ({ card }) => card),
    picks: texts('card', ({ card }) => card),
    runes: texts('rune', ({ rune }) => stoneNumber(rune)),
    /** By seat; -1 is the Adversary. */
    players: new Map([...texts('player', ({ victim }) => victim), ...texts('adversary', () => -1)]),
    abilities: texts('ability', ({ ability }) => ability),
    icons: texts('icon', ({ icon }) => icon),
    draws: texts('draw', ({ deck }) => deck),
    numbers: named('number', ({ number }) => number),
    allies: named('ally', ({ number }) => number),
    stack: named('stack', ({ number }) => number),
    pays: ofKind(moves, 'pay'),
    keeps: ofKind(moves, 'keep').map(({ move }) => move),
    /** Moves by their words, for those that name nothing: `pass`, `ready`, `face adversary`. */
    plain: new Set(moves.filter(({ values }) => !Object.keys(values).length).map(({ move }) => move)),
  };
}

/** The moves that buy so many Dark runes and then cast. */
export function castMoves(dark: number): string[] {
  return [...Array<string>(dark).fill('dark'), 'ready'];
}
