// A live table: steps that wait for the reader, and what may not happen twice or to the wrong person.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { motion } from '../src/lib/motion.svelte';
import { Playing } from '../src/lib/playing.svelte';
import type { GamePage } from '../src/lib/scene';
import { settings } from '../src/lib/settings.svelte';
import type { EventShape, News } from '../src/lib/wire';
import { hear } from './spoken';

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: { do: string; ref: number; move?: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const page = {
  flights: () => [],
  sound: () => null,
  opens: (event: EventShape) => event.key === 'round',
  closes: (event: EventShape) => event.key === 'end',
} as unknown as GamePage;

function event(sequence: number, key: string): EventShape {
  return { sequence, key, values: {}, auto: false };
}

interface Told {
  question?: string | null;
  moves?: string[];
  mine?: number[];
  seat?: number | null;
  keys?: string[];
  asked?: number[];
}

function news(sequence: number, told: Told = {}): News {
  const { question = null, moves = [], mine = [0], seat = 0, keys = ['draw'], asked = [0] } = told;
  const person = { kind: 'person', name: 'Anna', program: false, bot: '', away: '', present: true };
  return {
    type: 'news',
    sequence,
    mine,
    host: true,
    pass: [],
    events: keys.map((key) => event(sequence, key)),
    view: {
      seat,
      question: question ? { id: question, seat: 0, key: 'act', rule: '', values: {} } : null,
      moves: moves.map((move) => ({ move, key: move, values: {}, rule: '' })),
      table: {},
    },
    table: { id: 'T', game: 'glory', status: 'playing', seats: [person, person], asked, proposal: null },
  } as unknown as News;
}

const settle = () => vi.advanceTimersByTimeAsync(5000);
let playing: Playing;

function tell(message: object): void {
  FakeSocket.last.tell(message);
}

const submitted = () => FakeSocket.last.sent.filter((one) => one.do === 'submit').map((one) => one.move);

beforeAll(hear);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  playing = new Playing('T', page);
  tell(news(1, { question: '1.0', moves: ['discard monk'] }));
});

afterEach(() => {
  playing.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a move is sent once, however often it is clicked', async () => {
  void playing.submit('discard monk');
  void playing.submit('discard monk');
  expect(submitted()).toEqual(['discard monk']);
});

test('a follow-up answers the very next question', async () => {
  void playing.submit('discard monk', 'onto discard 2');
  tell({ type: 'done', ref: 1, sequence: 2 });
  tell(news(2, { question: '2.0', moves: ['onto discard 1', 'onto discard 2'] }));
  await settle();
  expect(submitted()).toEqual(['discard monk', 'onto discard 2']);
});

test('several follow-ups go one by one, whatever others answer meanwhile', async () => {
  void playing.submit('discard monk', 'onto discard 2', 'end');
  // Where several are asked at once, somebody else is told of first.
  tell(news(2, { question: '1.0', moves: ['discard monk'] }));
  await settle();
  expect(submitted()).toEqual(['discard monk']);
  tell(news(3, { question: '3.0', moves: ['onto discard 2'] }));
  tell(news(4, { question: '3.0', moves: ['onto discard 2'] }));
  await settle();
  expect(submitted()).toEqual(['discard monk', 'onto discard 2']);
  tell(news(5, { question: '5.0', moves: ['end'] }));
  await settle();
  expect(submitted()).toEqual(['discard monk', 'onto discard 2', 'end']);
});

test('after a refusal nothing follows', async () => {
  void playing.submit('discard monk', 'onto discard 2');
  const { ref } = FakeSocket.last.sent.find((one) => one.do === 'submit')!;
  tell({ type: 'refused', ref, error: { error: 'illegal', message: '' } });
  await settle();
  tell(news(2, { question: '2.0', moves: ['onto discard 2'] }));
  await settle();
  expect(submitted()).toEqual(['discard monk']);
});

