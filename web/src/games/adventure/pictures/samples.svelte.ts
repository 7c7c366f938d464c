// Cards for the pictures: the first of their kind in the standard set.

import { cardsOf, load, type Known } from '../catalogue.svelte';

void load();

export function sample(kind: string, act = 0): Known | undefined {
  return [...cardsOf().values()].find((card) => card.kind === kind && (!act || card.act === act));
}
