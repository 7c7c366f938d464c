// The rulebooks, in the language that is spoken now.

import { get } from './api';
import { settings } from './settings.svelte';
import type { Section } from './wire';

const known = new Map<string, Promise<Section[]>>();

export function rulebook(game: string): Promise<Section[]> {
  const path = `/api/games/${game}/rules?lang=${settings.language}`;
  let book = known.get(path);
  if (!book) {
    book = get<Section[]>(path);
    book.catch(() => known.delete(path));
    known.set(path, book);
  }
  return book;
}

/** The titles of the rules of a game, for the component that asks; '' as long as they are not known. */
export function ruleTitles(game: () => string): (section: string | undefined) => string {
  let book = $state.raw<Section[]>([]);
  $effect(() => {
    const wanted = game();
    if (!wanted) return;
    rulebook(wanted).then(
      (found) => (book = found),
      () => undefined,
    );
  });
  return (section) => book.find((one) => one.section === section)?.title ?? '';
}

interface Paragraph {
  text: string;
  items: string[];
}

/** The text of a section as paragraphs, each with the list that follows it. */
export function paragraphs(text: string): Paragraph[] {
  return text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    return {
      text: lines.filter((line) => !line.startsWith('• ')).join(' '),
      items: lines.filter((line) => line.startsWith('• ')).map((line) => line.slice(2)),
    };
  });
}
