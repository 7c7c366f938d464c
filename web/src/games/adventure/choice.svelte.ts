// What the reader is about to do: a card is picked and then something is done with it; what a card or a power
// asks for is chosen on the table at once.

import type { AdventureMove, Chance, Deck } from './adventure';
import type { Desk } from './desk.svelte';
import { words } from './flights';
import { castMoves, offers, type Offers, type SpotOffer } from './offers';

/** A card that was picked, by where it lies: in a row (`2.4`), in the hand, on the board (`story-3`). */
export interface Picked {
  from: 'spot' | 'hand' | 'source';
  name: string;
  card: string;
}

/** A button. */
export interface Answer {
  label: string;
  run: () => void;
  target: string;
  hinted: boolean;
  main?: boolean;
  key?: string;
  /** Not yet: more has to be chosen. */
  off?: boolean;
  /** What to draw on it. */
  icon?: string;
  /** A chance to succeed, by the Dark runes bought. */
  odds?: (number | null)[];
  card?: string;
}

export class Choice {
  picked = $state<Picked | null>(null);
  /** How many Dark runes are to be bought before the cast. */
  dark = $state(0);
  /** [characters] Which card of each pair is to be kept: 0, 1, or none yet. */
  kept = $state<(number | null)[]>([null, null, null]);

  private readonly desk: Desk;
  private question = '';

  readonly offers: Offers = $derived.by(() => offers(this.desk.scene().moves));
  /** What is asked of the reader now, if anything. */
  readonly asks = $derived.by(() => {
    const { moves, view } = this.desk.scene();
    return moves.length ? (view.question?.key ?? '') : '';
  });
  private readonly hint = $derived.by(() => this.desk.scene().hinted[0] ?? '');
  /** The buttons beside what is asked. */
  readonly answers: readonly Answer[] = $derived.by(() => this.allAnswers());
  /** What can be done with the card that was picked. */
  readonly deeds: readonly Answer[] = $derived.by(() => this.allDeeds());

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** What was picked is forgotten as soon as something else is asked. */
  settle(): void {
    const { view, moves } = this.desk.scene();
    const question = moves.length ? (view.question?.id ?? '') : '';
    if (question === this.question) return;
    this.question = question;
    this.picked = null;
    this.dark = 0;
    // While the others still choose, it stays to be seen.
    if (question) this.kept = [null, null, null];
  }

  clear(): void {
    this.picked = null;
  }

  act(move: string, ...then: string[]): void {
    this.picked = null;
    this.desk.scene().act(move, ...then);
  }

  // Places in the rows.

  spot(name: string): SpotOffer | undefined {
    return this.offers.spots.get(name);
  }

  /** Whether something can be done with a place, and whether a bot advises it. */
  lit(name: string): boolean {
    return this.offers.spots.has(name) || this.offers.uses.has(name);
  }

  /** Whether taking it is possible: not just paying to see another. */
  taking(name: string): boolean {
    const offer = this.spot(name);
    return Boolean(
      offer && (offer.trait || offer.attempts.some(Boolean) || offer.host || offer.slot || offer.discard),
    );
  }

  hintedSpot(name: string): boolean {
    const words = this.hint.split(' ');
    return words[1] === name && words[0] !== 'use';
  }

  /** A click on a place: what a card asks for is answered at once, else it is picked. */
  press(name: string, card: string): void {
    const move = this.spot(name)?.host ?? this.spot(name)?.slot;
    if (move) this.act(move);
    else this.pick({ from: 'spot', name, card });
  }

  pick(picked: Picked): void {
    const same = this.picked?.from === picked.from && this.picked.name === picked.name;
    this.picked = same ? null : picked;
    if (!same) this.explain(picked);
  }

