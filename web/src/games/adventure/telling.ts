// The tale of a hero, to hand on.

import type { TaleShape } from '../../lib/wire';

/** The tale as text to hand on. */
export function plainTale(tale: Pick<TaleShape, 'title' | 'paragraphs' | 'closing'>): string {
  return [tale.title, ...tale.paragraphs, tale.closing].filter(Boolean).join('\n\n');
}
