// Sentences in every language, said from the same Fluent files and by the same rules as
// `kachidoki/text/__init__.py`: see there how values become the arguments of a message.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { Refused } from './api';
import { settings, type Language } from './settings.svelte';
import { transport } from './transport';
import type { EventShape, MoveShape, NamesShape, QuestionShape, Reason, Value } from './wire';

type Argument = string | number;
export type Values = Record<string, Value>;

const NOTHING: NamesShape = { names: {}, numbers: {} };
const SEATS = ['seat', 'victim'];
const SEAT_LISTS = ['seats'];
const OWN_MESSAGES = ['mode', 'option'];

/** Text whose lines were broken in the file, with one line to a paragraph or list item. */
export function flow(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const before = lines.at(-1);
    if (!line || !before || line.startsWith('• ')) lines.push(line);
    else lines[lines.length - 1] = `${before} ${line}`;
  }
  return lines.join('\n');
}

/** Everything that can be said about one game, or without a game, in one language. */
export class Texts {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly names: NamesShape['names'];
  private readonly printed: NamesShape['numbers'];

  constructor(language: Language, sources: readonly string[], known: NamesShape = NOTHING) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
    this.names = known.names;
    this.printed = known.numbers;
  }

  /** What happened. */
  event(
    event: Pick<EventShape, 'key' | 'values' | 'auto'>,
    names: readonly string[] = [],
    me: number | null = null,
  ): string {
    const key = `event-${event.key}`;
    const prepared = this.prepare(event.values, names, me);
    const said = this.format(key, '', prepared);
    const alone = event.auto && prepared['seat-is'] === 'me' && this.has(key, 'auto');
    return alone ? `${said} ${this.format(key, 'auto', prepared)}` : said;
  }

  /** What a move brings. */
  reason(reason: Reason, names: readonly string[], me: number | null): string {
    return this.format(`reason-${reason.key}`, '', this.prepare(reason.values, names, me));
  }

  /** What is asked: the question to the reader, or what the others wait for. */
  question(question: QuestionShape, names: readonly string[] = [], me: number | null = null): string {
    const values = { ...question.values, seat: question.seat };
    return this.format(`question-${question.key}`, '', this.prepare(values, names, me));
  }

  /** A move as the label of a button. */
  move(
    move: Pick<MoveShape, 'key' | 'values'>,
    names: readonly string[] = [],
    me: number | null = null,
  ): string {
    return this.format(`move-${move.key}`, '', this.prepare(move.values, names, me));
  }

  /** A name of the game, such as ('kind', 'farmer'), in one of its forms. */
  name(category: string, name: string, form = '', count = 1): string {
    return this.format(`name-${category}`, form, this.prepare({ [category]: name, count }));
  }

  /** The numbers that are printed on the cards and boards of the game, such as the `value` of each kind. */
  numbers(category: string): Readonly<Record<string, number>> {
    return this.printed[category] ?? {};
  }

  say(key: string, values: Values = {}, attribute = ''): string {
    return this.format(key, attribute, this.prepare(values));
  }

  has(key: string, attribute = ''): boolean {
    const message = this.bundle.getMessage(key);
    return message !== undefined && (!attribute || attribute in message.attributes);
  }

  player(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.say('player', { number: seat + 1 });
  }

  join(items: readonly string[], words = 'list-default'): string {
    if (items.length < 2) return items.join('');
    const [between, last] = [this.format(words, 'between', {}), this.format(words, 'last', {})];
    return items.slice(0, -1).join(between) + last + items.at(-1);
  }

  private prepare(
    values: Values,
    names: readonly string[] = [],
    me: number | null = null,
  ): Record<string, Argument> {
    const made: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'boolean') {
        made[name] = String(value);
      } else if (typeof value === 'number') {
        made[name] = SEATS.includes(name) ? this.player(value, names) : value;
        if (SEATS.includes(name)) made[`${name}-is`] = value === me ? 'me' : 'other';
      } else if (typeof value === 'string') {
        made[name] = this.names[name]?.includes(value) ? value.replaceAll(' ', '-') : value;
        made[`${name}-is`] = value ? 'given' : 'empty';
      } else if (SEAT_LISTS.includes(name)) {
        const seats = value.map(Number);
        const others = seats.filter((seat) => seat !== me).map((seat) => this.player(seat, names));
        const mine = me !== null && seats.includes(me) ? [this.say('you')] : [];
        made[name] = this.join([...others, ...mine]);
        made[`${name}-is`] = !mine.length ? 'others' : others.length ? 'us' : 'me';
        made[`${name}-count`] = value.length;
      } else {
        made[name] = this.list(name, value.map(String));
        made[`${name}-count`] = value.length;
      }
    }
    return made;
  }

  private list(name: string, items: readonly string[]): string {
    const key = `list-${name}`;
    if (!this.has(key)) return this.join(items);
    const said = [...new Set(items)].map((item) => {
      const count = items.filter((other) => other === item).length;
      return this.format(key, '', { item, count, ...this.parts(item) });
    });
    return this.join(said, key);
  }

  /** The names that an item is made of: `a empress` is a stack and a kind. */
  private parts(item: string): Record<string, string> {
    const parts: Record<string, string> = {};
    for (const [category, known] of Object.entries(this.names)) {
      if (OWN_MESSAGES.includes(category)) continue;
      for (const part of [item, ...item.split(' ')]) {
        if (known.includes(part)) parts[category] = part.replaceAll(' ', '-');
      }
    }
    return parts;
  }

  private format(key: string, attribute: string, values: Record<string, Argument>): string {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) {
      console.error(`no message ${this.language}: ${key}${attribute && '.'}${attribute}`);
      return key;
    }
    return flow(this.bundle.formatPattern(pattern, values, []));
  }
}

