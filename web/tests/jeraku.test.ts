// Jeraku: what is chosen before it is sent, and what happens part by part.

import { describe, expect, test } from 'vitest';
import page from '../src/games/jeraku';
import { Choice } from '../src/games/jeraku/choice.svelte';
import { tries } from '../src/games/jeraku/tries';
import {
  lanes,
  REGIONS,
  sorted,
  type Clan,
  type ClanShape,
  type Jeraku,
  type JerakuEvent,
  type JerakuMove,
  type JerakuTable,
} from '../src/games/jeraku/jeraku';
import type { Deploy, Solo, Value } from '../src/games/jeraku/wire';
import { lastSkirmish, rest, unfold } from '../src/games/jeraku/story';
import type { Scene, View } from '../src/lib/scene';
import { eventsOf } from './events';
import { spoken } from './spoken';

const texts = spoken('jeraku');

const event = eventsOf<JerakuEvent>();

function clan(name: Clan, seat: number | null, daimyo: number, samurai = [0, 0, 0, 0, 0, 0, 0]): ClanShape {
  const supply = 10 - samurai.reduce((sum, one) => sum + one, 0);
  return { clan: name, seat, party: seat, side: null, card: daimyo, daimyo, samurai, supply, rp: 0 };
}

function table(more: Partial<JerakuTable> = {}): JerakuTable {
  const clans = more.clans ?? [clan('red', 0, 5), clan('yellow', 1, 3), clan('blue', 2, 4)];
  return {
    game: 'jeraku',
    mode: 'base',
    players: 3,
    round: 1,
    rounds: 3,
    step: 'play',
    actor: 0,
    asked: [0],
    order: [0, 1, 2],
    clans,
    regions: [0, 1, 2, 3, 4, 5, 6].map(() => ({ pays: [5, 3, 2], next: null, influence: {}, ranks: {} })),
    official: false,
    parties: clans.map((one, at) => ({
      seats: [at],
      clans: [one.clan],
      hand: 6,
      locked: 0,
      voids: [],
      known: [],
    })),
    kachidoki: 1,
    skirmish: 1,
    skirmishes: 6,
    led: null,
    trick: [],
    winning: null,
    acting: 'red',
    card: null,
    use: null,
    left: 0,
    placed: [],
    push: null,
    hand: [],
    given: [],
    received: [],
    locked: [],
    discarded: null,
    row: [],
    pack: [],
    picks: [],
    out: 3,
    played: [],
    seen: [],
    daimyo_pair: null,
    solo: null,
    history: [],
    cries: {},
    cry: [3, 2, 1],
    totals: [0, 0, 0],
    decides: ['points'],
    deploys: deploys(),
    ...more,
  };
}

/** What cards may place: three samurai in their region, and a Ninja as `ninja` says. */
function deploys(ninja: Partial<Deploy> = {}): Record<Value, Deploy> {
  const of = (regions: readonly number[]): Deploy => ({
    most: 3,
    regions: [...regions],
    single: [],
    alone: [],
  });
  const numbers = [1, 2, 3, 4, 5, 6].map((region) => [String(region), of([region])]);
  return { ninja: { ...of(REGIONS), ...ninja }, ...Object.fromEntries(numbers) } as Record<Value, Deploy>;
}

function alone(more: Partial<Solo> = {}): Solo {
  return {
    open: ['red 2'],
    hidden: true,
    taken: null,
    discard: [],
    discarded: 0,
    pile: 15,
    sum: 0,
    enemy: null,
    victims: [],
    best: [],
    ninja: 'kyoto_cap',
    ...more,
  };
}

function view(more: Partial<JerakuTable> = {}): View<Jeraku> {
  return { seat: 0, question: null, moves: [], table: table(more) };
}

