// The arithmetic of a score sheet: what a round brought to each clan, and how it came about.

import { ofKind } from '../../lib/scene';
import { regionOf, type Clan, type ClanShape, type JerakuEvent, type JerakuTable } from './jeraku';

/** What a clan has in a region that is scored. Who is neutral has no points. */
export interface Standing {
  clan: Clan;
  rank: number;
  influence: number;
  points?: number;
}

/** A region that was scored, with the points of its three places. */
export interface Scored {
  region: number;
  pays: number[];
  standings: Standing[];
}

export interface Total {
  clan: Clan;
  cries: number;
  prestige: number;
  total: number;
}

/** The regions as they were scored, from the far end to Kyoto. */
export function scored(events: readonly JerakuEvent[]): Scored[] {
  const found: Scored[] = [];
  for (const event of events) {
    if (event.key === 'region') {
      const { region, first, second, third } = event.values;
      found.push({ region: regionOf(region), pays: [first, second, third], standings: [] });
    }
    for (const { values } of ofKind([event], 'score', 'score-neutral', 'score-enemy'))
      found.at(-1)?.standings.push(values);
  }
  return found;
}

/** What each clan had from victory cries, one after the other. */
export function cries(events: readonly JerakuEvent[], clan: Clan): number[] {
  return ofKind(events, 'cry-score')
    .filter(({ values }) => values.clan === clan)
    .map(({ values }) => values.points)
    .filter((points) => points > 0);
}

export function totals(events: readonly JerakuEvent[]): Total[] {
  return ofKind(events, 'total', 'total-enemy').map(({ values }) => ({ cries: 0, ...values }));
}

/** Whether the victory cry is scored. */
export function hasCries({ cry }: JerakuTable): boolean {
  return cry.length > 0;
}

/** The clans side by side, those that win together beside each other. */
export function sides(table: JerakuTable): ClanShape[][] {
  const found = new Map<string, ClanShape[]>();
  for (const clan of table.clans) {
    const key = clan.side === null ? clan.clan : String(clan.side);
    found.set(key, [...(found.get(key) ?? []), clan]);
  }
  return [...found.values()];
}

export function isNeutral(table: JerakuTable, { seat }: ClanShape): boolean {
  return seat === null && !table.solo;
}

export const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
