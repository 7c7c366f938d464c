// A step in which much happens, part by part: the end of a skirmish with its Kachidoki, Prestige region
// after region, what an automatic clan does.

import { meanwhile } from '../../lib/perform';
import type { Part } from '../../lib/scene';
import type { EventShape, ViewShape } from '../../lib/wire';
import { regionOf, type Clan, type Stage } from './jeraku';

// How long the parts stay, in rests between two steps.
const DONE = 2;
const WON = 4;
const SCORED = 5;
const OPENED = 3;
const REGION = 4;
const TOLD = 6;
const SPARED = 4;

interface Values {
  clan: Clan;
  suit: string;
  value: string;
  region: string;
  round: number;
}

const values = (event: EventShape) => event.values as unknown as Values;

/** What is staged of a beat: of its first event, to which those after it belong, if any. */
function stageOf(event: EventShape, scores: EventShape[]): [Stage, rest: number] | null {
  const { clan, round } = values(event);
  const region = typeof event.values.region === 'string' ? regionOf(event.values.region) : null;
  switch (event.key) {
    case 'win':
      return [{ stage: 'win', event }, WON];
    case 'kachidoki':
      return [{ stage: 'cry', region: region!, clan, scores }, SCORED];
    case 'prestige':
      return [{ stage: 'prestige', round }, OPENED];
    case 'region':
      return [{ stage: 'region', region: region!, event, scores }, REGION];
    case 'total':
    case 'total-enemy':
      return [{ stage: 'totals', totals: [event, ...scores] }, SCORED];
    case 'enemy-spare':
    case 'enemy-place':
      return [{ stage: 'told', event, region }, SPARED];
    case 'enemy':
    case 'enemy-empty':
    case 'enemy-kill':
    case 'enemy-move':
    case 'enemy-stay':
      return [{ stage: 'told', event, region }, TOLD];
    default:
      return null;
  }
}

/** The part of a beat, with what is staged of it. */
export function unfold(events: readonly EventShape[], _before: ViewShape, after: ViewShape): Part[] {
  const [event, ...scores] = events;
  const [stage, rest] = (event && stageOf(event, scores)) ?? [null, DONE];
  return [{ events, rest, view: stage ? meanwhile(after, { stage }) : after }];
}

// What a card does comes in a row: its parts follow each other quickly.
const SMALL = ['deploy', 'actions', 'place', 'daimyo', 'samurai', 'remove', 'push', 'stop', 'lock', 'draft'];

export function rest(events: readonly EventShape[]): number {
  if (events.every(({ key }) => SMALL.includes(key))) return 0.35;
  return events.some(({ key }) => key === 'play') ? 2 : 1;
}

/** The skirmish before the one that has begun, for those who want to see it again. */
export interface Last {
  plays: { clan: Clan; card: string }[];
  winner: Clan;
}

export function lastSkirmish(told: readonly EventShape[]): Last | null {
  const end = told.findLastIndex(({ key }) => key === 'win');
  if (end < 0) return null;
  const start = told.slice(0, end).findLastIndex(({ key }) => key === 'skirmish');
  const plays = told
    .slice(Math.max(0, start), end)
    .filter(({ key }) => key === 'play')
    .map((event) => ({ clan: values(event).clan, card: `${values(event).suit} ${values(event).value}` }));
  return { plays, winner: values(told[end]!).clan };
}
