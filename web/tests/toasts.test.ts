// What was refused is said, and does not stay for ever.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../src/lib/toasts.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toasts.all) toasts.close(id);
  vi.useRealTimers();
});

const said = () => toasts.all.map(({ text }) => text);

test('a refusal goes away when it can have been read, and a longer one later', () => {
  toasts.refuse('There is nothing to take back.');
  vi.advanceTimersByTime(5000);
  expect(said()).toEqual(['There is nothing to take back.']);
  vi.advanceTimersByTime(4000);
  expect(said()).toEqual([]);
  toasts.refuse('long '.repeat(40));
  vi.advanceTimersByTime(12_000);
  expect(said()).toHaveLength(1);
  vi.advanceTimersByTime(6000);
  expect(said()).toEqual([]);
});

test('it stays while somebody points at it', () => {
  toasts.refuse('No.');
  const { id } = toasts.all[0]!;
  toasts.hold(id);
  vi.advanceTimersByTime(60_000);
  expect(said()).toEqual(['No.']);
  toasts.release(id);
  vi.advanceTimersByTime(10_000);
  expect(said()).toEqual([]);
});

test('only the last refusal is shown, and none after something was done', () => {
  toasts.notice('Copied.');
  toasts.refuse('No.');
  toasts.refuse('No again.');
  expect(said()).toEqual(['Copied.', 'No again.']);
  toasts.settle();
  expect(said()).toEqual(['Copied.']);
});
