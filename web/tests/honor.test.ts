// Victory & Honor: who faces whom, what may be shown before it is played, and the battle part by part.

import { expect, test } from 'vitest';
import { Choice } from '../src/games/honor/choice.svelte';
import { lastBattle } from '../src/games/honor/battle';
import { boardBox, cardBox, FIELD, lineOf, sideOf } from '../src/games/honor/field';
import page from '../src/games/honor';
import {
  aside,
  faced,
  flights,
  liesUp,
  opposite,
  partner,
  PLACES,
  sorted,
  tries,
  type Card,
  type Colour,
  type Honor,
  type HonorEvent,
  type HonorMove,
  type HonorTable,
  type Place,
  type Rank,
} from '../src/games/honor/honor';
import { lastSheet, type Scene, type View } from '../src/lib/scene';
import { Texts } from '../src/lib/texts.svelte';
import { partsOf } from '../src/lib/perform';
import { eventsOf } from './events';
import { spoken } from './spoken';

const texts = spoken('honor');

const event = eventsOf<HonorEvent>();

/** The cards of a phase in the order in which they were played: `0 centre red five`, hidden with `down`. */
function lay(plays: readonly string[]): HonorTable['cells'] {
  const cells: HonorTable['cells'] = [0, 1, 2, 3].map(() => [null, null, null]);
  plays.forEach((play, at) => {
    const [seat, place, colour, rank, down] = play.split(' ');
    cells[Number(seat)]![PLACES.indexOf(place as Place)] = {
      card: down && seat !== '0' ? null : (`${colour} ${rank}` as Card),
      up: !down,
      order: at + 1,
      colours: null,
    };
  });
  return cells;
}

function table(more: Partial<HonorTable> = {}): HonorTable {
  return {
    game: 'honor',
    mode: 'partners',
    players: 4,
    team: true,
    advanced: false,
    round: 1,
    rounds: 4,
    phase: 1,
    phases: 3,
    step: 'play',
    actor: 0,
    starter: 0,
    first: 0,
    turn: 0,
    cells: lay([]),
    marks: [null, null, null],
    showing: [[], [], []],
    open: [...PLACES],
    trump: null,
    arrow: null,
    forced: null,
    suggested: null,
    by: null,
    fire: [],
    hands: [10, 10, 10, 10],
    hand: [],
    spoils: [],
    worth: [],
    sides: [
      [0, 2],
      [1, 3],
    ],
    captured: [0, 0, 0, 0],
    lost: [],
    history: [],
    totals: [0, 0, 0, 0],
    memory: { seen: [], voids: [[], [], [], []] },
    ...more,
  };
}

function view(more: Partial<HonorTable> = {}, seat: number | null = 0): View<Honor> {
  return { seat, question: null, moves: [], table: table(more) };
}

// The worked example of the rulebook, without its last card.
const ELEVEN = [
  '0 centre red five',
  '2 centre red two',
  '0 right green artillery',
  '3 centre black three down',
  '1 right green two-star',
  '0 left yellow artillery',
  '1 centre red six',
  '3 right green two',
  '2 left yellow three-star',
  '3 left yellow six',
  '1 left yellow cavalry',
];
const card = (seat: number, place: Place, name: string) => {
  const [colour, rank] = name.split(' ') as [Colour, Rank];
  return { seat, place, colour, rank };
};
const BATTLE: readonly HonorEvent[] = [
  event('follow', card(2, 'right', 'green five')),
  event('battle', { phase: 1 }),
  event('reveal', { ...card(3, 'centre', 'black three'), trump: true }),
  event('shell', { ...card(0, 'left', 'green two-star'), victim: 1 }),
  event('shell', { ...card(0, 'right', 'yellow six'), victim: 3 }),
  event('win', {
    ...card(1, 'left', 'yellow cavalry'),
    how: 'flank',
    cards: ['yellow artillery', 'yellow cavalry', 'yellow three-star'],
  }),
  event('win', {
    ...card(3, 'centre', 'black three'),
    how: 'trump',
    cards: ['red two', 'red five', 'red six', 'black three'],
  }),
  event('win', {
    ...card(2, 'right', 'green five'),
    how: 'highest',
    cards: ['green two', 'green artillery', 'green five'],
  }),
  event('phase', { phase: 2, seat: 3, why: 'centre' }),
];
const before = view({
  cells: lay(ELEVEN),
  marks: ['yellow', 'red', 'green'],
  trump: 'black',
  hands: [7, 7, 8, 7],
  hand: ['red six'],
  turn: 2,
});
const after = view({ phase: 2, turn: 3 });
const at = (part: { view: View<Honor> }) => part.view.table;
// The beats of it; which table is which says its phase.
const BEATS = [1, 3, 5, 6, 7, 8].map((events, beat) => ({
  events,
  table: { phase: 11 + beat },
}));
const BATTLE_PARTS = partsOf({ events: BATTLE, view: after, beats: BEATS }, before, page);
const lying = (one: HonorTable) => one.cells.flat().filter(Boolean).length;

