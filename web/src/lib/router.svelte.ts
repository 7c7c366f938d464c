// Addresses of the page. Each names one component in `pages/`, loaded when it is first shown.

import { untrack } from 'svelte';

export interface Place {
  page: string;
  id: string;
  query: URLSearchParams;
  hash: string;
}

const PATTERNS: [page: string, pattern: RegExp][] = [
  ['home', /^\/$/],
  ['new', /^\/new\/([a-z]+)$/],
  ['table', /^\/table\/([A-Za-z0-9]+)$/],
  ['text', /^\/table\/([A-Za-z0-9]+)\/text$/],
  ['replay', /^\/table\/([A-Za-z0-9]+)\/replay$/],
  ['learn', /^\/learn\/([a-z]+)$/],
  ['rules', /^\/rules\/([a-z]+)$/],
  ['cards', /^\/cards\/([a-z]+)$/],
  ['enter', /^\/enter$/],
  ['kit', /^\/kit$/],
];

function read(): Place {
  const { pathname, search, hash } = location;
  for (const [page, pattern] of PATTERNS) {
    const found = pattern.exec(pathname);
    if (found) return { page, id: found[1] ?? '', query: new URLSearchParams(search), hash: hash.slice(1) };
  }
  return { page: 'nowhere', id: '', query: new URLSearchParams(), hash: '' };
}

class Router {
  place = $state<Place>(read());

  constructor() {
    addEventListener('popstate', () => (this.place = read()));
    addEventListener('hashchange', () => (this.place = read()));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    // Whoever goes somewhere from an effect is not to be called again for having gone.
    const before = untrack(() => this.place);
    const place = read();
    this.place = place;
    if (before.page !== place.page || before.id !== place.id) scrollTo(0, 0);
  }

  /** Change what stands in the address without going anywhere. A page that is being left may say so late:
   * then the address is that of the next one already. */
  note(path: string): void {
    if (new URL(path, location.href).pathname === location.pathname) history.replaceState(null, '', path);
  }
}

export const router = new Router();

/** Links within the page need not load it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
