import { beforeEach, expect, it } from 'vitest';
import { follow, router } from '../src/lib/router.svelte';

beforeEach(() => {
  window.scrollTo = () => undefined;
  router.go('/', true);
});

it.each([
  ['/', 'home', ''],
  ['/new/glory', 'new', 'glory'],
  ['/table/a1B2', 'table', 'a1B2'],
  ['/table/a1B2/text', 'text', 'a1B2'],
  ['/table/a1B2/replay', 'replay', 'a1B2'],
  ['/learn/glory', 'learn', 'glory'],
  ['/rules/glory', 'rules', 'glory'],
  ['/enter', 'enter', ''],
  ['/kit', 'kit', ''],
  ['/table/', 'nowhere', ''],
  ['/table/a1B2/other', 'nowhere', ''],
  ['/new/../etc', 'nowhere', ''],
])('%s is the page %s', (path, page, id) => {
  router.go(path);
  expect(router.place).toMatchObject({ page, id });
});

it('reads what stands behind the path', () => {
  router.go('/table/a1B2/replay?at=12&seat=1#secret');
  expect(router.place.query.get('at')).toBe('12');
  expect(router.place.hash).toBe('secret');
});

/** Click on a link: whether the router took it. */
function click(html: string, more: MouseEventInit = {}): boolean {
  let taken = false;
  document.body.innerHTML = html;
  document.addEventListener('click', follow, { once: true });
  addEventListener(
    'click',
    (event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  document
    .querySelector('a')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
  return taken;
}

it('follows links within the page', () => {
  expect(click('<a href="/rules/glory">rules</a>')).toBe(true);
  expect(router.place.page).toBe('rules');
});

it.each([
  '<a href="https://example.org/">elsewhere</a>',
  '<a href="/api/docs">the API</a>',
  '<a href="/rules/glory" target="_blank">another tab</a>',
  '<a href="/rules/glory" download>a file</a>',
])('leaves %s to the browser', (html) => {
  expect(click(html)).toBe(false);
  expect(router.place.page).toBe('home');
});

it('leaves a click with the control key to the browser', () => {
  expect(click('<a href="/rules/glory">rules</a>', { ctrlKey: true })).toBe(false);
});

it('whoever is leaving no longer changes the address', () => {
  router.go('/table/abc/replay');
  router.note('/table/abc/replay?at=12');
  expect(location.pathname + location.search).toBe('/table/abc/replay?at=12');
  router.go('/table/def');
  router.note('/table/abc/replay?at=13');
  expect(location.pathname + location.search).toBe('/table/def');
});