test('what cannot be done is explained and never played, whatever it is', async () => {
  void playing.scene!.why('lay 2 farmer');
  const { ref, ...asked } = FakeSocket.last.sent.find((one) => one.do === 'why')!;
  expect(asked).toEqual({ do: 'why', move: 'lay 2 farmer', seat: 0 });
  tell({ type: 'refused', ref, error: { error: 'illegal-move', message: 'Not larger.', rule: 'action2a' } });
  await settle();
  expect([playing.trouble?.message, playing.trouble?.rule]).toEqual(['Not larger.', 'action2a']);
  // A move that could be made is not made either, and the question stays open.
  playing.scene!.why('discard monk');
  await settle();
  expect(submitted()).toEqual([]);
  expect(playing.scene!.moves).toHaveLength(1);
});

test('nobody is told why who only looks on', async () => {
  tell(news(2, { seat: null, mine: [] }));
  await settle();
  playing.scene!.why('lay 2 farmer');
  expect(FakeSocket.last.sent.filter((one) => one.do === 'why')).toEqual([]);
});

test('a follow-up that was not needed is forgotten', async () => {
  void playing.submit('discard monk', 'onto discard 2');
  tell({ type: 'done', ref: 1, sequence: 2 });
  tell(news(2, { asked: [1] }));
  await settle();
  tell(news(3, { question: '3.0', moves: ['onto discard 1', 'onto discard 2'] }));
  await settle();
  expect(submitted()).toEqual(['discard monk']);
});

test('the end of a round is looked at before anything else is shown, except what is said', async () => {
  tell(news(2, { keys: ['score', 'end', 'round'] }));
  await settle();
  expect(playing.closed?.map(({ key }) => key)).toEqual(['draw', 'score', 'end']);
  tell(news(3, { keys: ['said'] }));
  await settle();
  expect(playing.shown?.sequence).toBe(3);
  tell(news(4));
  await settle();
  expect(playing.shown?.sequence).toBe(3);
  expect(playing.settled).toBe(false);
  playing.proceed();
  await settle();
  expect(playing.shown?.sequence).toBe(4);
  expect(playing.settled).toBe(true);
});

test('between a move and the chance after it the table is seen, and the rest waits', async () => {
  const told = news(2, { question: '2.0', moves: ['draw'], keys: ['lay', 'end', 'round', 'deal'] });
  tell({ ...told, beats: [{ events: 2, table: { between: true } }] });
  await settle();
  expect(playing.shown?.view?.table).toEqual({ between: true });
  expect(playing.events.map(({ key }) => key)).toEqual(['draw', 'lay', 'end']);
  expect(playing.open).toBe(false);
  playing.proceed();
  await settle();
  expect(playing.events.map(({ key }) => key)).toEqual(['draw', 'lay', 'end', 'round', 'deal']);
  expect(playing.shown?.view?.question?.id).toBe('2.0');
  expect(playing.open).toBe(true);
});

test('what is said while the end of a round is looked at changes nothing of what is still to be shown', async () => {
  const told = news(2, { question: '2.0', moves: ['draw'], keys: ['end', 'round'] });
  tell({ ...told, beats: [{ events: 1, table: { between: true } }] });
  await settle();
  tell(news(3, { question: '2.0', moves: ['draw'], keys: ['said'] }));
  await settle();
  expect(playing.events.map(({ key }) => key)).toEqual(['draw', 'end', 'said']);
  expect(playing.shown?.view?.table).toEqual({ between: true });
  playing.proceed();
  await settle();
  expect(playing.events.map(({ key }) => key)).toEqual(['draw', 'end', 'said', 'round']);
  expect(playing.shown?.sequence).toBe(3);
  expect(playing.open).toBe(true);
});

