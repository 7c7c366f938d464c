import process from 'node:process';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { sizes } from './sizes.ts';

// `npm run dev` shows the page as it is edited; the server it talks to is `kachidoki serve`.
const server = process.env.KACHIDOKI ?? 'http://127.0.0.1:8321';
const away = { target: server, ws: true };

export default defineConfig({
  plugins: [sizes(), svelte()],
  // The page may lie in any folder; only where it begins it is named from the root, for a server that
  // sends it at many addresses.
  base: './',
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  worker: { format: 'es' },
  build: {
    outDir: '../src/kachidoki/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Many small files are packed worse and asked for one by one: what most pages need is one, what only the first
    // pages share another, and a third what all tables share, but for what they need later (`lib/table/parts.ts`).
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: /\/src\/lib\//, minShareCount: 4, priority: 3 },
            {
              name: 'first',
              test: /\/src\/lib\/(home|frame|Language|Upload|emblem)/,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'table',
              test: /\/src\/(kit|lib)\/(?!pictures|Keys|Proof|RuleText|verdict)/,
              minShareCount: 2,
              priority: 1,
            },
            {
              // A game's own parts, but for what is not there at its first move.
              name: (id) => `${/\/games\/(\w+)\//.exec(id)?.[1] ?? 'games'}-parts`,
              test: /\/src\/games\/\w+\/(?!.*(rune|Rune|art\/cover|seats))/,
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': away, '/texts': away, '/enter/name': away } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/quiet.ts'] },
});