/** A move as the engine describes it. */
function described(move: string): JerakuMove {
  const [key = '', first = '', second = ''] = move.split(' ');
  const values: Record<string, string> = {
    play: { suit: first, value: second },
    pass: { suit: first, value: second },
    place: { region: first },
    to: { region: first },
    daimyo: { way: first },
    samurai: {
      from: first,
      way: second,
      region: String(Number(first) + (second === 'in' ? -1 : 1)).replace(/^0$/, 'kyoto'),
    },
    remove: { clan: first },
  }[key] as Record<string, string>;
  return { move, key, values: values ?? {}, rule: '' } as JerakuMove;
}

function asked(moves: string[], more: Partial<JerakuTable>, values: Record<string, number> = {}) {
  const sent: string[][] = [];
  const tried: string[] = [];
  const scene: Scene<Jeraku> = {
    game: 'jeraku',
    view: { ...view(more), question: { id: 'q', seat: 0, key: more.step ?? 'play', rule: '', values } },
    seats: [],
    names: ['Anna', 'Ben', 'Cleo'],
    asked: [0],
    moves: moves.map(described),
    texts,
    act: (...all) => sent.push(all),
    why: (move) => void tried.push(move),
    refuse: (message, rule) => void tried.push(`${message} (${rule})`),
    hinted: [],
    pointed: [],
    did: [],
    told: [],
  };
  const choice = new Choice(() => scene);
  choice.settle();
  return { choice, sent, tried };
}

test('the reader’s clan stands next to the hand, the others in the order of play', () => {
  expect(lanes(table(), 1).map((one) => one.clan)).toEqual(['blue', 'red', 'yellow']);
  expect(lanes(table(), null).map((one) => one.clan)).toEqual(['red', 'yellow', 'blue']);
  const solo = [clan('red', null, 1), clan('green', 0, 2)].map((one) => ({ ...one, party: one.seat }));
  const one = { ...table({ clans: solo, order: [0] }), parties: [table().parties[0]!] };
  expect(lanes(one, 0).map((one) => one.clan)).toEqual(['red', 'green']);
});

test('cards are passed in any order and sent sorted', () => {
  const hand = ['red 2', 'red 5', 'yellow ninja', 'blue 6'];
  // The highest card cannot be named first; here it may be chosen first.
  const { choice, sent } = asked(
    ['pass red 2', 'pass red 5', 'pass yellow ninja'],
    { step: 'pass', hand },
    { count: 2, victim: 1 },
  );
  expect([...choice.lit]).toEqual(hand);
  choice.pick('blue 6');
  expect(choice.answers[0]!.off).toBe(true);
  choice.pick('red 5');
  choice.answers[0]!.run();
  expect(sent).toEqual([['pass red 5', 'pass blue 6']]);
});

test('too few cards are not passed: it is said that more are to be chosen', () => {
  const hand = ['red 2', 'red 5', 'blue 6'];
  const { choice, sent, tried } = asked(['pass red 2'], { step: 'pass', hand }, { count: 2, victim: 1 });
  choice.pick('red 5');
  choice.answers[0]!.run();
  expect(sent).toEqual([]);
  expect(tried).toHaveLength(1);
});

test('of too many cards the first one chosen goes back', () => {
  const hand = ['red 2', 'red 5', 'blue 6'];
  const { choice } = asked(['pass red 2'], { step: 'pass', hand }, { count: 2 });
  hand.forEach((card) => choice.pick(card));
  expect(choice.cards).toEqual(['red 5', 'blue 6']);
});

test('a card that was picked is played with what it is used for, or by a second click', () => {
  const { choice, sent } = asked(['play red 5', 'play red ninja'], { step: 'play', hand: ['red 5'] });
  choice.pick('red 5');
  expect(choice.answers.map(({ use }) => use)).toEqual(['deploy', 'actions']);
  choice.answers[1]!.run();
  choice.pick('red ninja');
  choice.pick('red ninja');
  expect(sent).toEqual([['play red 5', 'actions'], ['play red ninja']]);
});

test('a card that is dropped upon its region is deployed there', () => {
  const { choice, sent } = asked(['play red 5', 'play red ninja'], { step: 'play' });
  expect(choice.drops('red 5')).toEqual(['trick', 'region 5']);
  expect(choice.drops('red ninja')).toHaveLength(8);
  choice.drop('red 5', 'region 5');
  choice.drop('red ninja', 'region 2');
  expect(sent).toEqual([['play red 5', 'deploy'], ['play red ninja']]);
});