test('an end is told after everything before it, be it the last round or what chance brought', async () => {
  const told = news(2, { keys: ['take', 'end', 'reveal', 'score', 'end', 'lost'], asked: [] });
  const table = { ...told.table, status: 'over', winners: [], scores: [8] };
  tell({ ...told, table, beats: [{ events: 2, table: { between: true } }] });
  await settle();
  const stands = () => [playing.shown?.table.status, playing.shown?.table.winners, playing.closed !== null];
  expect(stands()).toEqual(['playing', null, true]);
  // Nor does somebody who says something give it away.
  tell({ ...news(3, { keys: ['said'], asked: [] }), table });
  await settle();
  expect(stands()).toEqual(['playing', null, true]);
  playing.proceed();
  await settle();
  expect(playing.events.map(({ key }) => key)).toEqual('draw take end said reveal score end lost'.split(' '));
  expect(stands()).toEqual(['over', [], true]);
  // Once it is told, it stays told.
  tell({ ...news(4, { keys: ['said'], asked: [] }), table });
  await settle();
  expect(stands()).toEqual(['over', [], true]);
});

describe('a step with beats', () => {
  const battle = {
    ...page,
    unfold: (events: EventShape[], _: unknown, view: object) => [
      { events, view, rest: events.some(({ key }) => key === 'win') ? 4 : 1 },
    ],
  } as unknown as GamePage;
  const beats = [
    { events: 1, table: { part: 1 } },
    { events: 3, table: { part: 2 } },
  ];
  const step = () => ({
    ...news(2, { question: '2.0', moves: ['draw'], keys: ['lay', 'battle', 'win', 'phase'] }),
    beats,
  });
  const keys = () => playing.events.map(({ key }) => key);

  beforeEach(() => {
    playing.close();
    playing = new Playing('T', battle);
    tell(news(1, { keys: ['draw'] }));
  });

  test('is shown part by part, and nobody is asked before its end', async () => {
    tell(step());
    await vi.advanceTimersByTimeAsync(100);
    expect(playing.shown?.view?.table).toEqual({ part: 1 });
    expect(keys()).toEqual(['draw', 'lay']);
    expect([playing.scene?.asked, playing.open, motion.unfolding]).toEqual([[], false, true]);
    await vi.advanceTimersByTimeAsync(400);
    expect(playing.shown?.view?.table).toEqual({ part: 2 });
    expect(playing.open).toBe(false);
    await settle();
    expect(keys()).toEqual(['draw', 'lay', 'battle', 'win', 'phase']);
    expect([playing.scene?.asked, playing.open, motion.unfolding]).toEqual([[0], true, false]);
  });

  test('can be skipped, and nothing of it is lost', async () => {
    tell(step());
    await vi.advanceTimersByTimeAsync(100);
    motion.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(keys()).toEqual(['draw', 'lay', 'battle', 'win', 'phase']);
    expect(playing.open).toBe(true);
  });

  test('keeps its order when more news come meanwhile', async () => {
    tell(step());
    await vi.advanceTimersByTimeAsync(100);
    tell(news(3, { keys: ['lay'] }));
    tell(news(4, { keys: ['said'] }));
    tell(news(5, { question: '5.0', moves: ['draw'], keys: ['draw'] }));
    await settle();
    expect(keys()).toEqual(['draw', 'lay', 'battle', 'win', 'phase', 'lay', 'said', 'draw']);
    expect(playing.open).toBe(true);
  });

  test('that ends the game does not say so before its end', async () => {
    const last = step();
    tell({ ...last, table: { ...last.table, status: 'over' } });
    await vi.advanceTimersByTimeAsync(100);
    expect(playing.shown?.table.status).toBe('playing');
    await settle();
    expect(playing.shown?.table.status).toBe('over');
  });

  test('is over at once for whoever wants no animation, and for whoever leaves', async () => {
    settings.speed = 'none';
    tell(step());
    await vi.advanceTimersByTimeAsync(0);
    expect(playing.open).toBe(true);
    settings.speed = 'normal';
    tell({ ...step(), sequence: 3, events: step().events.map((one) => ({ ...one, sequence: 3 })) });
    await vi.advanceTimersByTimeAsync(100);
    playing.close();
    await settle();
    expect(motion.unfolding).toBe(false);
    expect(playing.shown?.view?.table).toEqual({ part: 1 });
  });
});

