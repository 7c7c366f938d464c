// A step in which much happens, part by part: runes are cast and land, cards take effect, the outcome, what is
// gained.

import { meanwhile } from '../../lib/perform';
import type { Part, View } from '../../lib/scene';
import type { Adventure, AdventureEvent, Stage } from './adventure';
import { stoneNumber } from './offers';

// How long the parts stay, in rests between two steps.
const CAST = 3.2;
const LANDED = 2;
const OUTCOME = 3.5;
const PLAYED = 3;
const DONE = 1.5;

/** Stones with the face they show: "core-1 0". */
export function readFaces(faces: readonly string[]): [stone: number, face: number][] {
  return faces.map((one) => {
    const [stone = '', face = '0'] = one.split(' ');
    return [stoneNumber(stone), Number(face)];
  });
}

/** The parts of a beat. */
export function unfold(
  events: readonly AdventureEvent[],
  before: View<Adventure>,
  after: View<Adventure>,
): Part<Adventure>[] {
  const staged = (stage: Stage) => meanwhile<Adventure>(after, { stage });
  const [event] = events;
  switch (event?.key) {
    case 'cast':
    case 'recast': {
      const lying = new Map(event.key === 'cast' ? [] : before.table.attempt?.faces);
      const faces = readFaces(event.values.faces);
      const cast = faces.filter(([stone, face]) => lying.get(stone) !== face).map(([stone]) => stone);
      return [
        { events, rest: CAST, view: staged({ stage: 'cast', cast }) },
        { events: [], rest: LANDED, view: staged({ stage: 'landed' }) },
      ];
    }
    case 'success':
    case 'failure':
      return [{ events, rest: OUTCOME, view: staged({ stage: 'outcome' }) }];
    case 'play':
    case 'adversary-plays':
      return [{ events, rest: PLAYED, view: staged({ stage: 'play' }) }];
    default:
      return [{ events, rest: DONE, view: after }];
  }
}

// Small things come in a row: the steps follow each other quickly.
const SMALL: readonly string[] = ['dark', 'xp', 'draw', 'draw-seen', 'refill', 'turn', 'host'];

export function rest(events: readonly AdventureEvent[]): number {
  if (events.every(({ key }) => SMALL.includes(key))) return 0.4;
  return events.some(({ key }) => key === 'success' || key === 'failure' || key === 'play') ? 2 : 1;
}
