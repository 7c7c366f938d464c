// What the reader is about to do. Cards are picked and played, or chosen together; samurai that are about
// to be placed stand on the road as ghosts; a piece is taken up and put into a region.

import { ofKind, type Scene } from '../../lib/scene';
import { Attempts } from './attempts';
import {
  called,
  cardStep,
  code,
  isNinja,
  number,
  regionName,
  regionOf,
  parts,
  saidRegion,
  sorted,
  type Clan,
  type Jeraku,
  type JerakuMove,
  type Step,
  type Use,
  type Value,
} from './jeraku';
import type { Deploy } from './wire';

/** What a click on something does, and what it is called. */
export interface Act {
  run: () => void;
  label: string;
  hinted: boolean;
}

/** A button beside what is asked. */
export interface Answer extends Act {
  target: 'use' | 'stop' | 'confirm' | 'clan';
  /** What to draw on it. */
  use?: Use;
  clan?: Clan;
  /** Not yet: more has to be chosen, and a click says so. */
  off?: boolean;
  main?: boolean;
  key?: string;
}

export class Choice {
  /** The card that was picked, and those that are to be passed on. */
  card = $state<string | null>(null);
  cards = $state<string[]>([]);
  /** The piece that was taken up, by its name: `daimyo red`, `samurai red 4`. */
  piece = $state<string | null>(null);
  /** Where samurai are about to be placed. */
  ghosts = $state<number[]>([]);

  /** What a click does on something that cannot be chosen. */
  readonly attempts: Attempts;

  private readonly scene: () => Scene<Jeraku>;
  private question = '';
  /** A Ninja was dropped here: its first samurai is meant for this region. */
  private meant: number | null = null;

  private readonly table = $derived.by(() => this.scene().view.table);
  /** What is asked of the reader now, if anything. */
  readonly step = $derived.by((): Step | null => (this.scene().moves.length ? this.table.step : null));
  private readonly hint = $derived.by(() => this.scene().hinted[0] ?? '');

  /** How many cards are still to be passed on. */
  readonly wanted: number = $derived.by(() =>
    this.step === 'pass' ? Number(this.scene().view.question?.values.count ?? 1) : 0,
  );
  /** The cards that may be chosen. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const { step, table } = this;
    if (!cardStep(step)) return new Set();
    if (step !== 'pass' || this.wanted === 1) return new Set(this.moveCards().keys());
    // In any order: they are sent sorted, above those that were locked already.
    const least = Math.max(-1, ...table.locked.map(code));
    return new Set((table.hand ?? []).filter((card) => code(card) > least && !table.locked.includes(card)));
  });
  /** The card that a bot advises. */
  readonly hinted = $derived.by(() => /^(?:play|pass|discard|draft|take) (.+)$/.exec(this.hint)?.[1]);

  /** What a click on a region does. */
  readonly regions: ReadonlyMap<number, Act> = $derived.by(() => this.regionActs());
  /** What a click on a piece does, by its name. */
  readonly pieces: ReadonlyMap<string, Act & { target: 'piece' | 'enemy' | 'clan' }> = $derived.by(() =>
    this.pieceActs(),
  );
  /** What a click on a clan does. */
  readonly clans: ReadonlyMap<Clan, Act> = $derived.by(() => this.clanActs());
  /** The buttons. */
  readonly answers: readonly Answer[] = $derived.by(() => this.allAnswers());

  constructor(scene: () => Scene<Jeraku>) {
    this.scene = scene;
    this.attempts = new Attempts(scene, this);
  }

  /** Whether something was chosen that can be put back. */
  get open(): boolean {
    return this.card !== null || this.cards.length > 0 || this.piece !== null || this.changed;
  }

  /** Whether the ghosts are others than those that were proposed. */
  private get changed(): boolean {
    return this.ghosts.length !== this.proposed().length;
  }

  /** The samurai that may be placed, less those that are about to be. */
  get room(): number {
    return this.step === 'place' ? Math.max(0, this.most - this.ghosts.length) : 0;
  }

