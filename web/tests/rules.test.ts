import { expect, it } from 'vitest';
import { paragraphs } from '../src/lib/rules.svelte';

it('parts a section into paragraphs, each with its list', () => {
  expect(paragraphs('First.\n\nOne of:\n• this\n• that\n\nLast.')).toEqual([
    { text: 'First.', items: [] },
    { text: 'One of:', items: ['this', 'that'] },
    { text: 'Last.', items: [] },
  ]);
});
