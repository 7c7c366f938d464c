import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import Log from '../src/lib/Log.svelte';
import { Texts } from '../src/lib/texts.svelte';
import type { EventShape } from '../src/lib/wire';
import { given } from './given.svelte';

const happened = (count: number): EventShape[] =>
  Array.from({ length: count }, (_, sequence) => ({
    sequence,
    key: 'told',
    values: { seat: sequence % 2, sequence },
    auto: false,
  }));

test('with each news only what is new is put into words', () => {
  const texts = new Texts('en', ['event-told = { $seat } { $sequence }']);
  const say = vi.spyOn(texts, 'event');
  const all = happened(500);
  const { props, change } = given({
    events: all.slice(0, 450),
    names: ['Anna', 'Ben'],
    me: 0,
    texts,
    label: 'Log',
  });
  const log = mount(Log, { target: document.body, props });
  flushSync();
  expect(say).toHaveBeenCalledTimes(400);
  expect(document.querySelector('p')?.textContent?.trim()).toBe('Anna 50');
  // News bring the same names in a new list.
  change({ events: all, names: ['Anna', 'Ben'] });
  flushSync();
  expect(say).toHaveBeenCalledTimes(450);
  expect(document.querySelectorAll('p')).toHaveLength(400);
  change({ names: ['Anna', 'Bot'] });
  flushSync();
  expect(say).toHaveBeenCalledTimes(850);
  expect([...document.querySelectorAll('p')].at(-1)?.textContent?.trim()).toBe('Bot 499');
  void unmount(log);
});