test('what a place faces looks back', () => {
  for (const seat of [0, 1, 2, 3]) {
    for (const place of PLACES) {
      expect(faced(faced(seat, place), opposite(place))).toBe(seat);
    }
  }
  expect([faced(0, 'left'), faced(0, 'centre'), faced(0, 'right')]).toEqual([1, 2, 3]);
});

test('cards that face each other in a corner lie side by side, centres across the middle', () => {
  for (const side of [0, 1, 2, 3]) {
    for (const place of ['left', 'right'] as const) {
      const [here, there] = [cardBox(side, place), cardBox(faced(side, place), opposite(place))];
      expect(here.y).toBe(there.y);
      expect(Math.abs(here.x - there.x)).toBeLessThan(1.5 * here.width);
      expect(lineOf(side, place, 0, 0).y1).toBe(here.y + here.height / 2);
    }
  }
  expect(cardBox(0, 'centre').x).toBe(cardBox(2, 'centre').x);
  expect(cardBox(1, 'centre').y).toBe(cardBox(3, 'centre').y);
  // What is left for somebody across the table is right for the reader.
  expect(cardBox(2, 'left').x).toBeGreaterThan(cardBox(2, 'right').x);
  const far = boardBox(3);
  expect(far.x + far.width).toBe(FIELD.width);
  expect([sideOf(2, 2), sideOf(3, 2), sideOf(1, 2)]).toEqual([0, 1, 3]);
});

test('a card lies face up where the server says so, and partners belong together', () => {
  const one = table({ showing: [['red'], ['green', 'black'], []] });
  expect(liesUp(one, 'left', 'red')).toBe(true);
  expect(liesUp(one, 'left', 'green')).toBe(false);
  expect(liesUp(one, 'centre', 'green')).toBe(true);
  expect(liesUp(one, 'centre', 'red')).toBe(false);
  expect([0, 1, 2, 3].map((seat) => partner(one, seat))).toEqual([2, 3, 0, 1]);
  expect(partner(table({ sides: [[0], [1], [2], [3]] }), 1)).toBeNull();
});

test('where moves are listed, it is told which card goes face down', () => {
  const words = new Texts('en', ['page-honor-face-down = face down']);
  const marked = view({ showing: [['red'], [], []] });
  const play = (colour: Colour): HonorMove => ({
    move: `left ${colour} five`,
    key: 'play',
    values: { place: 'left', colour, rank: 'five' },
    rule: 'play',
  });
  expect(aside(play('red'), marked, words)).toBe('');
  expect(aside(play('green'), marked, words)).toBe('face down');
  expect(aside({ move: 'no order', key: 'no-order', values: {} }, marked, words)).toBe('');
});

test('a hand is sorted by colour, the highest first', () => {
  expect(sorted(['red scout', 'black bugle', 'red three-star', 'black scout'])).toEqual([
    'red three-star',
    'red scout',
    'black scout',
    'black bugle',
  ]);
});