  /** Who tries what cannot be done is told why. A card of a row is also picked to be read, by whoever is not
   * asked. */
  private explain({ from, name, card }: Picked): void {
    if (from === 'source' || (from === 'spot' && !this.asks)) return;
    if (this.deeds.some((one) => one.target !== 'journey')) return;
    const taken = this.desk.card(card).kind === 'trait' ? `trait ${name}` : `attempt ${name} 1`;
    this.desk.scene().why(from === 'hand' ? `play ${card}` : taken);
  }

  /** The odds of an attempt, by path. */
  chance(name: string, way: number): Chance | undefined {
    const [act, place] = name.split('.').map(Number);
    return this.desk.table.chances?.attempts.find(
      (one) => one.act === act && one.place === place && one.way === way,
    );
  }

  // The cast.

  /** The odds of what is being prepared, by the Dark runes still to be bought. */
  get odds(): (number | null)[] {
    return this.desk.table.chances?.cast ?? [];
  }

  /** How many more Dark runes may be bought: as many as there are odds for. */
  get mostDark(): number {
    if (!this.offers.plain.has('dark')) return 0;
    const known = this.odds.findLastIndex((one) => one !== null);
    return known > 0 ? known : 1;
  }

  cast(): void {
    const [first, ...then] = castMoves(Math.min(this.dark, this.mostDark));
    this.act(first!, ...then);
  }

  // The hand.

  playable(card: string): boolean {
    return this.offers.plays.has(card) || this.offers.picks.has(card);
  }

  hintedCard(card: string): boolean {
    return this.hint === `play ${card}` || this.hint === `card ${card}`;
  }

  /** A click on a card of the hand; a second one plays it. */
  pressHand(name: string, card: string): void {
    const pick = this.offers.picks.get(card);
    const play = this.offers.plays.get(card);
    const again = this.picked?.from === 'hand' && this.picked.name === name;
    if (pick) this.act(pick);
    else if (again && play) this.act(play);
    else this.pick({ from: 'hand', name, card });
  }

  /** A click on a card of the board, an Ally or the Adversary's cards. */
  pressSource(name: string, card: string): void {
    const ally = /^ally-(\d+)$/.exec(name)?.[1];
    const found = ally && this.offers.allies.get(Number(ally));
    if (found) this.act(found.move);
    else this.pick({ from: 'source', name, card });
  }

  litSource(name: string): boolean {
    const ally = /^ally-(\d+)$/.exec(name)?.[1];
    return this.offers.uses.has(name) || Boolean(ally && this.offers.allies.has(Number(ally)));
  }

  keep(pair: number, which: number): void {
    this.kept[pair] = which;
  }

  // Buttons.

  private make(move: string, label: string, more: Partial<Answer> = {}): Answer {
    return {
      label,
      run: () => this.act(move),
      target: move.split(' ')[0]!,
      hinted: this.hint === move,
      ...more,
    };
  }

  private said(move: AdventureMove): string {
    const { texts, names, view } = this.desk.scene();
    return texts.move(move, names, view.seat);
  }

