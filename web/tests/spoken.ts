// The sentences of the page, in English, as the server would send them.

import { existsSync, readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { speak, Texts } from '../src/lib/texts.svelte';

function sources(folder: string): string {
  const files = ['en.ftl', 'page.en.ftl'].map((name) => `../src/kachidoki/${folder}text/${name}`);
  return files
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf-8'))
    .join('\n');
}

/** What can be said about a game. */
export const spoken = (game: string): Texts => new Texts('en', [sources(''), sources(`games/${game}/`)]);

/** Let the page speak: `t` has its sentences. */
export async function hear(): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(sources(''))));
  await speak('en');
  vi.unstubAllGlobals();
}
