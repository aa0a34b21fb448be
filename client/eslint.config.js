import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['generated', 'public', '*.config.js', 'node_modules'] },
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['vite.config.ts', 'vitest.config.ts'],
          defaultProject: 'words/tsconfig.json',
        },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // Every `switch` over kinds names all of them: behind a `default` one that is added would go unseen.
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `() => (open = true)` is how handlers are written here.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Numbers in texts are plain; views and hands are indexed by what is known to be there.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-plus-operands': [
        'error',
        { allowAny: true, allowNullish: true, allowNumberAndString: true },
      ],
      // Notation is ASCII, and taken apart letter by letter.
      '@typescript-eslint/no-misused-spread': 'off',
      // A class says with a type parameter what those that extend it fill in.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // What is watched is `$state.raw` and replaced as a whole.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check decides which of these comments are needed.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The compiler checks what is given to components; types of snippets don't reach the linter.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // `let { … } = $props()` as the documentation of Svelte writes it.
      'prefer-const': 'off',
    },
  },
);