test('a click upon the region of a picked number deploys there, and a picked Ninja goes anywhere', () => {
  const { choice, sent } = asked(['play red 5', 'play red ninja'], { step: 'play' });
  expect(choice.regions.size).toBe(0);
  choice.pick('red 5');
  expect([...choice.regions.keys()]).toEqual([5]);
  choice.regions.get(5)!.run();
  choice.pick('red ninja');
  expect(choice.regions.size).toBe(7);
  choice.regions.get(2)!.run();
  expect(sent).toEqual([['play red 5', 'deploy'], ['play red ninja']]);
});

describe('what cannot be done is told why', () => {
  const said = (key: string, rule: string, values = {}) => `${texts.say(key, values)} (${rule})`;
  const elsewhere = said('error-deploy-there-only', 'deploy', { region: '5' });

  test('a card that may not be played, or not upon this region', () => {
    const { choice, tried } = asked(['play red 5'], { step: 'play', hand: ['red 5', 'blue 2'] });
    choice.attempts.card('blue 2');
    choice.attempts.card('blue 2', 'region 2');
    choice.attempts.card('red 5', 'region 2');
    expect(choice.attempts.region(2)).toBeUndefined();
    choice.pick('red 5');
    choice.attempts.region(2)!();
    expect(tried).toEqual(['play blue 2', 'play blue 2', elsewhere, elsewhere]);
  });

  test('a card of a pack, of those to pass, or of a time when none is asked for', () => {
    for (const step of ['pass', 'discard', 'draft', 'take'] as const) {
      const { choice, tried } = asked([], { step, hand: ['red 5'] });
      choice.attempts.card('red 5');
      expect(tried).toEqual([`${step} red 5`]);
    }
    const { choice, tried } = asked(['stop'], { step: 'act', left: 1 });
    choice.attempts.card('red 5');
    expect(tried).toEqual(['play red 5']);
  });

  test('a region where nobody may be placed, or nobody more', () => {
    const { choice, tried } = asked(['place 4', 'stop'], { step: 'place', card: 'red 4', left: 3 });
    choice.attempts.region(2)!();
    choice.attempts.region(4)!();
    expect(tried).toEqual(['place 2', said('page-jeraku-try-full', '')]);
  });

  test('pieces that do not move or are not removed, and regions too far away', () => {
    const clans = [clan('red', 0, 5, [0, 0, 0, 0, 2, 0, 0]), clan('yellow', 1, 3, [0, 0, 0, 0, 1, 1, 0])];
    const { choice, tried } = asked(['samurai 4 in', 'remove yellow', 'stop'], {
      step: 'act',
      left: 1,
      clans,
    });
    choice.attempts.piece('red', 5, true)!();
    choice.attempts.piece('yellow', 4, false)!();
    choice.attempts.piece('yellow', 3, true)!();
    choice.attempts.region(1)!();
    choice.take('samurai red 4');
    // What is lit lies below the piece.
    expect(choice.attempts.piece('yellow', 3, true)).toBeUndefined();
    choice.attempts.region(1)!();
    choice.attempts.region(5)!();
    expect(tried).toEqual([
      'daimyo in',
      said('page-jeraku-try-remove', 'removal'),
      said('page-jeraku-try-daimyo', 'removal'),
      said('page-jeraku-try-take', 'actions'),
      said('page-jeraku-try-next', 'actions'),
      'samurai 4 out',
    ]);
  });

  test('a clan that is not one’s own', () => {
    const { choice, tried } = asked(['army red'], { step: 'army' });
    choice.attempts.clan('blue')!();
    expect(tried).toEqual(['army blue']);
    expect(asked(['play red 5'], { step: 'play' }).choice.attempts.clan('blue')).toBeUndefined();
  });

  test('and in the text view all that is in sight can be asked about', () => {
    const texts = (more: Partial<JerakuTable>) => tries(view(more)).map(({ move }) => move);
    const solo = alone({ open: ['red 2', 'blue 3'] });
    expect(texts({ step: 'take', solo })).toEqual(['take red 2', 'take blue 3']);
    expect(texts({ step: 'act' })).toContain('remove yellow');
    // Nobody comes further in than to Kyoto.
    expect(texts({ step: 'act' })).not.toContain('samurai kyoto in');
    expect(texts({ step: 'army' })).toEqual(['army red', 'army yellow', 'army blue']);
  });
});

