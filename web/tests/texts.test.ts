// The page says what Python says. The fixture is made by `python -m tools.page_fixture`.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../src/lib/settings.svelte';
import { flow, Texts, type Values } from '../src/lib/texts.svelte';
import type { MoveShape, NamesShape, QuestionShape, Reason } from '../src/lib/wire';

type Said = { said: Record<Language, string> };

interface GameFixture {
  game: string;
  names: string[];
  sources: Record<Language, string[]>;
  known: NamesShape;
  events: ({ key: string; values: Values; auto: boolean; me: number | null } & Said)[];
  reasons: (Reason & { me: number | null } & Said)[];
  questions: (QuestionShape & { me: number | null } & Said)[];
  moves: (MoveShape & { me: number | null } & Said)[];
  messages: ({ key: string; values: Values } & Said)[];
}

const fixture = JSON.parse(readFileSync('../build/page-fixture.json', 'utf-8')) as { games: GameFixture[] };
const cases = fixture.games.flatMap((game) =>
  (Object.keys(LANGUAGES) as Language[]).map((language) => ({ ...game, title: game.game, language })),
);

describe.each(cases)('$title in $language', ({ language, names, sources, known, ...game }) => {
  const texts = new Texts(language, sources[language], known);

  it('tells every event', () => {
    expect(game.events.length).toBeGreaterThan(100);
    for (const event of game.events) expect(texts.event(event, names, event.me)).toBe(event.said[language]);
  });

  it('asks every question', () => {
    for (const asked of game.questions)
      expect(texts.question(asked, names, asked.me)).toBe(asked.said[language]);
  });

  it('says what a move brings', () => {
    for (const { me, said, ...reason } of game.reasons)
      expect(texts.reason(reason, names, me)).toBe(said[language]);
  });

  it('labels every move', () => {
    for (const { me, said, ...move } of game.moves) {
      expect(texts.move(move, names, me)).toBe(said[language]);
    }
  });

  it('says messages with numbers', () => {
    for (const { key, values, said } of game.messages) expect(texts.say(key, values)).toBe(said[language]);
  });
});

describe('flow', () => {
  it('puts lines that were broken in the file together again', () => {
    expect(flow('one\ntwo\n\nthree')).toBe('one two\n\nthree');
  });

  it('leaves lists as they are', () => {
    expect(flow('list:\n• one\nmore\n• two')).toBe('list:\n• one more\n• two');
  });
});
