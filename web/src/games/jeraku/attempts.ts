// What was tried and cannot be done, at the table: it is told why, with its rule. Where an attempt is a move,
// the server knows; where none is like it, such as a card upon another region, it is said here.

import type { Scene } from '../../lib/scene';
import type { Choice } from './choice.svelte';
import { cardStep, isNinja, number, parts, regionName, type Clan, type Jeraku } from './jeraku';

type Try = (() => void) | undefined;

const way = (steps: number) => (steps < 0 ? 'in' : 'out');

export class Attempts {
  constructor(
    private readonly scene: () => Scene<Jeraku>,
    private readonly choice: Choice,
  ) {}

  /** A card that was clicked or, at `where`, dropped. */
  card(card: string, where = ''): void {
    const { step, lit } = this.choice;
    if (lit.has(card) && where.startsWith('region') && (step === 'play' || step === 'take')) this.upon(card);
    // What may be chosen was dropped where it is of no use.
    else if (lit.has(card)) this.scene().why(`play ${card}`);
    else this.scene().why(`${cardStep(this.scene().view.table.step) ?? 'play'} ${card}`);
  }

  /** Too few cards are chosen to be passed. */
  pass(count: number): void {
    this.say('page-jeraku-try-pass', this.scene().view.question?.rule ?? 'recruitment', { count });
  }

  /** What a click on a region says that is not lit; nothing where no region is asked for. */
  region(region: number): Try {
    const { step, card, piece } = this.choice;
    switch (step) {
      case 'play':
      case 'take':
        return card ? () => this.upon(card) : undefined;
      case 'place':
        return () => this.place(region);
      case 'push':
        return () => this.scene().why(`to ${regionName(region)}`);
      case 'act':
        return () => (piece ? this.move(piece, region) : this.say('page-jeraku-try-take', 'actions'));
      default:
        return undefined;
    }
  }

  /** What a click on a piece says that is not lit. */
  piece(clan: Clan, region: number, lord: boolean): Try {
    const { choice } = this;
    const { acting, clans, solo } = this.scene().view.table;
    const { why } = this.scene();
    // Below a piece lies its region: if that is lit, it is meant.
    if (choice.regions.has(region)) return undefined;
    if (choice.step === 'victim' && solo && !solo.victims.includes(clan)) return () => why(`victim ${clan}`);
    if (choice.step !== 'act') return undefined;
    const to = region ? 'in' : 'out';
    if (clan === acting) return () => why(lord ? `daimyo ${to}` : `samurai ${regionName(region)} ${to}`);
    if (lord) return () => this.say('page-jeraku-try-daimyo', 'removal');
    const at = clans.find((one) => one.clan === acting)?.daimyo;
    return () => (at === region ? why(`remove ${clan}`) : this.say('page-jeraku-try-remove', 'removal'));
  }

  /** A piece was dropped, or a region clicked after it was taken up. */
  move(piece: string, region: number): void {
    const [kind, , at] = piece.split(' ');
    const { acting, clans } = this.scene().view.table;
    const from = kind === 'daimyo' ? clans.find(({ clan }) => clan === acting)?.daimyo : Number(at);
    const steps = region - (from ?? 0);
    if (!steps) this.choice.piece = null;
    else if (Math.abs(steps) > 1) this.say('page-jeraku-try-next', 'actions');
    else if (kind === 'daimyo') this.scene().why(`daimyo ${way(steps)}`);
    else this.scene().why(`samurai ${regionName(from ?? 0)} ${way(steps)}`);
  }

  /** What a click on a clan says that is none of those asked for. */
  clan(clan: Clan): Try {
    const { step } = this.choice;
    return step === 'army' || step === 'assign' ? () => this.scene().why(`${step} ${clan}`) : undefined;
  }

  private place(region: number): void {
    const { moves, why, view } = this.scene();
    const { rule } = view.question ?? { rule: 'deploy' };
    const { card, deploys } = view.table;
    const move = `place ${regionName(region)}`;
    const alone = card !== null && deploys[parts(card)[1]].alone.includes(region);
    if (!moves.some((one) => one.move === move)) why(move);
    else if (!this.choice.room) this.say('page-jeraku-try-full', rule);
    else this.say(alone ? 'page-jeraku-try-alone' : 'error-one-in-kyoto', rule);
  }

  /** A card upon a region where it deploys nobody. */
  private upon(card: string): void {
    if (isNinja(card)) this.say('error-kyoto-only', 'solo-card');
    else this.say('error-deploy-there-only', 'deploy', { region: regionName(number(card)) });
  }

  private say(key: string, rule: string, values = {}): void {
    this.scene().refuse(this.scene().texts.say(key, values), rule);
  }
}
