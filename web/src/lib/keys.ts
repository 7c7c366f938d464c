// Playing with the keyboard: arrows go from one lit place to the one that lies there, Enter plays; a
// place may have a key of its own (`data-key`), and some letters do what their buttons do. All of it can
// be turned off in the settings.

import { settings } from './settings.svelte';

type Shortcuts = Partial<Record<string, () => void>>;

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
// What lies aside of the way counts more than what lies far along it.
const ASIDE = 2.5;

function seen(root: ParentNode, what: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(what)].filter((node) => node.offsetParent !== null);
}

function targets(root: ParentNode): HTMLElement[] {
  return seen(root, '[data-target]');
}

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Which of some boxes an arrow leads to from another one, or -1 where none lies that way. */
export function towards(from: Box, boxes: readonly Box[], [x, y]: readonly [number, number]): number {
  const middle = (box: Box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  const [startX, startY] = middle(from);
  let [best, least] = [-1, Infinity];
  for (const [at, box] of boxes.entries()) {
    const [endX, endY] = middle(box);
    const along = (endX - startX) * x + (endY - startY) * y;
    if (along < 2) continue;
    // Two that lie side by side, seen across the way, are not aside of each other.
    const [low, high] = x ? [box.top, box.bottom] : [box.left, box.right];
    const [low0, high0] = x ? [from.top, from.bottom] : [from.left, from.right];
    const aside = Math.max(0, low - high0, low0 - high);
    // Left and right stay in their row; where it ends, the next one begins.
    if (x && aside) continue;
    const off = Math.abs((endX - startX) * y) + Math.abs((endY - startY) * x);
    const far = along + ASIDE * aside + off / 4;
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

/** Svelte action on the part of the page whose lit places are meant. */
export function keys(node: HTMLElement, shortcuts: Shortcuts) {
  let current = shortcuts;

  function pressed(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (from.closest('input:not([type=range]), textarea, select, dialog, [role=log]')) return;
    if (!settings.shortcuts) return;
    const way = ARROWS[event.key];
    if (way && !from.closest('input')) {
      go(way);
      event.preventDefault();
      return;
    }
    // Also of a place that may not be chosen now: it says why.
    const own = seen(node, '[data-key]').find((one) => one.dataset.key === event.key);
    // Enter presses what has the focus, if it can be pressed.
    const presses = event.key === 'Enter' && from.closest('button, a, summary');
    if (own && !presses && !from.closest('input')) {
      event.preventDefault();
      own.focus();
      own.click();
      return;
    }
    const act = current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  }

  /** To the lit place that lies that way; without a start to the first one, and past the edge to the next or
   * the last one in the order of the page, so that each can be reached with any arrow. */
  function go(way: readonly [number, number]): void {
    const all = targets(node);
    if (!all.length) return;
    const here = document.activeElement as HTMLElement;
    const at = all.indexOf(here);
    const onwards = way[0] + way[1];
    if (at < 0) {
      (onwards > 0 ? all[0] : all.at(-1))!.focus();
      return;
    }
    const others = all.filter((one) => one !== here);
    const boxes = others.map((one) => one.getBoundingClientRect());
    const found = others[towards(here.getBoundingClientRect(), boxes, way)];
    (found ?? all[(at + onwards + all.length) % all.length])!.focus();
  }

  addEventListener('keydown', pressed);
  return {
    update: (shortcuts: Shortcuts) => (current = shortcuts),
    destroy: () => removeEventListener('keydown', pressed),
  };
}

let byKeyboard = false;
addEventListener('keydown', () => (byKeyboard = true), true);
addEventListener('pointerdown', () => (byKeyboard = false), true);

/** What had the focus may be gone after a move: who plays by keyboard goes on at the first lit place. */
export function refocus(root: ParentNode): void {
  if (!byKeyboard) return;
  const here = document.activeElement;
  if (here && here !== document.body && here.isConnected) return;
  targets(root)[0]?.focus({ preventScroll: true });
}