test('a number proposes all it may deploy; what is left is given up', () => {
  const { choice, sent } = asked(['place 4', 'stop'], { step: 'place', card: 'red 4', left: 3 });
  expect(choice.ghosts).toEqual([4, 4, 4]);
  expect(choice.open).toBe(false);
  choice.lift(4);
  expect(choice.open).toBe(true);
  choice.answers[0]!.run();
  expect(sent).toEqual([['place 4', 'place 4', 'stop']]);
});

test('a Ninja places where one likes, sent with Kyoto first', () => {
  const regions = ['place kyoto', 'place 1', 'place 2', 'place 3', 'place 4', 'place 5', 'place 6', 'stop'];
  const { choice, sent } = asked(regions, { step: 'place', card: 'red ninja', left: 3 });
  expect(choice.ghosts).toEqual([]);
  for (const region of [6, 0, 3]) choice.regions.get(region)!.run();
  expect(choice.regions.size).toBe(0);
  choice.answers[0]!.run();
  expect(sent).toEqual([['place kyoto', 'place 3', 'place 6']]);
});

test('alone, the Ninja’s ghosts keep to the option', () => {
  const all = ['place kyoto', 'place 1', 'place 2', 'place 3', 'place 4', 'place 5', 'place 6', 'stop'];
  const clans = [clan('red', null, 3), clan('green', 0, 5)];
  const placing = (ninja: Partial<Deploy>, moves = all, left = 3) =>
    asked(moves, {
      ...{ step: 'place', card: 'red ninja', left, acting: 'green', clans },
      ...{ solo: alone(), deploys: deploys(ninja) },
    });

  const cap = placing({ single: [0] });
  for (const region of [0, 0, 4, 0, 5]) cap.choice.place(region);
  expect(cap.choice.ghosts).toEqual([0, 4, 5]);

  const single = placing({ alone: [0], single: [0] });
  single.choice.place(4);
  expect([...single.choice.regions.keys()]).toEqual([1, 2, 3, 4, 5, 6]);
  single.choice.lift(4);
  single.choice.place(0);
  expect(single.choice.room).toBe(0);
  expect(single.choice.supplyDrops).toEqual([]);
  single.choice.place(4);
  // The card is done then: there is nothing to stop.
  single.choice.answers[0]!.run();
  expect(single.sent).toEqual([['place kyoto']]);

  const only = placing({ regions: [0], most: 1 }, ['place kyoto', 'stop'], 1);
  for (const region of [3, 0, 0]) only.choice.place(region);
  only.choice.answers[0]!.run();
  expect(only.sent).toEqual([['place kyoto']]);
});

test('alone, a Ninja that only goes to Kyoto is dropped nowhere else', () => {
  const drops = (ninja: Partial<Deploy>) =>
    asked(['play red ninja'], { step: 'take', deploys: deploys(ninja) }).choice.drops('red ninja');
  expect(drops({ regions: [0] })).toEqual(['trick', 'region 0']);
  expect(drops({})).toHaveLength(8);
});