describe('where others act often', () => {
  const others = { question: null, seat: 0, asked: [1] };
  const turn = () => {
    playing.close();
    playing = new Playing('T', { ...page, quick: true, rest: () => 4 } as unknown as GamePage);
    tell(news(1, { keys: ['draw'] }));
    for (const at of [2, 3, 4, 5, 6]) {
      const told = news(at, others);
      tell({ ...told, events: told.events.map((one) => ({ ...one, values: { seat: 1 } })) });
    }
  };

  test('all that one of them does in a row is seen one by one, in little time', async () => {
    turn();
    await vi.advanceTimersByTimeAsync(1);
    expect(playing.shown?.sequence).toBe(2);
    await vi.advanceTimersByTimeAsync(1200);
    expect(playing.shown?.sequence).toBe(6);
  });

  test('who likes it slower has the time', async () => {
    settings.speed = 'slow';
    turn();
    await vi.advanceTimersByTimeAsync(1200);
    expect(playing.shown?.sequence).toBe(2);
    settings.speed = 'normal';
  });
});

test('at one screen the last move is seen before the device is passed on', async () => {
  tell({ ...news(2, { seat: null, mine: [0, 1], asked: [1] }), pass: [1] });
  await vi.advanceTimersByTimeAsync(500);
  expect([playing.settled, playing.passing]).toEqual([true, []]);
  await settle();
  expect(playing.passing).toEqual([1]);
});

describe('who is in a hurry', () => {
  const steps = () => [2, 3, 4].map((at) => news(at, { seat: 0, asked: [1] }));

  test('sees at once what others do, until it is their own turn', async () => {
    for (const step of steps()) tell(step);
    await vi.advanceTimersByTimeAsync(50);
    expect([playing.shown?.sequence, motion.busy]).toEqual([2, true]);
    motion.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([playing.shown?.sequence, motion.busy]).toEqual([4, false]);
    // The others think for a while: what they do then is shown at once as well.
    await vi.advanceTimersByTimeAsync(2000);
    tell(news(5, { asked: [1] }));
    tell(news(6, { question: '6.0', moves: ['draw'] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(playing.shown?.sequence).toBe(6);
    // From there on there is something to see again.
    for (const step of [7, 8]) tell(news(step, { asked: [1] }));
    await vi.advanceTimersByTimeAsync(50);
    expect(playing.shown?.sequence).toBe(7);
  });

  test('gets there by trying a card, which asks nobody why', async () => {
    for (const step of steps()) tell(step);
    await vi.advanceTimersByTimeAsync(50);
    playing.scene!.why('lay 2 farmer');
    await vi.advanceTimersByTimeAsync(0);
    expect(playing.shown?.sequence).toBe(4);
    expect(FakeSocket.last.sent.filter((one) => one.do === 'why')).toEqual([]);
  });
});

describe('a game that has just begun', () => {
  const frame = (at: number, keys: string[]) => ({
    at,
    of: 2,
    events: keys.map((key) => event(at, key)),
    view: { seat: 0, question: null, moves: [], table: { at } },
  });
  let asked: string[];

  beforeEach(() => {
    playing.close();
    asked = [];
    const frames = [frame(0, []), frame(1, ['deal']), frame(2, ['draw'])];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve({ ok: true, json: () => Promise.resolve({ of: 2, frames }) });
    });
    playing = new Playing('T', page);
  });

  const begun = (created: number, more: object = {}) => {
    const told = news(2, { question: '2.0', moves: ['draw'], keys: ['deal', 'draw'] });
    return { ...told, ...more, table: { ...told.table, created, past: 0 } };
  };

  test('is seen from the deal on, and asks nothing before', async () => {
    tell(begun(Date.now()));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['/api/tables/T/frames?at=0&count=60&seat=0']);
    expect([playing.shown?.view?.table, playing.open]).toEqual([{ at: 1 }, false]);
    await settle();
    expect([playing.open, playing.events.map(({ key }) => key)]).toEqual([true, ['deal', 'draw']]);
  });

  test('is not begun again for whoever comes later, or has played already', async () => {
    tell(begun(Date.now() - 60_000));
    await settle();
    expect([asked, playing.open]).toEqual([[], true]);
    playing.close();
    playing = new Playing('T', page);
    tell(begun(Date.now(), { undo: true }));
    await settle();
    expect([asked, playing.open]).toEqual([[], true]);
  });
});