  private get most(): number {
    const alone = this.deploy?.alone ?? [];
    return this.ghosts.some((region) => alone.includes(region)) ? this.ghosts.length : this.table.left;
  }

  /** What the card in use may place. */
  private get deploy(): Deploy | undefined {
    const { card, deploys } = this.table;
    return card ? deploys[parts(card)[1]] : undefined;
  }

  /** Whether another samurai may go to a region, beside those that are about to be placed. */
  private takes(region: number): boolean {
    const { alone = [], single = [] } = this.deploy ?? {};
    if (alone.includes(region)) return !this.ghosts.length;
    return !single.includes(region) || !this.ghosts.includes(region);
  }

  pick(card: string): void {
    if (this.step === 'pass') {
      if (this.cards.includes(card)) this.cards = this.cards.filter((one) => one !== card);
      else this.cards = [...this.cards, card].slice(-this.wanted);
    } else if (this.card === card) this.playPicked();
    else this.card = card;
  }

  /** Play the card that was picked, with what it is used for if that was said. */
  playPicked(use?: Use): void {
    const move = this.card && this.moveCards().get(this.card);
    if (!move) return;
    this.card = null;
    this.scene().act(move, ...(use ? [use] : []));
  }

  /** Where a card may be dropped. */
  drops(card: string): string[] {
    if (!this.lit.has(card)) return [];
    if (this.step === 'pass') return ['pass'];
    if (this.step !== 'play' && this.step !== 'take') return ['trick'];
    const { regions } = this.table.deploys[parts(card)[1]];
    return ['trick', ...regions.map((region) => `region ${region}`)];
  }

  /** A card was dropped: upon its region it is deployed there. */
  drop(card: string, where: string): void {
    if (where === 'pass') {
      if (!this.cards.includes(card)) this.pick(card);
      return;
    }
    this.card = card;
    const region = /^region (\d)$/.exec(where)?.[1];
    if (region !== undefined && isNinja(card)) this.meant = Number(region);
    this.playPicked(region !== undefined && !isNinja(card) ? 'deploy' : undefined);
  }

  /** Take a piece up, or put it down again. */
  take(piece: string): void {
    this.piece = this.piece === piece ? null : piece;
  }

  /** Where a piece may be dropped. */
  pieceDrops(piece: string): string[] {
    return this.ways(piece).map(({ region }) => `region ${region}`);
  }

  dropPiece(piece: string, where: string): void {
    const way = this.ways(piece).find(({ region }) => where === `region ${region}`);
    this.piece = null;
    if (way) this.scene().act(way.move.move);
  }

  /** The regions into which a samurai of the supply may be dropped. */
  get supplyDrops(): string[] {
    return this.step === 'place' ? [...this.regions.keys()].map((region) => `region ${region}`) : [];
  }

  place(region: number): void {
    if (this.regions.has(region)) this.ghosts = [...this.ghosts, region].sort((a, b) => a - b);
  }

  /** A ghost goes back. */
  lift(region: number): void {
    const at = this.ghosts.indexOf(region);
    if (at >= 0) this.ghosts = this.ghosts.filter((_, index) => index !== at);
  }

  clear(): void {
    this.card = this.piece = null;
    this.cards = [];
    this.ghosts = this.proposed();
  }

  /** What was chosen is forgotten as soon as something else is asked. */
  settle(): void {
    const { view, moves } = this.scene();
    const question = moves.length ? (view.question?.id ?? '') : '';
    if (question === this.question) {
      if (this.card && !this.lit.has(this.card)) this.card = null;
      return;
    }
    this.question = question;
    this.clear();
    if (this.step === 'place' && this.meant !== null && this.regions.has(this.meant)) {
      this.ghosts = [this.meant];
    }
    if (this.step) this.meant = null;
  }

