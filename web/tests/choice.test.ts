// What can be chosen for a new table.

import { expect, test } from 'vitest';
import { fitting, offered, resized, setting } from '../src/lib/home/choice';
import type { GameShape, LevelShape, OptionShape } from '../src/lib/wire';

const starter = {
  name: 'starter',
  values: ['random', 1, 2, 3, 4],
  labels: ['by lot', '1', '2', '3', '4'],
  default: 'random',
} as unknown as OptionShape;
const rounds = { name: 'rounds', values: [4, 1, 2, 3], labels: [], default: 4 } as unknown as OptionShape;
const mode = { name: 'standard', players: [2, 3, 4], options: [rounds, starter] };
const game = { id: 'glory', modes: [mode] } as unknown as GameShape;
const levels = [{ name: 'adept', usual: true }] as unknown as LevelShape[];

test('nobody starts from a seat that is not there', () => {
  expect(offered(starter, 2)).toEqual(['random', 1, 2]);
  expect(offered(rounds, 2)).toEqual([4, 1, 2, 3]);
  const choice = fitting({ options: { starter: 3 } }, game, levels);
  expect([choice.chairs.length, setting(choice, game.modes[0]!, 'starter')]).toEqual([3, 3]);
  choice.chairs = resized(choice.chairs, 2);
  expect(setting(choice, game.modes[0]!, 'starter')).toBe('random');
});
