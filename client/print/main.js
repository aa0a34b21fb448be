/**
 * Draws the pictures that are printed: the page's own components, rendered to SVG that needs no
 * stylesheet, a file for each game, and the typeface beside them.
 *
 *     node print/main.js FOLDER
 */

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';
import { cast, LICENCE } from '../delivery/typeface.js';
import { draw } from './drawing.js';

const CLIENT = fileURLToPath(new URL('..', import.meta.url));
const FONT = fileURLToPath(import.meta.resolve('@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2'));
const WEIGHTS = [400, 700];

const folder = argv[2] ?? '';
if (folder === '') throw new Error('node print/main.js FOLDER');
mkdirSync(folder, { recursive: true });

const server = await createServer({
  root: CLIENT,
  configFile: false,
  logLevel: 'warn',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  mode: 'production',
  optimizeDeps: { noDiscovery: true },
  // One Svelte for all: that of Node, as here.
  ssr: { external: ['svelte'], optimizeDeps: { noDiscovery: true } },
  // Styles come with what is rendered.
  plugins: [
    svelte({
      configFile: false,
      emitCss: false,
      prebundleSvelteLibraries: false,
      compilerOptions: { css: 'injected', dev: false },
    }),
  ],
});
try {
  const { GAMES } = /** @type {typeof import('../src/art/print/pictures.ts')} */ (
    await server.ssrLoadModule('/src/art/print/pictures.ts')
  );
  const { default: Defs } = /** @type {{ default: import('svelte').Component }} */ (
    await server.ssrLoadModule('/src/art/Defs.svelte')
  );
  for (const [game, pictures] of Object.entries(GAMES)) {
    const drawings = Object.fromEntries(Object.entries(pictures()).map(([name, each]) => [name, draw(each, Defs)]));
    // Without the time, so that the same art makes the same file.
    writeFileSync(join(folder, `${game}.json.gz`), gzipSync(JSON.stringify(drawings), { level: 9 }));
  }
} finally {
  await server.close();
}
for (const weight of WEIGHTS) {
  writeFileSync(join(folder, `vollkorn-${weight}.ttf`), await cast(readFileSync(FONT), weight));
}
copyFileSync(LICENCE, join(folder, 'vollkorn.txt'));
