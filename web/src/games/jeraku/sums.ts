// The arithmetic of a score sheet: what a round brought to each clan, and how it came about.

import type { EventShape } from '../../lib/wire';
import { regionOf, type Clan, type ClanShape, type Jeraku } from './jeraku';

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

const SCORES = ['score', 'score-neutral', 'score-enemy'];
const TOTALS = ['total', 'total-enemy'];

/** The regions as they were scored, from the far end to Kyoto. */
export function scored(events: readonly EventShape[]): Scored[] {
  const found: Scored[] = [];
  for (const { key, values } of events) {
    if (key === 'region') {
      const pays = [values.first, values.second, values.third].map(Number);
      found.push({ region: regionOf(values.region), pays, standings: [] });
    } else if (SCORES.includes(key)) found.at(-1)?.standings.push(values as unknown as Standing);
  }
  return found;
}

/** What each clan had from victory cries, one after the other. */
export function cries(events: readonly EventShape[], clan: Clan): number[] {
  return events
    .filter(({ key, values }) => key === 'cry-score' && values.clan === clan)
    .map(({ values }) => Number(values.points))
    .filter((points) => points > 0);
}

export function totals(events: readonly EventShape[]): Total[] {
  return events
    .filter(({ key }) => TOTALS.includes(key))
    .map(({ values }) => ({ cries: 0, ...(values as unknown as Omit<Total, 'cries'>) }));
}

/** Whether the victory cry is scored. */
export function hasCries({ cry }: Jeraku): boolean {
  return cry.length > 0;
}

/** The clans side by side, those that win together beside each other. */
export function sides(table: Jeraku): ClanShape[][] {
  const found = new Map<string, ClanShape[]>();
  for (const clan of table.clans) {
    const key = clan.side === null ? clan.clan : String(clan.side);
    found.set(key, [...(found.get(key) ?? []), clan]);
  }
  return [...found.values()];
}

export function isNeutral(table: Jeraku, { seat }: ClanShape): boolean {
  return seat === null && !table.solo;
}

export const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