  /** Most people deploy all they may: a number proposes it. */
  private proposed(): number[] {
    const { step, table } = this;
    if (step !== 'place' || !table.card || isNinja(table.card) || table.placed.length) return [];
    return Array.from({ length: this.most }, () => number(table.card!));
  }

  private moveCards(): Map<string, string> {
    return new Map(
      ofKind(this.scene().moves, 'play', 'pass', 'discard', 'draft', 'take').map(
        ({ move, values: { suit, value } }) => [`${suit} ${value}`, move],
      ),
    );
  }

  /** Where a piece may go. */
  private ways(piece: string): { move: JerakuMove; region: number }[] {
    const { acting, clans } = this.table;
    const daimyo = clans.find(({ clan }) => clan === acting)?.daimyo ?? 0;
    const { moves } = this.scene();
    if (piece === `daimyo ${acting}`)
      return ofKind(moves, 'daimyo').map((move) => ({
        move,
        region: daimyo + (move.values.way === 'in' ? -1 : 1),
      }));
    return ofKind(moves, 'samurai')
      .filter(({ values }) => piece === `samurai ${acting} ${regionOf(values.from)}`)
      .map((move) => ({ move, region: regionOf(move.values.region) }));
  }

  /** To make a move that is asked for. */
  private does(move: JerakuMove): Act {
    const { texts, names, view } = this.scene();
    return this.act(move.move, texts.move(move, names, view.seat));
  }

  private act(move: string, label: string): Act {
    const { act } = this.scene();
    return {
      run: () => {
        this.piece = null;
        act(move);
      },
      label,
      hinted: this.hint === move,
    };
  }

  private regionActs(): Map<number, Act> {
    const { moves, texts } = this.scene();
    const found = new Map<number, Act>();
    if (this.card && (this.step === 'play' || this.step === 'take')) {
      // As if the card that was picked were dropped there.
      const card = this.card;
      for (const where of this.drops(card)) {
        const region = Number(where.split(' ')[1]);
        if (Number.isNaN(region)) continue;
        const label = texts.say('page-jeraku-place-here', { region: regionName(region) });
        found.set(region, { run: () => this.drop(card, where), label, hinted: false });
      }
    } else if (this.step === 'place') {
      if (!this.room) return found;
      for (const { move, values } of ofKind(moves, 'place')) {
        const region = regionOf(values.region);
        if (!this.takes(region)) continue;
        found.set(region, {
          run: () => this.place(region),
          label: texts.say('page-jeraku-place-here', { region: regionName(region) }),
          hinted: this.hint === move,
        });
      }
    } else if (this.step === 'push') {
      for (const move of ofKind(moves, 'to')) found.set(regionOf(move.values.region), this.does(move));
    } else if (this.step === 'act' && this.piece) {
      for (const { move, region } of this.ways(this.piece)) found.set(region, this.does(move));
    }
    return found;
  }

  private pieceActs(): Map<string, Act & { target: 'piece' | 'enemy' | 'clan' }> {
    const { moves, texts } = this.scene();
    const { acting, clans, solo } = this.table;
    const found = new Map<string, Act & { target: 'piece' | 'enemy' | 'clan' }>();
    if (this.step === 'victim') {
      const region = regionOf(this.scene().view.question?.values.region);
      for (const move of solo ? ofKind(moves, 'victim') : [])
        found.set(`samurai ${move.values.clan} ${region}`, { ...this.does(move), target: 'clan' });
    }
    if (this.step !== 'act') return found;
    const daimyo = clans.find(({ clan }) => clan === acting)?.daimyo ?? 0;
    for (const move of ofKind(moves, 'remove'))
      found.set(`samurai ${move.values.clan} ${daimyo}`, { ...this.does(move), target: 'enemy' });
    for (const one of ofKind(moves, 'daimyo', 'samurai')) {
      const lord = one.key === 'daimyo';
      const from = lord ? daimyo : regionOf(one.values.from);
      const piece = lord ? `daimyo ${acting}` : `samurai ${acting} ${from}`;
      const label = lord
        ? texts.say('page-jeraku-take-daimyo', { region: regionName(from) })
        : texts.say('page-jeraku-take-samurai', { region: regionName(from) });
      const hinted = this.hint === one.move || found.get(piece)?.hinted === true;
      found.set(piece, { run: () => this.take(piece), label, hinted, target: 'piece' });
    }
    return found;
  }

