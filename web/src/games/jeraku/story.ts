// A step in which much happens, part by part: the end of a skirmish with its Kachidoki, Prestige region
// after region, what an automatic clan does.

import { meanwhile } from '../../lib/perform';
import { ofKind, type Part, type Scene, type View } from '../../lib/scene';
import { regionOf, type Clan, type Jeraku, type JerakuEvent, type Stage } from './jeraku';

// How long the parts stay, in rests between two steps.
const DONE = 2;
const WON = 4;
const SCORED = 5;
const OPENED = 3;
const REGION = 4;
const TOLD = 6;
const SPARED = 4;

/** What is staged of a beat: of its first event, to which those after it belong, if any. */
function stageOf(event: JerakuEvent, others: readonly JerakuEvent[]): [Stage, rest: number] | null {
  switch (event.key) {
    case 'win':
      return [{ stage: 'win', event }, WON];
    case 'kachidoki': {
      const { clan } = event.values;
      const scores = ofKind(others, 'cry-score', 'cry-score-neutral');
      return [{ stage: 'cry', region: regionOf(event.values.region), clan, scores }, SCORED];
    }
    case 'prestige':
      return [{ stage: 'prestige', round: event.values.round }, OPENED];
    case 'region': {
      const scores = ofKind(others, 'score', 'score-neutral', 'score-enemy');
      return [{ stage: 'region', region: regionOf(event.values.region), event, scores }, REGION];
    }
    case 'total':
    case 'total-enemy':
      return [{ stage: 'totals', totals: [event, ...ofKind(others, 'total', 'total-enemy')] }, SCORED];
    case 'enemy-spare':
    case 'enemy-place':
      return [{ stage: 'told', event, region: regionOf(event.values.region) }, SPARED];
    case 'enemy':
    case 'enemy-empty':
    case 'enemy-kill':
    case 'enemy-move':
    case 'enemy-stay':
      return [{ stage: 'told', event, region: regionOf(event.values.region) }, TOLD];
    default:
      return null;
  }
}

/** The part of a beat, with what is staged of it. */
export function unfold(
  events: readonly JerakuEvent[],
  _before: View<Jeraku>,
  after: View<Jeraku>,
): Part<Jeraku>[] {
  const [event, ...others] = events;
  const [stage, rest] = (event && stageOf(event, others)) ?? [null, DONE];
  return [{ events, rest, view: stage ? meanwhile<Jeraku>(after, { stage }) : after }];
}

// What a card does comes in a row: its parts follow each other quickly.
const SMALL: readonly string[] = [
  'deploy',
  'actions',
  'place',
  'daimyo',
  'samurai',
  'remove',
  'push',
  'stop',
  'lock',
  'draft',
];

export function rest(events: readonly JerakuEvent[]): number {
  if (events.every(({ key }) => SMALL.includes(key))) return 0.35;
  return events.some(({ key }) => key === 'play') ? 2 : 1;
}

/** The skirmish before the one that has begun, for those who want to see it again. */
export interface Last {
  plays: { clan: Clan; card: string }[];
  winner: Clan;
}

export function lastSkirmish(told: Scene<Jeraku>['told']): Last | null {
  const winner = ofKind(told, 'win').at(-1);
  if (!winner) return null;
  const end = told.indexOf(winner);
  const start = told.slice(0, end).findLastIndex(({ key }) => key === 'skirmish');
  const plays = ofKind(told.slice(Math.max(0, start), end), 'play').map(
    ({ values: { clan, suit, value } }) => ({ clan, card: `${suit} ${value}` }),
  );
  return { plays, winner: winner.values.clan };
}
