// The pictures of the rulebook: what is to be seen in each of them.

import type { Texts } from '../../../lib/texts.svelte';
import { daimyo, daimyoCard, icon, kachidoki, samurai, type Clan } from '../art';
import { REGIONS, SUITS, VALUES } from '../jeraku';

/** What stands in which region: `red D ss +s -s` is the red Daimyo with two samurai, one that has just come, and one
 * that is struck off; see `Stands.svelte`. */
export type Road = Partial<Record<number, readonly string[]>>;

/** A part of a picture; letters are words. Cards are named as ever, and without a name seen from behind. */
export type Item =
  | string
  | { arrow: number }
  | { cards: readonly string[]; free?: number }
  | { road: Road; regions?: readonly number[]; lit?: readonly number[]; barred?: readonly number[] }
  | { picture: string; as: 'card' | 'piece' | 'sign'; size?: number }
  | { clan: Clan }
  | { suit: (typeof SUITS)[number] }
  | { coin: string }
  | { rank: number }
  | { strong: string; out?: boolean }
  /** A card of a skirmish: whether it wins, or is beaten. */
  | { play: string; number: number; wins?: boolean | undefined }
  | {
      group: readonly Item[];
      as: 'line' | 'beside' | 'below' | 'upright' | 'plate';
      card?: Size;
      wins?: boolean;
    }
  /** Rows, in columns. */
  | { rows: readonly (readonly Item[])[]; as: 'deeds' | 'values' };
type Size = 'tiny' | 'small' | 'large';

const cards = (names: string, free?: number): Item => ({
  cards: names.split(', ').map((name) => (name === '?' ? '' : name)),
  ...(free ? { free } : {}),
});
const road = (stands: Road, ...regions: readonly number[]) =>
  ({ road: stands, ...(regions.length ? { regions } : {}) }) as const;
const clan = (clan: Clan): Item => ({ clan });
const lordly = (number: number): Item => ({ picture: daimyoCard(number), as: 'card' });
const line = (...group: readonly Item[]): Item => ({ group, as: 'line' });
const beside = (...group: readonly Item[]): Item => ({ group, as: 'beside' });
const below = (...group: readonly Item[]): Item => ({ group, as: 'below' });
const upright = (...group: readonly Item[]): Item => ({ group, as: 'upright' });
const plate = (wins: boolean, ...group: readonly Item[]): Item => ({ group, as: 'plate', wins });
const sized = (card: Size, ...group: readonly Item[]): Item => ({ group, as: 'beside', card });
const TO: Item = { arrow: 0 };
const DOWN: Item = { arrow: 90 };
const BOTH: Item = below(TO, { arrow: 180 });
const CRY: Item = { picture: kachidoki, as: 'card' };

/** The cards of a skirmish in the order of play, with the clans that played them, and which of them wins. */
function trick(
  winner: number | null,
  ...plays: readonly (readonly [card: string, clan?: Clan, points?: string])[]
): Item {
  return beside(
    ...plays.map(([play, of, points], at) => {
      const card: Item = { play, number: at + 1, wins: winner === null ? undefined : winner === at };
      return of ? below(card, line(clan(of), points ?? '')) : card;
    }),
  );
}

/** What an automatic clan does with a card, and why. */
const deed = (card: string, lies: Item, said: string): Item => below(beside(cards(card), TO, lies), said);

/** Clans with their numbers: `red 45, yellow 10`. */
const pairs = (words: string) =>
  words.split(', ').map((pair) => pair.split(' ') as [of: Clan, number: string]);

/** Two clans of one side, with numbers or Daimyo cards, and how the side counts. */
function side(name: string, clans: string, counted = '', wins = false): Item {
  const each = pairs(clans).map(([of, number]) =>
    counted ? below(clan(of), { strong: number }) : below(lordly(Number(number)), clan(of)),
  );
  return plate(wins, { strong: name }, beside(...each), ...(counted ? [{ strong: counted }] : []));
}

