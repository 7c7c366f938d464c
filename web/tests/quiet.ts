// What the page complains of fails the test, such as a sentence that is not there.

import { afterEach, expect, vi } from 'vitest';

const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  expect(complaints.mock.calls.splice(0)).toEqual([]);
});
