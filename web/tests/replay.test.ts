import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apart, entry, neighbour, standing, type Sheet } from '../src/lib/replay/graph';
import { Replay } from '../src/lib/replay/replay.svelte';
import type { GamePage } from '../src/lib/scene';
import type { Frame, News } from '../src/lib/wire';

const LENGTH = 250;
const ROUNDS = [3, 120, 201];
const asked: string[] = [];

function frame(at: number): Frame {
  const keys = [
    ...(ROUNDS.includes(at + 1) || at === LENGTH ? ['close'] : []),
    ...(ROUNDS.includes(at) ? ['open'] : []),
  ];
  return {
    at,
    of: LENGTH,
    events: keys.map((key) => ({ sequence: at, key, values: {}, auto: false })),
    view: { seat: null, question: null, moves: [], table: {} },
    beats: [],
    by: at < 4 ? null : at % 2,
    move: null,
    words: null,
  };
}

function news(status: News['table']['status'], mine: number[]): News {
  const seats = ['Anna', 'Ben'].map((name) => ({
    name,
    kind: 'person',
    bot: '',
    away: '',
    program: false,
    present: false,
  }));
  return {
    mine,
    host: false,
    table: { id: 'abc', game: 'glory', status, seats, asked: [1] },
  } as unknown as News;
}

const deeds: Partial<GamePage> = {
  opens: (event) => event.key === 'open',
  closes: (event) => event.key === 'close',
  flights: () => [],
  sound: () => null,
};
const page = deeds as GamePage;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const at = Number(/at=(\d+)/.exec(path)![1]);
    const count = Math.min(100, LENGTH + 1 - at);
    const frames = Array.from({ length: count }, (_, step) => frame(at + step));
    return Promise.resolve(new Response(JSON.stringify({ of: LENGTH, frames })));
  });
});

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

async function opened(
  at: number | null,
  status: News['table']['status'] = 'over',
  mine: number[] = [],
): Promise<Replay> {
  const replay = new Replay(news(status, mine), page);
  await replay.open(at);
  await vi.waitFor(() => expect(replay.frames.filter(Boolean)).toHaveLength(LENGTH + 1));
  return replay;
}

test('all frames are fetched once, those in sight first', async () => {
  await opened(230);
  expect(asked.map((path) => /at=(\d+)/.exec(path)![1])).toEqual(['0', '200', '100']);
});

test('who leaves fetches nothing more', async () => {
  const replay = new Replay(news('over', []), page);
  await replay.open(0);
  replay.close();
  await new Promise((done) => setTimeout(done, 20));
  // What was on its way when they left, and no batch after it.
  expect(asked).toHaveLength(2);
});

test('two views are kept to compare them, and no more', async () => {
  const replay = await opened(0);
  for (const eye of [0, null, 1, null]) {
    replay.look(eye);
    await vi.waitFor(() => expect(replay.frames.filter(Boolean)).toHaveLength(LENGTH + 1));
  }
  expect(asked).toHaveLength(9);
  replay.look(0);
  await vi.waitFor(() => expect(replay.frames.filter(Boolean)).toHaveLength(LENGTH + 1));
  expect(asked).toHaveLength(12);
});

test('it begins when everything has been dealt, or where a game has got to', async () => {
  expect((await opened(null)).at).toBe(3);
  expect((await opened(null, 'playing')).at).toBe(LENGTH);
  expect((await opened(9999)).at).toBe(LENGTH);
});

test('steps and rounds', async () => {
  const replay = await opened(119);
  expect(replay.rounds).toEqual(ROUNDS);
  await replay.step();
  expect(replay.at).toBe(120);
  replay.round(1);
  expect(replay.at).toBe(201);
  replay.round(1);
  expect(replay.at).toBe(LENGTH);
  expect(replay.final).toBe(true);
  replay.round(-1);
  replay.round(-1);
  expect(replay.at).toBe(120);
  expect(replay.address).toBe('/table/abc/replay?at=120');
});

test('an entry that unfolds is shown part by part; the next step skips it, and going elsewhere ends it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const unfold: GamePage['unfold'] = (events, before, after) => [
    { events: [], view: { ...before, table: { part: true } }, rest: 100 },
    { events, view: after },
  ];
  const replay = new Replay(news('over', []), { ...page, unfold });
  await replay.open(4);
  const unfolding = () => 'part' in (replay.scene?.view.table ?? {});
  const step = replay.step();
  await vi.waitFor(() => expect(unfolding()).toBe(true));
  expect([replay.at, replay.scene?.asked]).toEqual([4, []]);
  void replay.step();
  await step;
  expect([replay.at, unfolding()]).toEqual([5, false]);
  const other = replay.step();
  await vi.waitFor(() => expect(unfolding()).toBe(true));
  replay.go(40);
  await other;
  expect([replay.at, unfolding()]).toEqual([40, false]);
  replay.close();
});

test('the score of a round belongs to the entry that ends it', async () => {
  const replay = await opened(200);
  expect(replay.closed.map((event) => event.sequence)).toEqual([120, 200]);
  replay.go(201);
  expect(replay.closed).toEqual([]);
});

test('during a game only what is known to the reader may be seen', async () => {
  expect((await opened(0)).eyes).toEqual([null, 0, 1]);
  expect((await opened(0, 'playing', [1])).eyes).toEqual([null, 1]);
  expect((await opened(0, 'playing', [0, 1])).eyes).toEqual([null]);
  const watching = await opened(0, 'playing');
  watching.look(1);
  expect(watching.eye).toBe(null);
});

test('who is asked: the player of the next entry, at the end of a running game whoever is waited for', async () => {
  expect((await opened(4)).scene!.asked).toEqual([1]);
  expect((await opened(0)).scene!.asked).toEqual([]);
  expect((await opened(LENGTH)).scene!.asked).toEqual([]);
  expect((await opened(LENGTH, 'playing')).scene!.asked).toEqual([1]);
});

test('the graph', () => {
  const sheet: Sheet = { left: 40, top: 10, width: 200, height: 100, of: 50 };
  expect([entry(sheet, 0), entry(sheet, 140), entry(sheet, 999)]).toEqual([0, 25, 50]);
  const points = [0, 10, 20].map((at) => ({ at, chances: [0.5, 0.5] }));
  expect(standing(points, 15)?.at).toBe(10);
  expect(standing([], 15)).toBeUndefined();
  expect([neighbour(points, 10, 1), neighbour(points, 10, -1), neighbour(points, 20, 1)]).toEqual([
    20,
    0,
    undefined,
  ]);
});

test('labels keep apart and stay inside', () => {
  expect(apart([110, 10, 110, 110], 16, 10, 110)).toEqual([78, 10, 94, 110]);
  expect(apart([10, 10], 16, 10, 110)).toEqual([10, 26]);
});

test('a game without rounds has marks of its own, and goes on by turns', async () => {
  const acts = { ...page, marks: page.closes, turns: page.opens };
  const replay = new Replay(news('over', []), acts);
  await replay.open(0);
  await vi.waitFor(() => expect(replay.rounds).toEqual([2, 119, 200, LENGTH]));
  replay.round(1);
  expect(replay.at).toBe(3);
});