test('the sheet of a round waits for all that belongs to it, but not for the next round', async () => {
  const beats = [
    { events: 2, table: { part: 1 } },
    { events: 3, table: { part: 2 } },
  ];
  tell({ ...news(2, { keys: ['score', 'end', 'round', 'deal'] }), beats });
  await settle();
  expect([playing.closed?.at(-1)?.key, playing.shown?.view?.table]).toEqual(['end', { part: 1 }]);
  playing.proceed();
  await settle();
  expect(playing.closed).toBeNull();
  tell({ ...news(3, { keys: ['score', 'end', 'over'] }), beats });
  await settle();
  expect([playing.closed?.at(-1)?.key, playing.shown?.view?.table]).toEqual(['end', {}]);
});

test('what came while nobody was there is shown at once, but the score sheet is not left out', async () => {
  const many = [2, 3, 4].map((sequence) =>
    news(sequence, { keys: sequence === 3 ? ['end', 'round'] : ['draw'] }),
  );
  tell({ ...many[2]!, events: many.flatMap(({ events }) => events) });
  await settle();
  expect(playing.closed?.at(-1)).toMatchObject({ sequence: 3, key: 'end' });
  expect(playing.shown?.sequence).toBe(4);
});

test('where a clock runs the score sheet goes away by itself', async () => {
  const timed = news(2, { keys: ['end'] });
  tell({
    ...timed,
    table: { ...timed.table, clock: { move: 30, bank: 0, banks: [], deadlines: {}, grace: 10 } },
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(playing.closed).not.toBeNull();
  await vi.advanceTimersByTimeAsync(9000);
  expect(playing.closed).toBeNull();
});

test('a warning stays until its seat has answered', async () => {
  tell({ type: 'warning', seat: 0, until: 9, now: 1 });
  tell(news(2, { keys: ['said'] }));
  await settle();
  expect(playing.warning).not.toBeNull();
  tell(news(3, { asked: [1] }));
  await settle();
  expect(playing.warning).toBeNull();
});

test('nothing is shown any more once the table was left', async () => {
  tell(news(2));
  tell(news(3));
  tell(news(4));
  playing.close();
  await settle();
  expect(playing.shown!.sequence).toBeLessThan(4);
});

test('at one screen the log of the player before is gone at once, and no line is lost', async () => {
  playing.close();
  let answer: (response: object) => void = () => undefined;
  const told = new Promise<object>((done) => (answer = done));
  vi.stubGlobal('fetch', () => told);
  playing = new Playing('T', page);
  tell(news(1, { mine: [0, 1], seat: 0 }));
  expect(playing.events).toHaveLength(1);
  tell(news(2, { mine: [0, 1], seat: 1 }));
  await settle();
  expect(playing.events).toEqual([]);
  tell(news(3, { mine: [0, 1], seat: 1 }));
  await settle();
  const seen = { ...news(2, { mine: [0, 1], seat: 1 }), events: [event(1, 'draw'), event(2, 'draw')] };
  answer({ ok: true, json: () => Promise.resolve(seen) });
  await settle();
  expect(playing.events.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

describe('what the page answers for its reader', () => {
  let wish: { why: string | null; only: boolean };
  const bot = { kind: 'bot', name: 'Bot', bot: 'novice' };
  const spare = () => ({ move: 'pass', delay: () => 1450, decline: () => undefined, ...wish });

  function among(seats: object[], sequence: number): News {
    const told = news(sequence, { question: `q${sequence}`, moves: ['play card', 'pass'] });
    return { ...told, table: { ...told.table, seats: [told.table.seats[0], ...seats] } } as News;
  }

  beforeEach(() => {
    playing.close();
    wish = { why: 'only', only: true };
    playing = new Playing('T', page, spare);
  });

  test('is no question, and nobody is called for it', async () => {
    wish = { why: 'lean', only: false };
    tell(among([bot], 1));
    expect([playing.open, playing.awaited, playing.scene!.moves]).toEqual([false, false, []]);
    expect(submitted()).toEqual([]);
    await vi.advanceTimersByTimeAsync(800);
    expect(submitted()).toEqual(['pass']);
  });

  test('goes at once where there is nothing to choose and nobody to hide it from', async () => {
    tell(among([bot], 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(submitted()).toEqual(['pass']);
  });

  test.each([true, false])(
    'takes a time among people that does not tell what was held: only %s',
    async (only) => {
      wish = { why: only ? 'only' : 'lean', only };
      tell(among([{ ...bot, kind: 'person', bot: '' }], 1));
      await vi.advanceTimersByTimeAsync(1400);
      expect(submitted()).toEqual([]);
      await vi.advanceTimersByTimeAsync(100);
      expect(submitted()).toEqual(['pass']);
    },
  );

  test('is not sent sooner among people by whoever decides alone', async () => {
    wish = { why: null, only: false };
    tell(among([{ ...bot, kind: 'person', bot: '' }], 1));
    await vi.advanceTimersByTimeAsync(100);
    expect(playing.open).toBe(true);
    void playing.submit('pass');
    await vi.advanceTimersByTimeAsync(1200);
    expect(submitted()).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(submitted()).toEqual(['pass']);
    // What is seen by all is not held back.
    tell(among([{ ...bot, kind: 'person', bot: '' }], 2));
    await settle();
    tell(among([{ ...bot, kind: 'person', bot: '' }], 3));
    await vi.advanceTimersByTimeAsync(0);
    void playing.submit('play card');
    await vi.advanceTimersByTimeAsync(0);
    expect(submitted()).toEqual(['pass', 'play card']);
  });

  test('is asked after all if it was refused', async () => {
    tell(among([bot], 1));
    await vi.advanceTimersByTimeAsync(0);
    tell({ type: 'refused', ref: FakeSocket.last.sent.at(-1)!.ref, error: { error: 'x', message: '' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(playing.open).toBe(true);
  });

  test('at one screen leaves the device where it is', async () => {
    const asked = { ...among([], 2), mine: [0, 1], view: { ...among([], 2).view!, seat: 1 } };
    vi.stubGlobal('fetch', async () => Response.json(asked));
    tell({ ...news(1, { mine: [0, 1] }), events: [] });
    tell({ ...news(2, { mine: [0, 1] }), pass: [1] });
    await settle();
    expect(submitted()).toEqual(['pass']);
    expect([playing.passing, playing.shown!.view!.seat]).toEqual([[], 0]);
  });

  test('at one screen covers all cards before somebody else decides, or nobody does', async () => {
    wish = { why: null, only: false };
    const asked = { ...among([], 2), mine: [0, 1], pass: [1] };
    const covered = { ...asked, view: { ...asked.view!, seat: null, question: null, moves: [] } };
    vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes('seat=1') ? asked : covered));
    tell({ ...news(1, { mine: [0, 1] }), events: [] });
    tell({ ...news(2, { mine: [0, 1] }), pass: [1] });
    await settle();
    expect([playing.passing, playing.shown!.view!.seat]).toEqual([[1], null]);
    expect(submitted()).toEqual([]);
    playing.decline();
    expect(submitted()).toEqual(['pass']);
  });
});
