import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './words/plugin.js';

export default defineConfig({
  plugins: [words(), svelte()],
  test: {
    // The colours are tested.
    css: { include: /theme\.css/ },
    include: ['test/**/*.test.ts', 'words/**/*.test.ts', 'print/**/*.test.ts'],
    setupFiles: ['test/page.ts', 'test/languages.ts'],
  },
});
