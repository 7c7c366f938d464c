// Call to Adventure: what may be done, what is chosen before it is sent, and what happens part by part.

import { expect, test } from 'vitest';
import page from '../src/games/adventure';
import {
  spotOf,
  wayOf,
  type Adventure,
  type AdventureEvent,
  type AdventureMove,
  type AdventureTable,
  type Hero,
} from '../src/games/adventure/adventure';
import { know } from '../src/games/adventure/catalogue.svelte';
import { Desk } from '../src/games/adventure/desk.svelte';
import { ALL, shows } from '../src/games/adventure/filters';
import { castMoves, offers, stoneName, stoneNumber } from '../src/games/adventure/offers';
import { beside } from '../src/games/adventure/peek.svelte';
import { partsOf } from '../src/lib/perform';
import { readFaces, rest } from '../src/games/adventure/story';
import { plainTale } from '../src/games/adventure/telling';
import type { Scene, View } from '../src/lib/scene';
import { eventsOf } from './events';
import { spoken } from './spoken';

const texts = spoken('adventure');
const words = (name: string) => ({ en: name, fr: name, de: name });

know([
  {
    id: 'storm',
    kind: 'challenge',
    act: 1,
    name: words('Storm'),
    flavour: words(''),
    text: words(''),
    difficulty: 4,
    abilities: ['strength'],
    paths: [
      {
        id: 'storm-1',
        name: words('Row'),
        flavour: words(''),
        tone: 'light',
        plus: 0,
        rewards: { triumph: 1 },
      },
      {
        id: 'storm-2',
        name: words('Flee'),
        flavour: words(''),
        tone: 'dark',
        plus: 1,
        rewards: { icons: ['nature'] },
      },
    ],
  },
  {
    id: 'brave',
    kind: 'trait',
    act: 1,
    name: words('Brave'),
    flavour: words(''),
    text: words(''),
    cost: { xp: 3 },
  },
  {
    id: 'star',
    kind: 'hero',
    act: 0,
    name: words('Star'),
    flavour: words(''),
    text: words('Recast'),
    on: ['facing'],
  },
]);

const NONE = { strength: 0, dexterity: 0, constitution: 0, intelligence: 0, wisdom: 0, charisma: 0 };
const ICONS = { divinity: 0, justice: 0, nature: 0, arcana: 0, royalty: 0, infamy: 0 };

function hero(more: Partial<Hero> = {}): Hero {
  const points = { printed: 0, sets: 0, xp: 3, hero: 0, antihero: 0, track: 2, known: 5 };
  return {
    origin: 'squire',
    motivation: 'oath',
    destiny: null,
    story: [],
    allies: [],
    played: [],
    hand: { hero: 1, antihero: 0 },
    known: [],
    level: 3,
    xp: 2,
    stage: 1,
    done: false,
    chosen: true,
    abilities: NONE,
    icons: ICONS,
    triumph: 0,
    tragedy: 0,
    closed: [],
    runes: NONE,
    sets: ICONS,
    points: { ...points, destiny: null, total: null },
    ...more,
  };
}

function table(more: Partial<AdventureTable> = {}): AdventureTable {
  const none = { 'act-1': 0, 'act-2': 0, 'act-3': 0, hero: 0, antihero: 0, adversary: 0 };
  const spot = { ally: null, targets: [], hidden: false };
  return {
    game: 'adventure',
    mode: 'versus',
    players: 2,
    cards: 'standard',
    phase: 'play',
    turn: 3,
    active: 0,
    actor: 0,
    first: 0,
    track: [6, 4, 2, 2, 4, 0, -4].map((points, at) => ({
      points,
      hero: at < 4,
      antihero: at > 1,
      dark: at < 6,
    })),
    window: 'main',
    responding: false,
    revealed: 1,
    rows: [
      [
        { ...spot, card: 'storm', targets: [4, 5] },
        { ...spot, card: 'brave' },
      ],
      [],
      [],
    ],
    decks: none,
    tops: {},
    discards: { 'act-1': [], 'act-2': [], 'act-3': [], hero: [], antihero: [], adversary: [] },
    heroes: [hero(), hero()],
    hand: ['star'],
    turn_state: {
      main: 1,
      journeys: 0,
      dark: 0,
      free_discard: false,
      journey_cost: 1,
      dark_cost: 1,
      idle: 0,
      final: false,
    },
    attempt: null,
    stack: [],
    foe: null,
    end: { trigger: -1, left: [] },
    chances: null,
    stakes: null,
    picking: null,
    sheet: null,
    results: null,
    ...more,
  };
}