test('a piece is taken up and put into a region; samurai of others are removed at once', () => {
  const clans = [clan('red', 0, 5, [0, 0, 0, 0, 2, 0, 0]), clan('yellow', 1, 3, [0, 0, 0, 0, 0, 1, 0])];
  const moves = ['daimyo in', 'daimyo out', 'samurai 4 in', 'samurai 4 out', 'remove yellow', 'stop'];
  const { choice, sent } = asked(moves, { step: 'act', use: 'actions', left: 2, clans });
  expect([...choice.pieces.keys()].sort()).toEqual(['daimyo red', 'samurai red 4', 'samurai yellow 5']);
  expect(choice.regions.size).toBe(0);
  choice.pieces.get('samurai red 4')!.run();
  expect([...choice.regions.keys()].sort()).toEqual([3, 5]);
  choice.regions.get(5)!.run();
  choice.pieces.get('samurai yellow 5')!.run();
  choice.dropPiece('daimyo red', 'region 6');
  expect(sent).toEqual([['samurai 4 out'], ['remove yellow'], ['daimyo out']]);
});

const staged = (...events: JerakuEvent[]) =>
  unfold(events, view(), view()).map((part) => part.view.table.stage?.stage);

test('the end of a skirmish and of a round is staged, with the points so far', () => {
  const scores = [
    event('cry-score', { clan: 'red', seat: 0, rank: 1, influence: 4, points: 3 }),
    event('cry-score', { clan: 'yellow', seat: 1, rank: 2, influence: 2, points: 2 }),
  ];
  const [cry] = unfold([event('kachidoki', { clan: 'red', region: '4' }), ...scores], view(), view());
  expect(cry!.view.table.stage).toEqual({ stage: 'cry', region: 4, clan: 'red', scores });
  expect(cry!.events).toHaveLength(3);
  expect(staged(event('win', { seat: 0, clan: 'red', suit: 'red', value: '4' }))).toEqual(['win']);
  expect(staged(event('prestige', { round: 1 }))).toEqual(['prestige']);
  expect(staged(event('region', { region: '4', first: 5 }), event('score'))).toEqual(['region']);
  expect(staged(event('total', { clan: 'red' }), event('total', { clan: 'blue' }))).toEqual(['totals']);
});

test('what automatic clans do is told one by one', () => {
  const enemy = event('enemy', { clan: 'red', suit: 'red', value: '2', region: '2', rule: 'solo-samurai' });
  const [part] = unfold([enemy], view(), view());
  expect(part!.view.table.stage).toEqual({ stage: 'told', event: enemy, region: 2 });
  expect([part!.view.question, part!.view.moves]).toEqual([null, []]);
});

test('a beat in which nothing special happens shows the table as it is', () => {
  const after = view();
  const events = [event('place', { clan: 'red', region: '1' })];
  expect(unfold(events, view(), after)[0]!.view).toBe(after);
  expect(rest(events)).toBeLessThan(1);
  expect(rest([event('play'), event('place')])).toBeGreaterThan(1);
});

test('the skirmish before is remembered until the next begins', () => {
  const told = [
    event('skirmish', { number: 1 }),
    event('play', { clan: 'red', suit: 'red', value: '5' }),
    event('play', { clan: 'blue', suit: 'red', value: '6' }),
    event('win', { clan: 'blue' }),
    event('skirmish', { number: 2 }),
  ];
  expect(lastSkirmish(told)).toEqual({
    plays: [
      { clan: 'red', card: 'red 5' },
      { clan: 'blue', card: 'red 6' },
    ],
    winner: 'blue',
  });
  expect(lastSkirmish([])).toBeNull();
});

test('pieces fly between regions and supplies', () => {
  const [placed] = page.flights(event('place', { clan: 'red', region: 'kyoto' }), view(), texts);
  expect(placed).toMatchObject({ from: 'supply red', to: 'samurai red 0', face: null });
  const [removed] = page.flights(event('remove', { clan: 'red', rival: 'blue', region: '4' }), view(), texts);
  expect(removed).toMatchObject({ from: 'samurai blue 4', to: 'supply blue' });
  expect(page.flights(event('win', { clan: 'yellow' }), view(), texts)).toEqual([]);
  expect(page.flights(event('win', { clan: 'red' }), view(), texts)).toHaveLength(1);
});

test('a hand is sorted by suit, the Ninja before the numbers', () => {
  expect(sorted(['blue 1', 'red 6', 'red ninja'])).toEqual(['red ninja', 'red 6', 'blue 1']);
});
