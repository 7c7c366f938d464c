// The tale of a hero, as the server writes it.

export interface TaleShape {
  seat: number;
  title: string;
  paragraphs: string[];
  closing: string;
  cards: [card: string, path: string][];
}

/** The tale as text to hand on. */
export function plainTale(tale: Pick<TaleShape, 'title' | 'paragraphs' | 'closing'>): string {
  return [tale.title, ...tale.paragraphs, tale.closing].filter(Boolean).join('\n\n');
}