/** A move as the engine describes it. */
function described(move: string): AdventureMove {
  const [verb = '', first = '', second = ''] = move.split(' ');
  const [act, place] = first.split('.').map(Number);
  const [source, number] = first.split('-');
  const key = first === 'adversary' ? (verb === 'player' ? first : verb) : verb;
  const values = {
    attempt: { act, place, way: Number(second) },
    journey: { act, place },
    slot: { act, place },
    use: { source, act: 0, number: Number(number ?? 0), way: Number(second) },
    play: { card: first },
    rune: { rune: first },
    player: { victim: Number(first) - 1 },
    ally: { number: Number(first) },
    number: { number: Number(first) },
  }[key];
  return { move, key, values: values ?? {}, rule: '' } as AdventureMove;
}

function view(one: AdventureTable, moves: string[] = [], key = 'main'): View<Adventure> {
  const question = { id: '7', seat: 0, key, rule: 'turn', values: {} };
  return { seat: 0, question, moves: moves.map(described), table: one };
}

interface Made {
  desk: Desk;
  sent: string[][];
  tried: string[];
}

function desk(one: AdventureTable, moves: string[], key = 'main'): Made {
  const [sent, tried]: [string[][], string[]] = [[], []];
  const shown = view(one, moves, key);
  const scene = {
    game: 'adventure',
    view: shown,
    seats: [],
    names: ['Anna', 'Ben'],
    asked: [0],
    moves: shown.moves,
    texts,
    act: (...all: string[]) => void sent.push(all),
    why: (move: string) => void tried.push(move),
    refuse: () => undefined,
    hinted: [],
    pointed: [],
    did: [],
    told: [],
  } satisfies Scene<Adventure>;
  return { desk: new Desk(() => scene), sent, tried };
}

const event = eventsOf<AdventureEvent>();

const offersOf = (...moves: string[]) => offers(moves.map(described));

test('moves are sorted by the thing they are done with', () => {
  const found = offersOf(
    'attempt 1.2 2',
    'journey 1.2',
    'use ally-1 2',
    'play star',
    'rune charisma-3',
    'player 2',
    'pass',
  );
  expect(found.spots.get('1.2')).toEqual({ attempts: [undefined, 'attempt 1.2 2'], journey: 'journey 1.2' });
  expect(found.uses.get('ally-1')).toEqual(['use ally-1 2']);
  expect(found.plays.get('star')).toBe('play star');
  expect(found.runes.get(23)).toBe('rune charisma-3');
  expect(found.players.get(1)).toBe('player 2');
  expect(offersOf('player adversary').players.get(-1)).toBe('player adversary');
  expect(found.plain).toEqual(new Set(['pass']));
});

test('stones have names and numbers', () => {
  for (let stone = 0; stone < 24; stone++) expect(stoneNumber(stoneName(stone))).toBe(stone);
  expect(stoneName(2)).toBe('core-3');
  expect(readFaces(['core-1 0', 'dark-2 1'])).toEqual([
    [0, 0],
    [4, 1],
  ]);
});

test('one control buys Dark runes and casts', () => {
  expect(castMoves(0)).toEqual(['ready']);
  const chances = { attempts: [], face: null, cast: [0.2, 0.4, 0.7, null] };
  const { desk: one, sent } = desk(table({ window: 'prep', chances }), ['dark', 'ready'], 'prep');
  expect(one.choice.mostDark).toBe(2);
  one.choice.dark = 2;
  one.choice.cast();
  expect(sent).toEqual([['dark', 'dark', 'ready']]);
  one.choice.dark = 3;
  one.choice.cast();
  expect(sent[1]).toEqual(['dark', 'dark', 'ready']);
});

