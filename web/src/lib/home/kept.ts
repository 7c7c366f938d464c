// What somebody chose the last time, kept by this browser.

const PREFIX = 'kachidoki-';

/** What was kept, or nothing. It may be older than the page: whoever reads it has to check it. */
export function recall<T extends object>(key: string): Partial<T> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? '{}');
    return found && typeof found === 'object' ? (found as Partial<T>) : {};
  } catch {
    return {};
  }
}

export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Not allowed to remember anything: next time we ask again.
  }
}
