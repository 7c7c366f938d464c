// A connection that is lost in the middle of something.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../src/lib/api';
import { Line, type Listener } from '../src/lib/line';

vi.mock('../src/lib/texts.svelte', () => ({ t: (key: string) => key }));

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server accepts, and tells everything up to a sequence. */
  tell(sequence: number): void {
    this.readyState = FakeSocket.OPEN;
    this.answer({ type: 'news', sequence });
  }

  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const submit = { do: 'submit', question: '1.0', move: 'draw deck 1', seat: 0 } as const;
const NEXT_ATTEMPT = 10_000;
let listener: { [key in keyof Listener]: ReturnType<typeof vi.fn> };
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  listener = { news: vi.fn(), state: vi.fn(), warning: vi.fn() };
  line = new Line('abc', listener as unknown as Listener);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function reconnect(): void {
  vi.advanceTimersByTime(NEXT_ATTEMPT);
}

/** What was sent, beside the signs of life. */
function wishes() {
  return FakeSocket.last.sent.filter((one) => one.do !== 'ping');
}

it('asks for what came after the last news', () => {
  FakeSocket.last.tell(7);
  FakeSocket.last.lose();
  reconnect();
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.url).toContain('after=7');
  expect(listener.state.mock.calls.map(([state]) => state as string)).toEqual(['open', 'lost']);
});

it('sends a move that was not acknowledged again, once, after the first news', async () => {
  FakeSocket.last.tell(7);
  const moved = line.send(submit);
  const before = wishes()[0]!;
  FakeSocket.last.lose();
  reconnect();
  FakeSocket.last.readyState = FakeSocket.OPEN;
  expect(wishes()).toEqual([]);
  FakeSocket.last.tell(7);
  FakeSocket.last.tell(8);
  expect(wishes()).toEqual([before]);
  FakeSocket.last.answer({ type: 'done', ref: before.ref, sequence: 8 });
  await expect(moved).resolves.toBe(8);
});

it('keeps a move that is made while there is no connection', () => {
  FakeSocket.last.tell(7);
  FakeSocket.last.lose();
  line.send(submit).catch(() => undefined);
  reconnect();
  FakeSocket.last.tell(7);
  expect(wishes()).toHaveLength(1);
});

it('does not send an acknowledged move again', async () => {
  FakeSocket.last.tell(7);
  const moved = line.send(submit);
  FakeSocket.last.answer({ type: 'done', ref: wishes()[0]!.ref, sequence: 8 });
  await moved;
  FakeSocket.last.lose();
  reconnect();
  FakeSocket.last.tell(8);
  expect(wishes()).toEqual([]);
});

it('is unsure about other wishes, and does not do them twice', async () => {
  FakeSocket.last.tell(7);
  const said = line.send({ do: 'say', text: 'hello' });
  FakeSocket.last.lose();
  await expect(said).rejects.toMatchObject({ code: 'unsure' });
  reconnect();
  FakeSocket.last.tell(7);
  expect(wishes()).toEqual([]);
});

it('refuses other wishes while there is no connection', async () => {
  await expect(line.send({ do: 'undo' })).rejects.toBeInstanceOf(Refused);
});

it('does not come back where it was refused', () => {
  FakeSocket.last.tell(7);
  FakeSocket.last.answer({ type: 'refused', ref: 0, error: { error: 'no-such-table', message: 'gone' } });
  FakeSocket.last.lose();
  reconnect();
  expect(FakeSocket.all).toHaveLength(1);
  expect(listener.state).toHaveBeenLastCalledWith(
    'refused',
    expect.objectContaining({ error: 'no-such-table' }),
  );
});

it('takes a connection without signs of life for lost', () => {
  FakeSocket.last.tell(7);
  expect(FakeSocket.last.sent.map((one) => one.do)).toEqual(['ping']);
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});
