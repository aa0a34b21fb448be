import { afterEach, expect, test } from 'vitest';
import { CHARACTERS, characterOf, likesOf } from '../src/shell/company/character';
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

test.each(['en', 'de', 'nl'] as const)('what each character means is told in a sentence (%s)', (language) => {
  preferences.language = language;
  const sentences = CHARACTERS.map((character) => likesOf({ character }));
  expect(new Set(sentences).size).toBe(CHARACTERS.length);
  sentences.forEach((sentence, at) => {
    expect(sentence).toContain(`${characterOf({ character: CHARACTERS[at]! })}: `);
    expect(sentence).toMatch(/\w\.$/);
  });
  expect(likesOf({ character: '' })).toBe('');
});