/** The neutral side, whose Daimyo stands in a region. */
function neutral(lord: number, samurai: readonly number[]): Road {
  const stands = (region: number) => [
    ...(region === lord ? ['blue D'] : []),
    ...(samurai[region] ? [`blue ${'s'.repeat(samurai[region])}`] : []),
  ];
  return Object.fromEntries(REGIONS.map((region) => [region, stands(region)]));
}

/** The example of the rulebook: who draws which Daimyo card. */
const DRAWN = pairs('red 2, yellow 5, blue 1, green 6');
const FIVE: readonly Clan[] = ['red', 'yellow', 'blue', 'green', 'black'];
/** Influence of three clans, and their places. */
const RANKED = [
  { influence: [4, 4, 1], ranks: [2, 2, 3] },
  { influence: [5, 2, 2], ranks: [1, 3, 3] },
  { influence: [3, 3, 3], ranks: [3, 3, 3] },
];
// Where the value lies in each round, not how much it is: the numbers are data.
const VALUE = [
  [0, 0.2, 0.4, 0.55, 0.7, 0.85, 1],
  [0.3, 0.55, 0.7, 1, 0.7, 0.55, 0.25],
  [1, 0.85, 0.7, 0.5, 0.3, 0, 0],
];

/** The caption of a picture, and what is to be seen in it. */
export type Section = readonly [caption: string, ...items: readonly Item[]];

