import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './words/plugin.js';

export default defineConfig({
  plugins: [words(), svelte()],
  test: {
    // All files share what they import: each for itself, to read the page and its words took most of the time.
    isolate: false,
    // The colours are tested.
    css: { include: /theme\.css/ },
    include: ['test/**/*.test.ts', 'words/**/*.test.ts', 'print/**/*.test.ts'],
    setupFiles: ['test/page.ts', 'test/languages.ts'],
  },
});
