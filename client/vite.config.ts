import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { words } from './words/plugin.js';

export default defineConfig({
  plugins: [words(), svelte()],
  // Relative, so that the page also works behind a proxy that serves it from a sub-folder.
  base: './',
  build: {
    outDir: '../src/pitprop/server/static',
    emptyOutDir: true,
    // The page's content policy allows neither `data:` scripts and fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Where a machine is slow, the build says at length which plugin took the time.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
