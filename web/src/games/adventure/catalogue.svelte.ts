// The cards by name, as the server tells them: fetched once for each card set.

import { get } from '../../lib/api';
import { fetchDrawings } from './art';
import { learnTales } from './card/scenery';
import type { CardInfo } from './card/types';

/** What the server may say beyond what is drawn. */
export type Known = CardInfo & {
  /** When it works: `any`, `facing`, ... */
  on?: string[];
};

const STANDARD = 'standard';
let sets = $state.raw<Readonly<Record<string, ReadonlyMap<string, Known>>>>({});
const asked = new Map<string, Promise<void>>();
const NONE: ReadonlyMap<string, Known> = new Map();

/** All that the pictures on the cards are made of; each of them is asked for once. */
let drawn: Promise<unknown> | undefined;
const draw = () => (drawn ??= Promise.allSettled([learnTales(), fetchDrawings()]));

/** Have the cards of a set. Whoever asks in vain may ask again. */
export function load(set = STANDARD): Promise<void> {
  const before = asked.get(set);
  if (before) return before;
  const query = set === STANDARD ? '' : `?set=${encodeURIComponent(set)}`;
  const loading = Promise.all([get<Known[]>(`/api/games/adventure/cards${query}`), draw()]).then(
    ([cards]) => {
      sets = { ...sets, [set]: new Map(cards.map((card) => [card.id, card])) };
    },
    () => {
      asked.delete(set);
      // Better cards without pictures than none.
      sets = { ...sets, [set]: sets[set] ?? NONE };
    },
  );
  asked.set(set, loading);
  return loading;
}

/** The cards of a set, as soon as they are there. */
export function cardsOf(set = STANDARD): ReadonlyMap<string, Known> {
  return sets[set] ?? NONE;
}

/** The cards that are there already, for pictures of the rules; otherwise those of the standard set. */
export function someCards(): ReadonlyMap<string, Known> {
  if (!asked.size) void load();
  return Object.values(sets)[0] ?? NONE;
}

/** Whether there is something to show. */
export function isLoaded(set: string): boolean {
  return set in sets;
}

/** For tests and pictures: the cards without a server. */
export function know(cards: readonly Known[], set = STANDARD): void {
  sets = { ...sets, [set]: new Map(cards.map((card) => [card.id, card])) };
  asked.set(set, Promise.resolve());
}

/** A card that is not known yet: its name, made of its key. */
export function blank(id: string): Known {
  const name = id.replaceAll('-', ' ');
  const words = { en: name, fr: name, de: name };
  const none = { en: '', fr: '', de: '' };
  return { id, kind: 'trait', act: 0, name: words, flavour: none, text: none };
}
