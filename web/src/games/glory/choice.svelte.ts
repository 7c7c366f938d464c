// What the reader is about to do with the cards of one kind: to lay some of them, or to discard one.

import { tick } from 'svelte';
import { motion } from '../../lib/motion.svelte';
import type { Scene } from '../../lib/scene';
import { glory, layOf } from './glory';

export class Choice {
  /** The kind that was picked in the hand. */
  picked = $state<string | null>(null);
  /** How many cards of it are to be laid. */
  private wished = $state(0);
  /** Where the answers stand. */
  dock = $state<HTMLElement>();

  private readonly scene: () => Scene;
  private readonly lays = $derived.by(() =>
    this.scene().moves.filter(({ key, values }) => key === 'lay' && values.kind === this.picked),
  );
  readonly counts: readonly number[] = $derived(this.lays.map(({ values }) => Number(values.count)));
  readonly count: number = $derived(
    this.counts.includes(this.wished) ? this.wished : Math.max(0, ...this.counts),
  );
  /** The move that lays so many. */
  readonly lay: string | undefined = $derived(
    this.lays.find(({ values }) => values.count === this.count)?.move,
  );
  readonly discard: string | undefined = $derived.by(
    () =>
      this.scene().moves.find(({ key, values }) => key === 'discard' && values.kind === this.picked)?.move,
  );
  readonly ending: string | undefined = $derived.by(
    () => this.scene().moves.find(({ key }) => key === 'end-turn')?.move,
  );
  /** Beside what is asked, a ninja figure may be used. Where it is all that is left, the question says so. */
  readonly beside: boolean = $derived.by(
    () => !this.ending && this.scene().moves.some(({ key }) => key === 'strike'),
  );
  /** The set of what was picked, as it may be laid or not, to be named and asked about. */
  readonly set: string = $derived.by(() =>
    this.picked ? (this.lay ?? layOf(glory(this.scene().view), this.picked)) : '',
  );
  /** It cannot be laid, though there are cards enough. */
  readonly unable: boolean = $derived.by(
    () =>
      this.discard !== undefined &&
      !this.lay &&
      (glory(this.scene().view).hand?.[this.picked ?? ''] ?? 0) > 1,
  );

  constructor(scene: () => Scene) {
    this.scene = scene;
  }

  pick(kind: string): void {
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
    const move = this.lay;
    this.picked = null;
    if (move) this.scene().act(move);
  }

  /** A discard goes onto this pile. */
  put(kind: string, pile: string): void {
    this.picked = null;
    this.scene().act(`discard ${kind}`, `onto ${pile}`);
  }

  /** Cards were dropped in front of the reader, or onto a pile. */
  drop(kind: string, place: string): void {
    if (place !== 'mine') {
      this.put(kind, place);
      return;
    }
    const { moves, act } = this.scene();
    const most = moves.filter(({ key, values }) => key === 'lay' && values.kind === kind).at(-1);
    this.picked = null;
    if (most) act(most.move);
  }

  /** They were dropped where they may not lie. */
  tried(kind: string, place: string): void {
    const { moves, why, view } = this.scene();
    const may = moves.some(({ key, values }) => key === 'discard' && values.kind === kind);
    why(place === 'mine' ? layOf(glory(view), kind) : may ? `onto ${place}` : `discard ${kind}`);
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
    if (this.picked && !this.scene().moves.some(({ values }) => values.kind === this.picked))
      this.picked = null;
  }
}
