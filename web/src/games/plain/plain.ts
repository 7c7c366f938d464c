import type { Declared } from '../../lib/scene';

/** A game of which nothing is known but that it is one. */
export interface Plain extends Declared {
  table: Record<string, unknown>;
}

/** A value of a table on one line, as the terminal lists it. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return value.map(plain).join('; ') || '-';
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).map(([name, item]) => `${name} ${plain(item)}`);
  return parts.join(', ') || '-';
}
