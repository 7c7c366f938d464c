// Playing with the keyboard: arrows go from one lit place to the next, Enter plays; a lit place may
// have a key of its own (`data-key`), and some letters do what their buttons do. All of it can be
// turned off in the settings.

import { settings } from './settings.svelte';

type Shortcuts = Partial<Record<string, () => void>>;

function targets(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-target]')].filter(
    (node) => node.offsetParent !== null,
  );
}

/** Svelte action on the part of the page whose lit places are meant. */
export function keys(node: HTMLElement, shortcuts: Shortcuts) {
  let current = shortcuts;

  function pressed(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (from.closest('input:not([type=range]), textarea, select, dialog, [role=log]')) return;
    if (!settings.shortcuts) return;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step && !from.closest('input')) {
      const all = targets(node);
      if (!all.length) return;
      const at = all.indexOf(document.activeElement as HTMLElement);
      all[at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length]!.focus();
      event.preventDefault();
      return;
    }
    const own = targets(node).find((one) => one.dataset.key === event.key);
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