test('a card of a row is picked first and then something is done with it', () => {
  const moves = ['attempt 1.1 1', 'attempt 1.1 2', 'journey 1.1', 'end'];
  const attempts = [{ act: 1, place: 1, way: 1, target: 4, dark: [0.5, null, null, null] }];
  const { desk: one, sent } = desk(table({ chances: { attempts, face: null, cast: null } }), moves);
  one.choice.press('1.1', 'storm');
  expect(sent).toEqual([]);
  expect(one.choice.deeds.map((deed) => [deed.target, deed.odds?.[0]])).toEqual([
    ['attempt', 0.5],
    ['attempt', undefined],
    ['journey', undefined],
  ]);
  expect(one.choice.taking('1.1')).toBe(true);
  one.choice.deeds[0]!.run();
  expect(sent).toEqual([['attempt 1.1 1']]);
});

test('what a card asks for is answered on the table at once', () => {
  const { desk: one, sent } = desk(table(), ['slot 1.1', 'slot 1.2'], 'pick-slot');
  one.choice.press('1.2', 'brave');
  expect(sent).toEqual([['slot 1.2']]);
  const ally = desk(table(), ['ally 1'], 'lose-ally');
  ally.desk.choice.pressSource('ally-1', 'hound');
  expect(ally.sent).toEqual([['ally 1']]);
});

test('a card of the hand is looked at, then played', () => {
  const { desk: one, sent } = desk(table(), ['play star', 'pass'], 'react');
  one.choice.pressHand('star 0', 'star');
  expect(sent).toEqual([]);
  one.choice.pressHand('star 0', 'star');
  expect(sent).toEqual([['play star']]);
});

test('what cannot be done is tried with a click, and the server is asked why', () => {
  const { desk: one, tried } = desk(table(), ['journey 1.2', 'attempt 1.1 1', 'end']);
  one.choice.press('1.2', 'brave');
  one.choice.press('1.1', 'storm');
  one.choice.pressHand('star 0', 'star');
  expect(tried).toEqual(['trait 1.2', 'play star']);
  // Whoever waits reads the cards of the rows.
  const waiting = desk(table(), []);
  waiting.desk.choice.press('1.1', 'storm');
  expect(waiting.tried).toEqual([]);
});

test('all three characters are chosen before they are kept', () => {
  const moves = [1, 2].flatMap((a) => [1, 2].flatMap((b) => [1, 2].map((c) => `keep ${a} ${b} ${c}`)));
  const { desk: one, sent } = desk(table({ phase: 'setup' }), moves, 'keep');
  expect(one.choice.answers[0]!.off).toBe(true);
  [1, 0, 1].forEach((which, pair) => one.choice.keep(pair, which));
  expect(one.choice.answers[0]!.off).toBe(false);
  one.choice.answers[0]!.run();
  expect(sent).toEqual([['keep 2 1 2']]);
});

test('rows and paths', () => {
  expect(spotOf(table(), 'brave')).toBe('1.2');
  expect(spotOf(table(), 'nothing')).toBeNull();
  expect([wayOf('storm-1'), wayOf('storm-2')]).toEqual([0, 1]);
});

test('a cast is seen in the air, then as it lies, then its outcome', () => {
  const cast = event('cast', { seat: 0, faces: ['core-1 0', 'core-2 1', 'core-3 0'], result: 2, target: 4 });
  const failure = event('failure', {
    seat: 0,
    card: 'storm',
    path: 'storm-1',
    result: 2,
    target: 4,
    margin: -2,
  });
  const events = [cast, failure, event('xp', { seat: 0, count: 1, total: 3, why: 'failure', card: '' })];
  const after = view(table());
  const beats = [1, 2].map((events) => ({ events, table: { turn: events } }));
  const parts = partsOf({ events, view: after, beats }, view(table()), page);
  const tables = parts.map((part) => part.view.table);
  expect(tables.map(({ stage }) => stage?.stage)).toEqual(['cast', 'landed', 'outcome', undefined]);
  expect(tables.slice(0, 3).map(({ turn }) => turn)).toEqual([1, 1, 2]);
  expect(parts.at(-1)!.view).toBe(after);
  expect(parts.flatMap((part) => part.events)).toEqual(events);
  expect(rest([event('dark')])).toBeLessThan(1);
  expect(rest([event('success')])).toBeGreaterThan(1);
});

