import { afterEach, expect, test } from 'vitest';
import { ServerError } from '../src/shell/server/api';
import { preferences } from '../src/shell/preferences.svelte';
import { failureOf, TROUBLES, troubleOf } from '../src/shell/server/troubles';
import { CLOSE_CODES } from '../src/protocol';
import { t } from '../src/i18n';

afterEach(() => {
  preferences.language = 'en';
});

test.each(['en', 'de', 'nl'] as const)('whatever the server answers has a sentence of its own (%s)', (language) => {
  preferences.language = language;
  const sentences = TROUBLES.map((key) => troubleOf(new ServerError(key, '')));
  expect(sentences).not.toContain(t().trouble.other);
  expect(sentences.filter((sentence) => !/^[\p{Lu}].*[.?]$/su.test(sentence))).toEqual([]);
  expect(new Set(sentences).size).toBe(TROUBLES.length);
});

test('whatever ends a live connection has a sentence', () => {
  expect(Object.values(CLOSE_CODES).map(failureOf)).not.toContain(t().trouble.other);
});

test('a sentence tells what the server has told', () => {
  expect(troubleOf(new ServerError('name-long', '', { max: 24 }))).toBe('A name has at most 24 characters.');
  expect(troubleOf(new ServerError('other-answer', '', { status: 502 }))).toContain('502');
});

test('what is no answer of the server, and a key of a newer one, are told without a reason', () => {
  expect(troubleOf(new TypeError('oops'))).toBe(t().trouble.other);
  expect(troubleOf(new ServerError('brand-new' as never, ''))).toBe(t().trouble.other);
});
