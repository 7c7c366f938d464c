// A lesson: what happens between two things that the teacher says.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Course } from '../src/lib/lesson/course.svelte';
import type { GamePage } from '../src/lib/scene';
import type { EventShape, LessonShape, LessonStep } from '../src/lib/wire';

const MANY = 12;

function step(at: number, say: string, count = 0): LessonStep {
  const events = Array.from({ length: count }, (_, n): EventShape => ({
    sequence: at,
    key: `e${n}`,
    values: {},
    auto: false,
  }));
  const view = { seat: 0, question: null, moves: [], table: { at } };
  return { say, values: {}, point: [], wants: [], view, events, beats: [] };
}

const lesson: LessonShape = {
  game: 'glory',
  mode: '',
  players: 2,
  seat: 0,
  names: ['', 'Hana'],
  steps: [step(0, 'lesson-a'), step(1, '', MANY), step(2, 'lesson-b')],
};
const plain = { flights: () => [], sound: () => null } as unknown as GamePage;
const unfolding: GamePage = {
  ...plain,
  unfold: (events, before, after) =>
    events.length
      ? [
          { events: events.slice(0, 5), view: { ...before, table: { part: true } }, rest: 10 },
          { events: events.slice(5), view: after },
        ]
      : [{ events, view: after }],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('turns that are skipped are not told one by one', async () => {
  const course = new Course(lesson, plain, () => 'Anna');
  void course.next();
  await vi.advanceTimersByTimeAsync(5000);
  expect([course.at, course.since]).toEqual([2, []]);
});

test('the beats of what happens are seen one by one, however much it is', async () => {
  const beats = [{ events: 5, table: { beat: true } }];
  const [first, play, last] = lesson.steps;
  const course = new Course({ ...lesson, steps: [first!, { ...play!, beats }, last!] }, plain, () => 'Anna');
  void course.next();
  await vi.advanceTimersByTimeAsync(100);
  expect(course.scene.view.table).toEqual({ at: 1, beat: true });
  expect([course.at, course.scene.told.length]).toEqual([0, 5]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(course.scene.view.table).toEqual({ at: 2 });
  expect(course.scene.told).toHaveLength(MANY);
});

test('what unfolds is seen part by part, however much happens', async () => {
  const course = new Course(lesson, unfolding, () => 'Anna');
  void course.next();
  await vi.advanceTimersByTimeAsync(100);
  expect(course.scene.view.table).toEqual({ part: true });
  expect([course.at, course.scene.told.length]).toEqual([0, 5]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(course.scene.view.table).toEqual({ at: 2 });
  expect(course.scene.told).toHaveLength(MANY);
});

test('who goes elsewhere meanwhile is not brought back', async () => {
  const course = new Course(lesson, unfolding, () => 'Anna');
  void course.next();
  await vi.advanceTimersByTimeAsync(100);
  course.go(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([course.at, course.running, course.scene.view.table]).toEqual([0, false, { at: 0 }]);
});
