// The table in sentences, at one screen: nobody reads what only the player before may know.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TableWords } from '../src/lib/text/words.svelte';
import type { News } from '../src/lib/wire';
import { hear } from './spoken';

beforeAll(hear);

let answers: ((told: string[] | null) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((done, fail) =>
        answers.push((told) =>
          told ? done(new Response(JSON.stringify({ words: { table: told } }))) : fail(new Error('offline')),
        ),
      ),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function news(seat: number | null, mine = [0, 1]): News {
  return { mine, sequence: 7, view: { seat }, table: { id: 'abc' } } as unknown as News;
}

async function told(words: TableWords, seat: number | null, lines: string[] | null, mine?: number[]) {
  words.follow(news(seat, mine), 'en');
  await vi.runAllTimersAsync();
  answers.pop()!(lines);
  await vi.runAllTimersAsync();
}

test('with another player the sentences are gone at once', async () => {
  const words = new TableWords();
  await told(words, 0, ['Anna holds the emperor.']);
  expect(words.lines).toEqual(['Anna holds the emperor.']);
  words.follow(news(null), 'en');
  expect(words.lines).toEqual([]);
});

test('an answer for the player before comes too late', async () => {
  const words = new TableWords();
  words.follow(news(0), 'en');
  await vi.runAllTimersAsync();
  words.follow(news(1), 'en');
  answers[0]!(['Anna holds the emperor.']);
  await Promise.resolve();
  expect(words.lines).toEqual([]);
  await vi.runAllTimersAsync();
  expect(words.lines).toEqual([]);
});

test('what is no longer true is not told when the server is away', async () => {
  const words = new TableWords();
  await told(words, 0, ['One card.'], [0]);
  await told(words, 0, null, [0]);
  expect(words.lines).toEqual([]);
});