export function sections(texts: Texts): Partial<Record<string, Section>> {
  const say = (key: string) => texts.say(key);
  const move = (cost: number, piece: string, signs: readonly string[], said: string): Item[] => [
    line(...Array.from({ length: cost }, (): Item => ({ picture: icon('action'), as: 'sign' }))),
    line({ picture: piece, as: 'piece' }, ...signs.map((picture): Item => ({ picture, as: 'sign' }))),
    said,
  ];
  const ways = [icon('in'), icon('out')];
  const rear = texts.numbers('neutral-daimyo')['round-1']!;
  const first = Object.values(texts.numbers('neutral'));
  const then = [first[0]! + first[1]!, ...first.slice(2), 0];
  return {
    map: [
      say('page-jeraku-picture-map'),
      road({ 1: ['yellow s'], 3: ['red D ss'], 4: ['yellow D', 'red s'], 6: ['blue D s'] }),
    ],
    cards: [
      say('page-jeraku-picture-cards'),
      sized('large', ...VALUES.map((value) => cards(`red ${value}`))),
      beside(...SUITS.map((suit) => line({ suit }, texts.name('suit', suit))), CRY, lordly(4)),
    ],
    setup: [
      say('page-jeraku-picture-setup'),
      beside(
        ...DRAWN.map(([of, number]) => below(lordly(Number(number)), clan(of))),
        below(CRY, clan('green')),
      ),
      road(Object.fromEntries(DRAWN.map(([of, number]) => [number, [`${of} D`]]))),
    ],
    recruitment: [
      say('page-jeraku-picture-recruitment'),
      sized(
        'small',
        cards('?, ?'),
        TO,
        cards('red 5, red 6, yellow ninja, yellow 2'),
        TO,
        cards('red 1, blue 1', 0.6),
      ),
    ],
    skirmish: [
      say('page-jeraku-picture-skirmish'),
      below(
        sized(
          'small',
          cards('yellow 6'),
          { strong: '+' },
          cards('red 5, yellow ninja, yellow 2'),
          TO,
          cards('yellow ninja, yellow 2', 0.55),
        ),
        say('page-jeraku-picture-skirmish-follow'),
      ),
      below(
        sized(
          'small',
          cards('yellow 6'),
          { strong: '+' },
          cards('red 5, blue ninja, blue 2'),
          TO,
          cards('red 5, blue ninja, blue 2', 0.55),
        ),
        say('page-jeraku-picture-skirmish-free'),
      ),
    ],
    ninja: [
      say('page-jeraku-picture-ninja'),
      cards('yellow ninja'),
      { ...road({ 0: ['red +s'], 5: ['red +s'], 6: ['red +s'] }), lit: REGIONS },
    ],
    deploy: [
      say('page-jeraku-picture-deploy'),
      cards('blue 4'),
      TO,
      { ...road({ 4: ['red +sss'] }, 3, 4, 5), lit: [4] },
    ],
    actions: [
      say('page-jeraku-picture-actions'),
      cards('red 4'),
      {
        rows: [
          move(2, daimyo('red'), ways, say('page-jeraku-picture-actions-daimyo')),
          move(1, samurai('red'), ways, say('page-jeraku-picture-actions-samurai')),
          move(1, samurai('yellow'), [icon('removed')], say('page-jeraku-picture-actions-remove')),
        ],
        as: 'deeds',
      },
    ],
    removal: [
      say('page-jeraku-picture-removal'),
      road({ 3: ['red D', 'yellow s -s'], 4: ['red ss', 'yellow s'] }, 3, 4),
      TO,
      below({ picture: samurai('yellow'), as: 'piece' }, clan('yellow')),
    ],
    winner: [
      say('page-jeraku-picture-winner'),
      upright(
        trick(2, ['red 5'], ['red 3'], ['blue 5']),
        trick(1, ['yellow 6'], ['yellow ninja'], ['blue 6']),
        trick(0, ['red 4'], ['red ninja'], ['red 2']),
      ),
    ],
    kachidoki: [
      say('page-jeraku-picture-kachidoki'),
      trick(2, ['red 6', 'red'], ['red 4', 'yellow'], ['blue 6', 'blue']),
      TO,
      { ...road({ 4: ['yellow sss #1 =3', 'blue D #2 =2', 'red s #3 =1'] }, 4), lit: [4] },
    ],
    ranks: [
      say('page-jeraku-picture-ranks'),
      ...RANKED.map(({ influence, ranks }) =>
        plate(
          false,
          ...SUITS.map((of, at) =>
            line(clan(of), { strong: String(influence[at]) }, { rank: ranks[at] ?? 0 }),
          ),
        ),
      ),
    ],
    prestige: [
      say('page-jeraku-picture-prestige'),
      upright(road({}), {
        rows: VALUE.map((row, round) => [
          ...row.map((size): Item => ({ picture: icon('reputation'), as: 'sign', size })),
          { coin: String(round + 1) },
        ]),
        as: 'values',
      }),
    ],
    five: [
      say('page-jeraku-picture-five'),
      sized(
        'tiny',
        ...FIVE.map((of) => below({ picture: daimyo(of), as: 'piece' }, cards('?, ?, ?, ?', 0.3))),
      ),
    ],
    armies: [
      say('page-jeraku-picture-armies'),
      side('Alan', 'red 6, yellow 2'),
      side('Bob', 'blue 3, green 5'),
    ],
    'armies-draft': [
      say('page-jeraku-picture-armies-draft'),
      sized(
        'small',
        below(cards('red 2, yellow ninja, blue 4', 0.6), say('page-jeraku-picture-armies-draft-row')),
        below(
          beside(cards('red 6'), cards('red 1, yellow 3, blue 1, blue 5')),
          say('page-jeraku-picture-armies-draft-pick'),
        ),
        BOTH,
        below(cards('?, ?, ?, ?'), say('page-jeraku-picture-armies-draft-swap')),
      ),
    ],
    'armies-skirmish': [
      say('page-jeraku-picture-armies-skirmish'),
      trick(
        null,
        ['red 2', 'red', '7'],
        ['red 5', 'green', '9'],
        ['red 3', 'yellow', '4'],
        ['blue 4', 'blue', '3'],
      ),
    ],
    'armies-winning': [
      say('page-jeraku-picture-armies-winning'),
      side('Alan', 'red 45, yellow 10', '45', true),
      side('Bob', 'blue 40, green 39', '40'),
    ],
    team: [
      say('page-jeraku-picture-team'),
      side('Alan + Cindy', 'red 50, blue 10', '50 + 10 = 60'),
      side('Bob + Diane', 'yellow 31, green 32', '31 + 32 = 63', true),
    ],
    neutral: [
      say('page-jeraku-picture-neutral'),
      road(neutral(rear, first)),
      DOWN,
      road(neutral(rear - 1, then)),
    ],
    'neutral-recruitment': [
      say('page-jeraku-picture-neutral-recruitment'),
      sized(
        'small',
        cards('red 2, red 5, yellow 4, blue ninja, blue 6'),
        BOTH,
        cards('?, ?, ?', 0.5),
        DOWN,
        cards('?'),
      ),
    ],
    'neutral-samurai': [
      say('page-jeraku-picture-neutral-samurai'),
      {
        ...road({ 3: ['red D', 'blue s -s'], 4: ['blue ss'], 5: ['blue D'] }),
        lit: [0, 1, 2, 4, 5],
        barred: [6],
      },
    ],
    solo: [
      say('page-jeraku-picture-solo'),
      below(cards('red 4'), line({ coin: '1' }, clan('green'))),
      below(cards('blue 2'), line({ coin: '2' }, clan('blue'))),
      below(cards('?'), line({ coin: '3' }, { strong: '?' })),
    ],
    'solo-card': [
      say('page-jeraku-picture-solo-card'),
      upright(
        beside(cards('yellow 1'), TO, { ...road({ 1: ['green +s'] }, 0, 1, 2), lit: [1] }),
        beside(cards('blue ninja'), TO, {
          ...road({ 0: ['green +s'], 1: ['green +ss'] }, 0, 1, 2),
          lit: [0, 1, 2],
        }),
      ),
    ],
    'solo-samurai': [
      say('page-jeraku-picture-solo-samurai'),
      beside(cards('yellow 4'), TO, road({ 4: ['yellow +s', 'green s -s', 'red ss'] }, 3, 4, 5)),
    ],
    'solo-daimyo': [
      say('page-jeraku-picture-solo-daimyo'),
      deed(
        'red 5',
        road({ 3: ['red D', 'yellow -s'] }, 2, 3, 4),
        say('page-jeraku-picture-solo-daimyo-stays'),
      ),
      deed(
        'red 5',
        road({ 3: ['red D away out'], 4: ['red D', 'green -s'] }, 2, 3, 4),
        say('page-jeraku-picture-solo-daimyo-moves'),
      ),
    ],
    'solo-third-round': [
      say('page-jeraku-picture-solo-third-round'),
      deed(
        'blue 2',
        road({ 1: ['blue D'], 2: ['blue D away in', 'blue +s'] }, 0, 1, 2),
        say('page-jeraku-picture-solo-third-round-kyoto'),
      ),
      deed(
        'blue 6',
        { ...road({ 4: ['blue D'], 6: ['blue +s'] }, 4, 5, 6), barred: [5] },
        say('page-jeraku-picture-solo-third-round-blocked'),
      ),
    ],
    'solo-protection': [
      say('page-jeraku-picture-solo-protection'),
      road({ 3: ['green D ss shield', 'yellow D'], 4: ['green s -s', 'red D'] }, 3, 4),
    ],
    'solo-winning': [
      say('page-jeraku-picture-solo-winning'),
      line(clan('green'), { strong: '40' }),
      { strong: '>' },
      line(clan('yellow'), { strong: '25' }),
      { strong: '+' },
      line(clan('red'), { strong: '14' }),
      line(clan('blue'), { strong: '11', out: true }),
    ],
    'solo-expert': [
      say('page-jeraku-picture-solo-expert'),
      deed(
        'yellow 3',
        road({ 3: ['green D s shield', 'yellow +s'] }, 3),
        say('page-jeraku-picture-solo-expert-samurai'),
      ),
      deed(
        'yellow 3',
        road({ 3: ['green D -s', 'yellow D'] }, 3),
        say('page-jeraku-picture-solo-expert-daimyo'),
      ),
    ],
  };
}
