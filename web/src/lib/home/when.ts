// How long ago something was, in words.

import { settings } from '../settings.svelte';

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "5 minutes ago", from milliseconds since 1970; within a minute it is now. */
export function when(time: number): string {
  const seconds = Math.max(0, (Date.now() - time) / 1000);
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const step = STEPS.find(([, length]) => seconds >= length);
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : words.format(0, 'second');
}
