// Addresses of the page. Each names one component in `pages/`, loaded when it is first shown.

import { untrack } from 'svelte';
import { save } from './save';
import { transport } from './transport';

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

/** Where the page lies when there is no server: one file in a folder. Its addresses are behind a `?`. */
const folder = new URL('.', location.href).pathname;

/** How an address of the page is written in the browser. */
export function written(path: string): string {
  if (!transport.alone) return path;
  const { pathname, search, hash } = new URL(path, 'http://page');
  return folder + (pathname === '/' && !search ? '' : `?${pathname}${search}`) + hash;
}

/** The address of the page that is meant by one of the browser. */
function meant(place: Location | HTMLAnchorElement): URL {
  const { pathname, search, hash } = place;
  if (!transport.alone) return new URL(pathname + search + hash, 'http://page');
  if (pathname !== folder) return new URL(pathname + search + hash, 'http://page');
  return new URL((search.startsWith('?/') ? search.slice(1) : '/') + hash, 'http://page');
}

function read(): Place {
  const { pathname, search, hash } = meant(location);
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
    if (replace) history.replaceState(null, '', written(path));
    else history.pushState(null, '', written(path));
    // Whoever goes somewhere from an effect is not to be called again for having gone.
    const before = untrack(() => this.place);
    const place = read();
    this.place = place;
    if (before.page !== place.page || before.id !== place.id) scrollTo(0, 0);
  }

  /** Change what stands in the address without going anywhere. A page that is being left may say so late:
   * then the address is that of the next one already. */
  note(path: string): void {
    if (new URL(path, 'http://page').pathname === meant(location).pathname)
      history.replaceState(null, '', written(path));
  }
}

export const router = new Router();

/** Links within the page need not load it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin) return;
  const { pathname, search, hash } = meant(link);
  if (transport.alone && link.hasAttribute('download')) {
    event.preventDefault();
    void save(pathname);
    return;
  }
  if (link.target || link.hasAttribute('download') || pathname.startsWith('/api')) return;
  if (pathname === meant(location).pathname && hash) return;
  event.preventDefault();
  router.go(pathname + search + hash);
}

/** Without a server a link is written as the browser has to ask for it, before it does so by itself: in
 * another window, say. */
export function mend(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!transport.alone || !link || link.origin !== location.origin || link.pathname === folder) return;
  // That one leads away from here.
  if (link.target === '_top') return;
  const { pathname, search, hash } = meant(link);
  if (PATTERNS.some(([, pattern]) => pattern.test(pathname))) link.href = written(pathname + search + hash);
}
