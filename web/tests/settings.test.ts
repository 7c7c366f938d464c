import { beforeEach, expect, it, vi } from 'vitest';

async function fresh() {
  vi.resetModules();
  return (await import('../src/lib/settings.svelte')).settings;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

it.each(['', '{', 'null', '[]', '7', '{"language":"xx","theme":3,"speed":{},"sound":0}'])(
  'stands nonsense in the storage: %s',
  async (kept) => {
    localStorage.setItem('kachidoki', kept);
    const settings = await fresh();
    expect(settings).toMatchObject({
      language: 'en',
      theme: 'auto',
      speed: 'normal',
      sound: true,
      text: false,
    });
  },
);

it('stands a storage that it may not use', async () => {
  const locked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('locked');
  });
  expect((await fresh()).language).toBe('en');
  locked.mockRestore();
});

it('remembers what was set', async () => {
  const settings = await fresh();
  Object.assign(settings, { language: 'de', theme: 'dark', speed: 'fast', sound: false });
  settings.keep();
  expect(await fresh()).toMatchObject({ language: 'de', theme: 'dark', speed: 'fast', sound: false });
});

it('takes the language of the browser first', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja', 'fr-CH', 'de']);
  expect((await fresh()).language).toBe('fr');
});

it('moves nothing where the system asks for less motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect((await fresh()).pace).toEqual({ flight: 0, rest: 380, turn: 1200 });
});
