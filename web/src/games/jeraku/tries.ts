// What the cards and pieces in sight suggest, be it allowed or not: the text view says why it is not.

import type { Said, View } from '../../lib/scene';
import { cardStep, parts, REGIONS, regionName, type CardStep, type Jeraku, type JerakuMove } from './jeraku';
import { REGION_NAMES, WAYS, type Clan, type RegionName, type Way } from './wire';

type Deed = Said<JerakuMove>;

function card(step: CardStep, name: string): Deed {
  const [suit, value] = parts(name);
  return { move: `${step} ${name}`, key: step, values: { suit, value } };
}

const region = (key: 'place' | 'to', region: RegionName): Deed => ({
  move: `${key} ${region}`,
  key,
  values: { region },
});

const clan = (key: 'remove' | 'army' | 'assign' | 'victim', clan: Clan): Deed => ({
  move: `${key} ${clan}`,
  key,
  values: { clan },
});

/** A samurai goes a region further, where there is one. */
function samurai(at: number, way: Way): Deed[] {
  const [from, to] = [regionName(at), REGION_NAMES[at + (way === 'in' ? -1 : 1)]];
  return to ? [{ move: `samurai ${from} ${way}`, key: 'samurai', values: { from, way, region: to } }] : [];
}

export function tries({ table }: View<Jeraku>): Deed[] {
  const { step, hand, pack, solo, clans } = table;
  const asked = cardStep(step);
  if (asked) {
    const cards = step === 'draft' ? pack : step === 'take' ? (solo?.open ?? []) : (hand ?? []);
    return cards.map((name) => card(asked, name));
  }
  switch (step) {
    case 'use':
      return [
        { move: 'deploy', key: 'deploy', values: {} },
        { move: 'actions', key: 'actions', values: {} },
      ];
    case 'place':
      return REGION_NAMES.map((name) => region('place', name));
    case 'act':
      return [
        ...WAYS.flatMap((way): Deed[] => [
          { move: `daimyo ${way}`, key: 'daimyo', values: { way } },
          ...REGIONS.flatMap((at) => samurai(at, way)),
        ]),
        ...clans.map((one) => clan('remove', one.clan)),
      ];
    case 'push':
      return REGION_NAMES.map((name) => region('to', name));
    case 'army':
    case 'assign':
      return clans.map((one) => clan(step, one.clan));
    case 'victim':
      // Whoever plays is no automatic clan.
      return clans.filter(({ seat }) => seat === null).map((one) => clan('victim', one.clan));
    default:
      return [];
  }
}