test('of runes that are cast again those fly that show another face', () => {
  const lying = {
    faces: [
      [0, 0],
      [1, 1],
    ],
  } as unknown as AdventureTable['attempt'];
  const before = view({ ...table(), attempt: lying });
  const recast = event('recast', { seat: 0, faces: ['core-1 1', 'core-2 1'], result: 2, target: 4 });
  const [air] = partsOf({ events: [recast], view: view(table()) }, before, page);
  expect(air!.view.table.stage).toEqual({ stage: 'cast', cast: [0] });
});

test('cards fly from where they lie', () => {
  const [draw] = page.flights(
    event('draw-seen', { seat: 0, deck: 'hero', drawn: 'star' }),
    view(table()),
    texts,
  );
  expect(draw).toMatchObject({ from: 'hero', turned: true, drawn: { card: 'star' } });
  const [gain] = page.flights(
    event('gain', { seat: 1, card: 'storm', path: 'storm-1', column: 0 }),
    view(table()),
    texts,
  );
  expect(gain).toMatchObject({ from: '1.1', to: 'story 1 1|seat-1' });
  expect(page.flights(event('draw', { seat: 1, deck: 'antihero' }), view(table()), texts)).toHaveLength(1);
  expect(page.sound(event('cast'))).toBe('lay');
  expect(page.closes(event('lost'))).toBe(true);
});

test('the large card stays on the screen', () => {
  const size = { width: 250, height: 350 };
  const screen = { width: 1000, height: 700 };
  expect(beside({ left: 100, right: 200, top: 100, height: 140 }, size, screen)).toEqual({
    left: 210,
    top: 10,
  });
  expect(beside({ left: 850, right: 950, top: 600, height: 140 }, size, screen)).toEqual({
    left: 590,
    top: 340,
  });
});

test('the gallery shows what was asked for', () => {
  const storm = desk(table(), []).desk.card('storm');
  expect(shows(storm, ALL, 'en')).toBe(true);
  expect(shows(storm, { ...ALL, kind: 'trait' }, 'en')).toBe(false);
  expect(shows(storm, { ...ALL, act: 2 }, 'en')).toBe(false);
  expect(shows(storm, { ...ALL, sign: 'nature' }, 'en')).toBe(true);
  expect(shows(storm, { ...ALL, sign: 'wisdom' }, 'en')).toBe(false);
  expect(shows(storm, { ...ALL, text: 'fLEE' }, 'en')).toBe(true);
});

test('a tale can be handed on as text', () => {
  expect(plainTale({ title: 'A', paragraphs: ['B', 'C'], closing: 'D' })).toBe('A\n\nB\n\nC\n\nD');
});

const fallen = (): AdventureTable['attempt'] => ({
  seat: 0,
  act: 1,
  place: 1,
  card: 'storm',
  path: 'storm-1',
  way: 1,
  target: 4,
  result: null,
  margin: null,
  pool: [0, 1, 2, 3],
  faces: [],
  dark_paid: 1,
  dark_free: 0,
  mods: [],
  casts: 1,
  outcome: null,
});

test('a second attempt asks for Dark runes in words', () => {
  const numbers = ['number 0', 'number 1'];
  const { desk: dark, sent } = desk(table({ attempt: fallen() }), numbers, 'dark-again');
  expect(dark.choice.answers.map(({ label }) => label)).toEqual([
    'Cast no Dark rune again',
    'Cast one Dark rune again',
  ]);
  dark.choice.answers[1]!.run();
  expect(sent).toEqual([['number 1']]);
});

test('what an Adversary sweeps away flies from the rows', () => {
  const swept = event('swept', { cards: ['storm', 'brave'], card: 'dragon' });
  const flown = page.flights!(swept, view(table()), texts);
  expect(flown.map(({ from, to }) => [from, to])).toEqual([
    ['1.1', 'act-1'],
    ['1.2', 'act-1'],
  ]);
});
