// A picture for each card, printed like a woodcut: a sky, a landscape, and in front of it what the card is about. All
// follows from the card's id, so that it looks the same everywhere and every time.

import { tales } from '../art';
import type { CardInfo } from './types';

/** What a card shows, by names of groups in the drawings, and in which colours. */
export interface Picture {
  motif: string;
  land: string;
  sky: string;
  /** From which side landscape and sky are seen. */
  flips: [land: boolean, sky: boolean];
  paints: string;
  /** Where the motif stands. */
  place: string;
}

/** How much of it is seen, and how much in a box that is twice as wide as high. */
export const BOX = '0 0 160 100';
export const WIDE = '0 16 160 80';

/** What is told of each card, as soon as it is there: by words of their ids, and by skies. */
const told = new Map<string, string[]>();

/** Have what is told of the cards. Without it their kind, icons and abilities decide. */
export async function learnTales(): Promise<void> {
  const lines = (await (await fetch(tales)).text()).split('\n');
  for (const line of lines) {
    const [words = '', rest] = line.split(': ');
    if (rest && !words.startsWith('#')) told.set(words, rest.split(' '));
  }
}

const FOR: Record<string, string> = {
  divinity: 'chalice',
  justice: 'scales',
  nature: 'tree',
  arcana: 'crystal',
  royalty: 'crown',
  infamy: 'mask',
  strength: 'sword',
  dexterity: 'bow',
  constitution: 'heart',
  intelligence: 'book',
  wisdom: 'eye',
  charisma: 'lute',
  ally: 'wanderer',
  adversary: 'skull',
  hero: 'star',
  antihero: 'hood',
  quest: 'scroll',
};
const LANDS = ['mountains', 'forest', 'sea', 'town', 'castle', 'temple', 'moor', 'river', 'fields', 'desert'];
const LIGHT = ['dawn', 'day', 'gold', 'dusk'];
const DARK = ['night', 'storm', 'ember', 'mist'];

/** Accent and second colour, by the kind of the card. */
const KINDS: Record<string, readonly [accent: string, second: string]> = {
  origin: ['#c4572e', '#6d7f8c'],
  motivation: ['#a8326a', '#5a6aa0'],
  destiny: ['#d08a1a', '#8a4a8a'],
  trait: ['#2f7f8c', '#8a7a5c'],
  challenge: ['#b83a2a', '#6f7a88'],
  ally: ['#3f8a4a', '#7a6a9a'],
  adversary: ['#8a1c2c', '#4a4058'],
  hero: ['#2f74b8', '#7a8ca8'],
  antihero: ['#8a2a6a', '#4a3a5a'],
};

function hash(text: string): number {
  let sum = 2166136261;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619);
  return sum >>> 0;
}

/** Motif, landscape and sky of a card. */
function taleOf(card: CardInfo, dark: boolean, seed: number): readonly string[] {
  for (const [words, tale] of told) if (card.id.includes(words)) return tale;
  const rewards = [card.rewards, ...(card.paths ?? []).map((path) => path.rewards)];
  const icons = rewards.flatMap((one) => one?.icons ?? []);
  const abilities = [...(card.abilities ?? []), ...(card.rewards?.abilities ?? [])];
  const words = [...(seed & 1 ? icons : []), ...abilities, ...icons, card.kind];
  const skies = dark ? DARK : LIGHT;
  return [
    words.map((word) => FOR[word]).find(Boolean) ?? 'wanderer',
    LANDS[seed % LANDS.length]!,
    skies[(seed >>> 5) % skies.length]!,
  ];
}

/** The picture of a card; in a wide one, what it is about is a little smaller. */
export function pictureOf(card: CardInfo, tone?: 'light' | 'dark', wide = false): Picture {
  const seed = hash(card.id);
  const [motif = '', land = '', sky = ''] = taleOf(
    card,
    card.kind === 'antihero' || card.kind === 'adversary' || tone === 'dark',
    seed,
  );
  const bit = (at: number) => (seed >>> at) & 1;
  const [top, low, far, mid, near, light] = told.get(`sky ${sky}-${1 + bit(3)}`) ?? [];
  const [accent, second] = KINDS[card.kind] ?? ['#8a5a2c', '#5f6f7a'];
  const dark = motif.endsWith('~');
  const paints = {
    ...{ top, low, far, mid, near, light },
    ...{ a: accent, b: second, l: light },
    m: dark ? '#4a3f5c' : '#c3ccd4',
    g: dark ? '#a83a52' : '#f0ba3e',
    n: dark ? '#4a4450' : '#4a7a48',
  };
  const scale = wide ? 0.86 : 1;
  return {
    motif: motif.replace('~', ''),
    land,
    sky: `${sky}-${1 + bit(9)}`,
    flips: [!bit(11), !bit(13)],
    paints: Object.entries(paints)
      .map(([name, paint]) => `--${name}:${paint}`)
      .join(';'),
    place: `matrix(${bit(17) ? -scale : scale} 0 0 ${scale} ${74 + (seed % 13)} ${wide ? 84 : 90})`,
  };
}