  private clanActs(): Map<Clan, Act> {
    const { step } = this;
    if (step !== 'army' && step !== 'assign') return new Map();
    return new Map(ofKind(this.scene().moves, step).map((move) => [move.values.clan, this.does(move)]));
  }

  private allAnswers(): Answer[] {
    const { step, table, card } = this;
    const { moves, texts, act, names } = this.scene();
    const say = (key: string, values = {}) => texts.say(key, values);
    switch (step) {
      case 'play':
      case 'take':
        if (!card) return [];
        if (isNinja(card)) return [this.confirm(say('page-jeraku-play-ninja'), () => this.playPicked())];
        return this.uses(number(card), (use) => this.playPicked(use));
      case 'use':
        return this.uses(number(table.card ?? 'red 1'), (use) => act(use));
      case 'place': {
        const count = this.ghosts.length;
        return [
          ...(count
            ? [this.confirm(say('page-jeraku-place-confirm', { count }), () => this.placeAll())]
            : []),
          this.stop(
            table.placed.length ? say('page-jeraku-place-stop') : say('page-jeraku-place-none'),
            !count,
          ),
        ];
      }
      case 'act':
        return [this.stop(say('page-jeraku-stop', { count: table.left }), true)];
      case 'pass': {
        const victim = Number(this.scene().view.question?.values.victim ?? 0);
        const label = say('page-jeraku-pass-confirm', { count: this.wanted, name: names[victim] ?? '' });
        const more = this.wanted - this.cards.length;
        if (more > 0) return [{ ...this.confirm(label, () => this.attempts.pass(more)), off: true }];
        return [this.confirm(label, () => this.passAll())];
      }
      case 'discard':
      case 'draft': {
        if (!card) return [];
        const chosen = { card: called(card, texts) };
        const label =
          step === 'draft'
            ? say('page-jeraku-draft-confirm', chosen)
            : say('page-jeraku-discard-confirm', chosen);
        return [this.confirm(label, () => this.playPicked())];
      }
      case 'army':
      case 'assign':
      case 'victim':
        return ofKind(moves, step).map((move) => ({
          ...this.does(move),
          target: 'clan',
          clan: move.values.clan,
        }));
      default:
        return [];
    }
  }

  private uses(value: number, run: (use: Use) => void): Answer[] {
    const { texts } = this.scene();
    const { most } = this.table.deploys[String(value) as Value];
    const one = (use: Use, key: string, label: string): Answer => ({
      ...{ target: 'use', use, key, label, main: true },
      run: () => run(use),
      hinted: this.hint === use,
    });
    return [
      one('deploy', 'd', texts.say('page-jeraku-deploy', { region: saidRegion(value, texts), count: most })),
      one('actions', 'a', texts.say('page-jeraku-actions', { count: value })),
    ];
  }

  private confirm(label: string, run: () => void): Answer {
    return { target: 'confirm', run, label, hinted: false, main: true, key: 'Enter' };
  }

  private stop(label: string, enter: boolean): Answer {
    return { ...this.act('stop', label), target: 'stop', ...(enter ? { key: 'Enter' } : {}) };
  }

  private placeAll(): void {
    const moves = this.ghosts.map((region) => `place ${regionName(region)}`);
    const more = this.ghosts.length < this.most ? ['stop'] : [];
    const [first, ...then] = [...moves, ...more];
    this.ghosts = [];
    if (first) this.scene().act(first, ...then);
  }

  private passAll(): void {
    if (this.cards.length < this.wanted) return;
    const [first, ...then] = sorted(this.cards).map((card) => `pass ${card}`);
    if (first) this.scene().act(first, ...then);
  }
}
