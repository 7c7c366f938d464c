// What the reader is about to do with the cards of one kind: to lay some of them, or to discard one.

import { tick } from 'svelte';
import { motion } from '../../lib/motion.svelte';
import { ofKind, type Said, type Scene } from '../../lib/scene';
import { discard, layOf } from './glory';
import type { Glory, GloryMove, Kind } from './wire';

type Deed = Said<GloryMove>;

export class Choice {
  /** The kind that was picked in the hand. */
  picked = $state<Kind | null>(null);
  /** How many cards of it are to be laid. */
  private wished = $state(0);
  /** Where the answers stand. */
  dock = $state<HTMLElement>();

  private readonly scene: () => Scene<Glory>;
  private readonly lays = $derived.by(() =>
    ofKind(this.scene().moves, 'lay').filter(({ values }) => values.kind === this.picked),
  );
  readonly counts: readonly number[] = $derived(this.lays.map(({ values }) => values.count));
  readonly count: number = $derived(
    this.counts.includes(this.wished) ? this.wished : Math.max(0, ...this.counts),
  );
  /** The move that lays so many. */
  readonly lay: Deed | undefined = $derived(this.lays.find(({ values }) => values.count === this.count));
  readonly discard: Deed | undefined = $derived.by(() =>
    ofKind(this.scene().moves, 'discard').find(({ values }) => values.kind === this.picked),
  );
  readonly ending: Deed | undefined = $derived.by(() =>
    this.scene().moves.find(({ key }) => key === 'end-turn'),
  );
  /** Beside what is asked, a ninja figure may be used. Where it is all that is left, the question says so. */
  readonly beside: boolean = $derived.by(
    () => !this.ending && this.scene().moves.some(({ key }) => key === 'strike'),
  );
  /** The set of what was picked, as it may be laid or not, to be named and asked about. */
  readonly set: Deed | null = $derived.by(() =>
    this.picked ? (this.lay ?? layOf(this.scene().view.table, this.picked)) : null,
  );
  /** The set that cannot be laid, though there are cards enough. */
  readonly unable: Deed | null = $derived.by(() => {
    const held = this.picked ? (this.scene().view.table.hand?.[this.picked] ?? 0) : 0;
    return this.discard && !this.lay && held > 1 ? this.set : null;
  });

  constructor(scene: () => Scene<Glory>) {
    this.scene = scene;
  }

  pick(kind: Kind): void {
    this.picked = this.picked === kind ? null : kind;
    this.wished = 0;
    // Who plays by keyboard is taken to what can be done with it.
    if (this.picked && document.activeElement?.matches(':focus-visible'))
      void tick().then(() => this.dock?.querySelector<HTMLElement>('.answers [data-target]')?.focus());
  }

  /** One card more, or fewer. */
  change(by: number): void {
    this.wished = this.count + by;
  }

  layIt(): void {
    const lay = this.lay;
    this.picked = null;
    if (lay) this.scene().act(lay.move);
  }

  /** A discard goes onto this pile. */
  put(kind: Kind, pile: string): void {
    this.picked = null;
    this.scene().act(discard(kind).move, `onto ${pile}`);
  }

  /** Cards were dropped in front of the reader, or onto a pile. */
  drop(kind: Kind, place: string): void {
    if (place !== 'mine') {
      this.put(kind, place);
      return;
    }
    const { moves, act } = this.scene();
    const most = ofKind(moves, 'lay').findLast(({ values }) => values.kind === kind);
    this.picked = null;
    if (most) act(most.move);
  }

  /** They were dropped where they may not lie. */
  tried(kind: Kind, place: string): void {
    const { moves, why, view } = this.scene();
    const may = ofKind(moves, 'discard').some(({ values }) => values.kind === kind);
    why(place === 'mine' ? layOf(view.table, kind).move : may ? `onto ${place}` : discard(kind).move);
  }

  /** Escape puts back what was picked. */
  pressed(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || !this.picked || motion.busy) return;
    if ((event.target as Element).closest?.('dialog, [role=dialog]')) return;
    event.preventDefault();
    motion.find(`hand ${this.picked}`)?.closest('button')?.focus({ preventScroll: true });
    this.picked = null;
  }

  /** What was picked is forgotten as soon as nothing can be done with it. */
  settle(): void {
    const moves = ofKind(this.scene().moves, 'lay', 'discard');
    if (this.picked && !moves.some(({ values }) => values.kind === this.picked)) this.picked = null;
  }
}
