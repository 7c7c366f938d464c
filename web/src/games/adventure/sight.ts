// What has to come into sight: where the page scrolls, what is to be chosen; in a lesson, what it speaks of.

import { motion } from '../../lib/motion.svelte';

/** Where that lies which is to be chosen, by what is asked. */
export const CHOSEN: Partial<Record<string, string>> = {
  host: '.spot .lit',
  'pick-slot': '.spot .lit',
  'pick-rune': '.stage',
  'pick-stack': '.stack',
  prep: '.stage',
  'dark-again': '.stage',
  respond: '.stack',
};

/** Mark the places that a lesson speaks of, until what is returned is called. Whoever comes in the middle of it sees
 * the table before its cards are known, and some are laid out a little later: so they are looked for in a few
 * frames. */
export function point(names: readonly string[]): () => void {
  let nodes: HTMLElement[] = [];
  let frames = 30;
  let next = 0;
  const light = () => {
    nodes = names.flatMap((name) => motion.find(name) ?? []);
    for (const node of nodes) node.classList.add('pointed');
    if (nodes.length < names.length && frames--) next = requestAnimationFrame(light);
  };
  next = requestAnimationFrame(light);
  return () => {
    cancelAnimationFrame(next);
    for (const node of nodes) node.classList.remove('pointed');
  };
}