test('a battle is staged in the order of the rulebook, and nothing that happens is left out', () => {
  expect(BATTLE_PARTS.flatMap(({ events }) => events)).toEqual(BATTLE);
  expect(BATTLE_PARTS.map(({ events }) => events.map(({ key }) => key).join(' '))).toEqual([
    'follow',
    'battle reveal',
    '',
    'shell shell',
    '',
    'win',
    '',
    'win',
    '',
    'win',
    'phase',
  ]);
  expect(BATTLE_PARTS.at(-1)!.view).toBe(after);
  // What is hit or judged is seen before its cards go.
  expect(BATTLE_PARTS.map((part) => at(part).phase)).toEqual([11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 2]);
  const staged = BATTLE_PARTS.map((part) => at(part).battle);
  expect(staged.map((one) => one?.stage)).toEqual([
    undefined,
    'reveal',
    'shell',
    undefined,
    ...['place', undefined, 'place', undefined, 'place', undefined],
    undefined,
  ]);
  expect(staged[1]).toMatchObject({ trumps: ['3 centre'] });
  expect(staged[2]).toMatchObject({ hits: ['1 right', '3 left'] });
  expect(staged[8]).toMatchObject({ place: 'right' });
  // Nobody is asked in the middle of it.
  expect(BATTLE_PARTS.slice(0, -1).every(({ view }) => !view.question && !view.moves.length)).toBe(true);
});

test('what is no battle, or one that is told without its beats, is one part', () => {
  const follow = BATTLE[0]!;
  expect(partsOf({ events: [follow], view: after }, before, page)).toMatchObject([{ events: [follow] }]);
  expect(partsOf({ events: BATTLE, view: after }, before, page)).toHaveLength(1);
  expect(partsOf({ events: [], view: after }, before, page)).toHaveLength(1);
});

test('the cards of a place fly to whoever wins it', () => {
  const revealed = view({
    cells: lay(['0 centre red five', '2 centre red two', '3 centre black three', '1 centre red six']),
  });
  const flown = flights(BATTLE[6]!, revealed, texts);
  expect(flown.map(({ from }) => from)).toEqual([
    'card 0 centre',
    'card 1 centre',
    'card 2 centre',
    'card 3 centre',
  ]);
  expect(new Set(flown.map(({ to }) => to))).toEqual(new Set(['spoils 3']));
  expect(flights(BATTLE[3]!, before, texts)).toMatchObject([{ from: 'card 1 right', to: 'spoils 0' }]);
  expect(flights(BATTLE[2]!, before, texts)).toMatchObject([
    { from: 'card 3 centre', to: 'card 3 centre', turned: true },
  ]);
});

test('what came of a battle is kept until the reader has played, or some cards lie', () => {
  const next = event('lead', card(3, 'left', 'red two'));
  const mine = event('follow', card(0, 'left', 'red five'));
  expect(lastBattle([], 0)).toBe(null);
  expect(lastBattle(BATTLE, 0)!.places).toHaveLength(3);
  expect(lastBattle([...BATTLE, next, next, next, next], 0)!.shells).toHaveLength(2);
  expect(lastBattle([...BATTLE, next, mine], 0)).toBe(null);
  expect(lastBattle([...BATTLE, next, mine], null)).not.toBe(null);
  expect(lastBattle([...BATTLE, next, next, next, next], null)).toBe(null);
  expect(lastBattle([...BATTLE, event('round-end'), event('round')], 0)).toBe(null);
});

test('the score sheet of a round holds it from its beginning to the last total, alone and as partners', () => {
  type Key = HonorEvent['key'];
  const ends = (...keys: Key[]) => keys.map((key, at) => ({ ...event(key), sequence: at }));
  const round: readonly Key[] = ['round', 'deal', 'phase', 'win', 'round-end', 'score', 'total', 'total'];
  const keys = (...after: Key[]) => lastSheet(ends('start', ...round, ...after), page).map(({ key }) => key);
  expect(keys('side')).toEqual(round);
  expect(keys('next-start', 'round', 'deal')).toEqual(round);
  expect(keys('game-over')).toEqual(round);
});

/** A reader who may make these moves at this table. */
function choosing(moves: readonly string[], more: Partial<HonorTable> = {}) {
  const done: string[] = [];
  const tried: string[] = [];
  const described = moves.map((move) => {
    const [first, second, third] = move.split(' ') as [string, string, string];
    const key = first === 'order' ? 'order' : first === 'starter' ? 'starter' : 'play';
    const values =
      key === 'play'
        ? { place: first, colour: second, rank: third }
        : key === 'order'
          ? { place: second }
          : { seat: Number(second) - 1 };
    return { move, key, values, rule: '' };
  });
  const scene = {
    view: view(more),
    moves: described,
    texts,
    names: [],
    hinted: moves.slice(0, 1),
    act: (move: string) => void done.push(move),
    why: (move: string) => void tried.push(move),
  } as unknown as Scene<Honor>;
  return { choice: new Choice(() => scene), done, tried };
}