async function load(path: string): Promise<string> {
  const response = await transport.fetch(path).catch(() => null);
  if (!response?.ok) throw new Refused({ error: 'unreachable', message: t('page-unreachable') });
  return response.text();
}

const named = new Map<string, NamesShape>();
const editions = new Map<string, string>();
const loaded = $state<{ common: Texts; games: Record<string, Texts> }>({
  common: new Texts('en', []),
  games: {},
});
let source = '';

// One change after the other: who switches the language while a game is loaded gets both.
let turn: Promise<unknown> = Promise.resolve();

function next(change: () => Promise<void>): Promise<void> {
  const done = turn.then(change);
  turn = done.catch(() => undefined);
  return done;
}

async function say(language: Language, games: readonly string[]): Promise<void> {
  const kept = source && language === loaded.common.language;
  const common = kept ? source : await load(`/texts/${language}.ftl`);
  const own = await Promise.all(games.map((game) => gameTexts(language, game, common)));
  source = common;
  if (!kept) loaded.common = new Texts(language, [common]);
  loaded.games = Object.fromEntries(games.map((game, at) => [game, own[at]!]));
  settings.language = language;
  document.documentElement.lang = language;
}

/** Speak a language from now on, also about the games that are in use. */
export function speak(language: Language): Promise<void> {
  return next(() => say(language, Object.keys(loaded.games)));
}

/** Be able to speak about a game, and about the cards that only one table has, if it names an edition. */
export function learn(game: string, edition = ''): Promise<void> {
  return next(async () => {
    const known = game in loaded.games && (editions.get(game) ?? '') === edition;
    editions.set(game, edition);
    if (!known) await say(settings.language, [...new Set([...Object.keys(loaded.games), game])]);
  });
}

async function gameTexts(language: Language, game: string, common: string): Promise<Texts> {
  const edition = editions.get(game);
  const query = edition ? `?set=${edition}` : '';
  const [text, names] = await Promise.all([
    load(`/texts/${language}/${game}.ftl${query}`),
    named.get(game + query) ??
      (load(`/api/games/${game}/names${query}`).then(JSON.parse) as Promise<NamesShape>),
  ]);
  named.set(game + query, names);
  return new Texts(language, [common, text], names);
}

/** The texts of a game that `learn` has loaded. */
export function about(game: string): Texts {
  return loaded.games[game] ?? loaded.common;
}

/** A sentence of the page. */
export function t(key: string, values: Values = {}): string {
  return loaded.common.say(key, values);
}

/** Names as a list of the language: "Anna, Ben and you". */
export function list(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(settings.language, { type }).format(items);
}

const percents = new Map<string, Intl.NumberFormat>();

export function percent(value: number): string {
  const { language } = settings;
  let format = percents.get(language);
  if (!format) percents.set(language, (format = new Intl.NumberFormat(language, { style: 'percent' })));
  return format.format(value);
}
