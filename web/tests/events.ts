// What happens in tests: an event of a game with as many of its values as a test is about.

import type { EventShape } from '../src/lib/wire';

export const eventsOf =
  <Event extends EventShape>() =>
  <Key extends Event['key']>(
    key: Key,
    values: Partial<Extract<Event, { key: Key }>['values']> = {},
  ): Extract<Event, { key: Key }> =>
    ({ sequence: 1, key, values, auto: false }) as unknown as Extract<Event, { key: Key }>;
