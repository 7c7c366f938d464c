// Cards for the pictures: the first of their kind.

import { someCards, type Known } from '../catalogue.svelte';

export function sample(kind: string, act = 0): Known | undefined {
  return [...someCards().values()].find((card) => card.kind === kind && (!act || card.act === act));
}
