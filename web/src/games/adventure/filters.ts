// The gallery: which cards are shown.

import { signs, type CardInfo, type Kind } from './card/types';

export interface Filter {
  kind: Kind | '';
  act: number;
  /** An ability or a story icon: the card lists it or gives it. */
  sign: string;
  text: string;
}

export const ALL: Filter = { kind: '', act: 0, sign: '', text: '' };

/** All that is drawn on a card. */
export function signsOf(card: CardInfo): Set<string> {
  const rewards = [card.rewards, ...(card.paths ?? []).map((path) => path.rewards)];
  return new Set([
    ...(card.abilities ?? []),
    ...rewards.flatMap((one) => signs(one).map(({ icon }) => icon)),
  ]);
}

export function shows(card: CardInfo, filter: Filter, language: 'en' | 'fr' | 'de'): boolean {
  if (filter.kind && card.kind !== filter.kind) return false;
  if (filter.act && card.act !== filter.act) return false;
  if (filter.sign && !signsOf(card).has(filter.sign)) return false;
  const wanted = filter.text.trim().toLocaleLowerCase(language);
  if (!wanted) return true;
  const names = [card.name, card.text, ...(card.paths ?? []).map((path) => path.name)];
  return names.some((words) => words[language].toLocaleLowerCase(language).includes(wanted));
}
