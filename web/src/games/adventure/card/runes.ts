// The 24 stones: three of the core (the last one with a card), three Dark ones, and for each ability two
// ordinary ones and a special one. Each has two faces.

import { sign } from '../art';
import { ABILITIES, type Ability } from '../wire';

export interface Stone {
  kind: 'core' | 'dark' | 'ability';
  ability: Ability | null;
  /** The third of its ability. */
  special: boolean;
}

export interface Face {
  value: 0 | 1 | 2;
  /** What it brings besides: the name of an icon. */
  bonus: 'cards' | 'corruption' | 'xp' | 'hero' | 'antihero' | null;
}

const COLOURS: Record<Ability, string> = {
  strength: '#a8231b',
  dexterity: '#2b6e31',
  constitution: '#8f4d0e',
  intelligence: '#1d549c',
  wisdom: '#5d3b93',
  charisma: '#a0206a',
};

const BONUS: Record<Ability, Face['bonus']> = {
  strength: 'xp',
  dexterity: 'antihero',
  constitution: 'xp',
  intelligence: 'hero',
  wisdom: 'hero',
  charisma: 'antihero',
};

export function stoneOf(stone: number): Stone {
  if (stone < 3) return { kind: 'core', ability: null, special: stone === 2 };
  if (stone < 6) return { kind: 'dark', ability: null, special: false };
  return {
    kind: 'ability',
    ability: ABILITIES[Math.floor((stone - 6) / 3)] ?? 'strength',
    special: stone % 3 === 2,
  };
}

export function faceOf(stone: number, face: 0 | 1): Face {
  const { kind, ability, special } = stoneOf(stone);
  if (kind === 'core') return { value: face ? 0 : 1, bonus: face && special ? 'cards' : null };
  if (kind === 'dark') return { value: face ? 1 : 2, bonus: face ? null : 'corruption' };
  if (!face) return { value: 2, bonus: null };
  return special && ability ? { value: 0, bonus: BONUS[ability] } : { value: 1, bonus: null };
}

/** Outlines of pebbles in a box of 64. */
export const SHAPES = [
  'M19 5C29 1 43 2 51 9 59 16 62 27 60 39 58 51 48 60 35 61 21 62 9 57 5 45 1 32 7 10 19 5Z',
  'M27 3C38 1 48 5 55 13 62 22 63 35 57 46 51 57 40 62 28 61 16 60 6 53 3 41 0 28 9 6 27 3Z',
  'M14 9C22 2 38 1 48 6 58 11 61 22 61 33 61 47 53 58 40 61 27 63 13 60 7 50 1 40 4 18 14 9Z',
];

/** Lines of our own for the stones without an ability, carved with a chisel: a stave for each face. */
export const STAVES = {
  core: ['M32 9V41M32 11 43 21M32 23 21 33', 'M32 11 42 26 32 41 22 26Z'],
  dark: ['M22 10 32 21 42 10M32 21V42M23 30 32 37 41 30', 'M32 9V42M21 18 43 32'],
} as const;

/** The sign of its ability, to be carved, for `<use>`. */
export function glyphOf({ ability }: Stone): string {
  return ability ? sign(`glyph-${ability}`) : '';
}

/** What a stone is made of, and what its carving is inlaid with. */
export function tintOf(stone: Stone): { stone: string; inlay: string } {
  if (stone.kind === 'core') return { stone: '#b9b1a0', inlay: '#2b2620' };
  if (stone.kind === 'dark') return { stone: '#241d2c', inlay: '#ff7d86' };
  return { stone: COLOURS[stone.ability ?? 'strength'], inlay: '#fff1cc' };
}
