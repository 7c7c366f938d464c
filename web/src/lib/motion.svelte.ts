// Cards that fly. The places of a table have names (`deck 1`, `hand farmer`, `set monk`); a game
// says for each event which cards go from where to where; this file moves them.

import { tick, type Component } from 'svelte';
import { settings } from './settings.svelte';

/** A card face as every game draws it; null is the back. */
export interface Face {
  title: string;
  corner: string;
  picture: string;
  mark: string;
  /** Dots beside the corner, where the number of cards that are needed is printed. */
  dots?: number;
  /** What is drawn in the corner instead of letters: an outline, and the box it is drawn in. */
  sign?: { box: string; path: string };
  /** The colour of its paper and of what is printed on it, where cards come in colours. */
  paper?: string;
  ink?: string;
}

export interface Flight {
  from: string;
  to: string;
  face: Face | null;
  /** What flies is no card: the picture of a piece. */
  token?: string;
  /** A game that draws its cards itself draws this one, with or without the face. */
  drawn?: { Piece: Component<{ up: boolean; card: string; set: string }>; card: string; set: string };
  /** It is turned over on its way: it starts with its back up. */
  turned?: boolean;
  count?: number;
}

export interface Flying extends Flight {
  id: number;
  start: DOMRect;
  end: DOMRect;
  delay: number;
  duration: number;
}

const MOST_CARDS = 8;
const STAGGER = 0.16;
// Nothing takes more than this part of the time that is left.
const SHARE = 0.4;

class Motion {
  flying = $state<Flying[]>([]);
  /** Something is being shown; whoever has seen enough may skip the rest. */
  busy = $state(false);
  /** A step is shown part by part. */
  unfolding = $state(false);
  /** How long cards fly, in times of what is set. */
  tempo = 1;
  private readonly places = new Map<string, HTMLElement[]>();
  private next = 0;
  private showing = 0;
  private hurried = false;
  /** Milliseconds that are left for what is shown. */
  private left = Infinity;
  private readonly waiting = new Set<() => void>();

  /** Svelte action: `use:motion.place={'deck 1'}`. Several elements may bear a name; the last one
   * that was added is meant. Without a name it is no place. */
  readonly place = (node: HTMLElement, name: string | undefined) => {
    let current = name;
    const add = () => {
      if (current !== undefined) this.places.set(current, [...(this.places.get(current) ?? []), node]);
    };
    const remove = () => {
      if (current === undefined) return;
      const left = (this.places.get(current) ?? []).filter((other) => other !== node);
      if (left.length) this.places.set(current, left);
      else this.places.delete(current);
    };
    add();
    return {
      update: (name: string | undefined) => {
        if (name === current) return;
        remove();
        current = name;
        add();
      },
      destroy: remove,
    };
  };

  /** The element of a place: the first of several names that is there and can be seen. */
  find(...names: string[]): HTMLElement | null {
    for (const name of names) {
      const node = (this.places.get(name) ?? []).findLast(
        (one) => one.isConnected && one.offsetParent !== null,
      );
      if (node) return node;
    }
    return null;
  }

  /** Change the table by `change` and let the cards fly from where they were to where they are. */
  async fly(flights: readonly Flight[], change: () => void): Promise<void> {
    const duration = this.within(settings.pace.flight * this.tempo);
    if (!duration || document.hidden || this.hurried || !flights.length) {
      change();
      return;
    }
    const starts = flights.map((flight) => this.find(...flight.from.split('|'))?.getBoundingClientRect());
    change();
    await tick();
    const flying: Flying[] = [];
    const hidden: HTMLElement[] = [];
    flights.forEach((flight, at) => {
      const start = starts[at];
      const target = this.find(...flight.to.split('|'));
      if (!start || !target) return;
      const end = target.getBoundingClientRect();
      if (target.dataset.lands !== undefined) hidden.push(target);
      for (let card = 0; card < Math.min(flight.count ?? 1, MOST_CARDS); card++) {
        const delay = card * STAGGER * duration;
        flying.push({ ...flight, id: this.next++, start, end, delay, duration });
      }
    });
    if (!flying.length) return;
    for (const node of hidden) node.classList.add('landing');
    this.flying = [...this.flying, ...flying];
    const last = Math.max(...flying.map((one) => one.delay));
    await this.pause(duration + last);
    for (const node of hidden) node.classList.remove('landing');
    const gone = new Set(flying.map((one) => one.id));
    this.flying = this.flying.filter((one) => !gone.has(one.id));
  }

  /** Let something be looked at, unless nobody does or somebody is in a hurry. */
  wait(milliseconds: number): Promise<void> {
    return this.pause(this.within(milliseconds));
  }

  /** All that is shown from now on takes no longer than this, however much it is. */
  allow(milliseconds: number): void {
    this.left = milliseconds;
  }

  private within(milliseconds: number): number {
    const some = Math.min(milliseconds, this.left * SHARE);
    this.left -= some;
    return some;
  }

  private async pause(milliseconds: number): Promise<void> {
    if (!milliseconds || this.hurried || document.hidden) return;
    await new Promise<void>((done) => {
      const over = () => {
        clearTimeout(timer);
        this.waiting.delete(over);
        done();
      };
      const timer = setTimeout(over, milliseconds);
      this.waiting.add(over);
    });
  }

  /** Something begins to be shown; each beginning has its end. */
  begin(): void {
    this.showing++;
    this.busy = true;
  }

  /** Who was in a hurry stays so if more is to come: `hurrying`. */
  end(hurrying = false): void {
    if (--this.showing) return;
    this.busy = false;
    if (!hurrying) this.calm();
  }

  /** A step begins or ends that is shown part by part. */
  unfold(parts: boolean): void {
    this.unfolding = parts;
  }

  /** What is left is shown at once. */
  skip(): void {
    if (!this.busy) return;
    this.hurried = true;
    for (const over of [...this.waiting]) over();
  }

  /** What comes next is to be seen again. */
  calm(): void {
    this.hurried = false;
  }
}

export const motion = new Motion();