const MOVES = ['left red two', 'centre red two', 'right green five'];

test('a card, then a place', () => {
  const { choice, done } = choosing(MOVES, { showing: [['red'], ['yellow'], ['red']] });
  expect([...choice.lit]).toEqual(['red two', 'green five']);
  choice.pick('red two');
  expect([...choice.acts.keys()]).toEqual(['0 left', '0 centre']);
  // Before it is played, it is seen how it will lie.
  expect([choice.ghosts.get('left')?.up, choice.ghosts.get('centre')?.up]).toEqual([true, false]);
  choice.acts.get('0 centre')!.run();
  expect([done, choice.card]).toEqual([['centre red two'], null]);
});

test('a place, then a card', () => {
  const { choice, done } = choosing(MOVES);
  choice.acts.get('0 left')!.run();
  expect([choice.place, [...choice.lit]]).toEqual(['left', ['red two']]);
  choice.pick('red two');
  expect(done).toEqual(['left red two']);
});

test('a second click plays a card with one place, and puts down one with several', () => {
  const { choice, done } = choosing(MOVES);
  choice.pick('red two');
  choice.pick('red two');
  expect([done, choice.card]).toEqual([[], null]);
  choice.pick('green five');
  choice.pick('green five');
  expect(done).toEqual(['right green five']);
});

test('a card that is dropped is played where it was dropped, if it may be', () => {
  const { choice, done } = choosing(MOVES);
  choice.drop('red two', 'place 0 right');
  choice.drop('red two', 'place 0 left');
  expect(done).toEqual(['left red two']);
});

test('what may not be played is asked about, and never played', () => {
  const hand: Card[] = ['red two', 'green five', 'green six'];
  const { choice, done, tried } = choosing(MOVES, { hand });
  // A card without a place: to any that is open; one that was dropped or chosen for: to that one.
  choice.tryCard('green six');
  choice.tryCard('green six', 'right');
  choice.choose('left');
  choice.tryCard('green six');
  expect(tried.splice(0)).toEqual(['left green six', 'right green six', 'left green six']);
  choice.clear();
  // A place: with the card that was picked, or with any.
  choice.tryPlace(0, 'centre');
  choice.pick('green five');
  choice.tryPlace(0, 'left');
  choice.tryPlace(2, 'left');
  expect(tried).toEqual(['centre red two', 'left green five']);
  expect([choice.tries(0), choice.tries(1), done]).toEqual([true, false, []]);
});

test('an order that may not be given is asked about on the board of whoever it is for', () => {
  const { choice, tried } = choosing(['order left'], { arrow: { seat: 0, place: 'left', to: 1 } });
  expect([0, 1, 2].map((seat) => choice.tries(seat))).toEqual([false, true, false]);
  choice.tryPlace(1, 'right');
  expect(tried).toEqual(['order right']);
});

test('all cards to all places can be asked about where moves are listed', () => {
  const texts = (more: Partial<HonorTable>) => tries(view(more)).map(({ move }) => move);
  expect(texts({ hand: ['red two'] })).toEqual(['left red two', 'centre red two', 'right red two']);
  expect(texts({ step: 'order' })).toEqual(['order left', 'order centre', 'order right']);
});

test('a scout orders on the board of whoever comes next, and partners name each other', () => {
  const arrow = { seat: 0, place: 'left', to: 1 } as const;
  const scout = choosing(['order left', 'order right'], { arrow });
  expect([...scout.choice.acts.keys()]).toEqual(['1 left', '1 right']);
  scout.choice.acts.get('1 right')!.run();
  expect(scout.done).toEqual(['order right']);
  const start = choosing(['starter 1', 'starter 3']);
  expect([start.choice.starts(0)?.hinted, start.choice.starts(1), start.choice.answers.length]).toEqual([
    true,
    undefined,
    2,
  ]);
  start.choice.starts(2)!.run();
  expect(start.done).toEqual(['starter 3']);
});