  private allAnswers(): Answer[] {
    const { desk, offers } = this;
    const { plain } = offers;
    const say = (key: string, values = {}) => desk.say(key, values);
    const found: Answer[] = [];
    if (offers.keeps.length) {
      const move = `keep ${this.kept.map((one) => (one ?? 0) + 1).join(' ')}`;
      const off = this.kept.includes(null) || !offers.keeps.includes(move);
      found.push(this.make(move, say('page-adventure-keep-confirm'), { main: true, key: 'Enter', off }));
    }
    if (plain.has('face adversary')) {
      const odds = desk.table.chances?.face ?? undefined;
      found.push(
        this.make('face adversary', say('page-adventure-face', { name: desk.who(-1) }), {
          main: true,
          icon: 'skull',
          ...(odds ? { odds } : {}),
        }),
      );
    }
    if (plain.has('ready')) {
      const count = Math.min(this.dark, this.mostDark);
      found.push({
        ...this.make('ready', say('page-adventure-cast', { count })),
        run: () => this.cast(),
        main: true,
        key: 'Enter',
      });
    }
    for (const [deck, move] of offers.draws) {
      found.push(this.make(move, desk.texts.name('deck', deck), { main: true, icon: deck }));
    }
    for (const one of offers.pays) found.push(this.make(one.move, this.said(one), { main: true }));
    for (const [seat, move] of offers.players) found.push(this.make(move, desk.who(seat)));
    for (const [ability, move] of offers.abilities)
      found.push(this.make(move, desk.sign(ability, 1), { icon: ability }));
    for (const [icon, move] of offers.icons) found.push(this.make(move, desk.sign(icon, 1), { icon }));
    const { view, texts } = desk.scene();
    const { key, values } = view.question ?? {};
    const lying = key === 'order' ? desk.table.tops[String(values?.['deck']) as Deck] : undefined;
    for (const [number, one] of offers.numbers) {
      const card = lying?.[number - 1];
      found.push(this.make(one.move, words(one, view, texts) || String(number), card ? { card } : {}));
    }
    for (const [number, one] of offers.allies) {
      const ally = desk.hero?.allies[number - 1];
      found.push(this.make(one.move, ally ? desk.called(ally) : this.said(one)));
    }
    for (const [number, one] of offers.stack) {
      const waits = desk.table.stack[number - 1];
      found.push(this.make(one.move, waits ? desk.called(waits.card) : this.said(one)));
    }
    const hand = desk.table.hand ?? [];
    for (const [card, move] of offers.picks) {
      if (!hand.includes(card)) found.push(this.make(move, desk.called(card), { card }));
    }
    if (plain.has('yes')) found.push(this.make('yes', say('page-adventure-yes'), { main: true }));
    if (plain.has('no')) found.push(this.make('no', say('page-adventure-no')));
    if (plain.has('enough')) {
      found.push(this.make('enough', say('page-adventure-enough'), { main: true, key: 'Enter' }));
    }
    if (plain.has('pass')) {
      found.push(this.make('pass', say('page-adventure-pass'), { main: true, key: 'Enter' }));
    }
    if (plain.has('end')) {
      const done = desk.table.turn_state.main < 1;
      found.push(
        this.make('end', say('page-adventure-end', { done }), done ? { main: true, key: 'Enter' } : {}),
      );
    }
    return found;
  }

  private allDeeds(): Answer[] {
    const { picked, desk, offers } = this;
    if (!picked) return [];
    const say = (key: string, values = {}) => desk.say(key, values);
    const found: Answer[] = [];
    if (picked.from === 'hand') {
      const move = offers.plays.get(picked.card);
      if (move) found.push(this.make(move, say('page-adventure-play'), { main: true, key: 'Enter' }));
      return found;
    }
    if (picked.from === 'spot') {
      const offer = this.spot(picked.name);
      const card = desk.card(picked.card);
      offer?.attempts.forEach((move, at) => {
        if (!move) return;
        const way = card.paths?.[at];
        const chance = this.chance(picked.name, at + 1);
        found.push(
          this.make(move, way?.name[desk.language] || say('page-adventure-attempt', { way: at + 1 }), {
            main: true,
            ...(chance ? { odds: chance.dark } : {}),
          }),
        );
      });
      if (offer?.trait) {
        const cost = card.cost?.xp ?? 0;
        found.push(
          this.make(offer.trait, say('page-adventure-take', { cost }), { main: true, key: 'Enter' }),
        );
      }
      if (offer?.discard) found.push(this.make(offer.discard, say('page-adventure-discard')));
      if (offer?.journey) {
        const cost = desk.table.turn_state.journey_cost;
        found.push(this.make(offer.journey, say('page-adventure-journey', { cost }), { icon: 'journey' }));
      }
    }
    for (const [at, move] of (offers.uses.get(picked.name) ?? []).entries()) {
      const many = (offers.uses.get(picked.name)?.length ?? 0) > 1;
      found.push(this.make(move, say('page-adventure-use', { number: many ? at + 1 : 0 }), { main: true }));
    }
    return found;
  }
}
