import { afterEach, expect, test } from 'vitest';
import { characterOf } from '../src/shell/company/character';
import { preferences } from '../src/shell/preferences.svelte';

afterEach(() => {
  preferences.language = 'en';
});

test('what a computer player likes to do is told in a word, and of people nothing', () => {
  expect(['bold', 'careful', 'helpful', 'suspicious', ''].map((character) => characterOf({ character }))).toEqual([
    'bold',
    'careful',
    'helpful',
    'suspicious',
    '',
  ]);
});
