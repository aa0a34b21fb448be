/** What a screen reader is told, by a reader who chooses another language meanwhile. */

import './page';
import { expect, it, vi } from 'vitest';
import { announcer } from '../src/shell/announce.svelte';
import { preferences } from '../src/shell/preferences.svelte';

it('is told again where it is said twice, and not kept in a language that is no longer read', () => {
  announcer.say('The treasure!');
  expect(announcer.text).toBe('The treasure!');
  announcer.say('The treasure!');
  expect(announcer.text).toBe('The treasure!\u00a0');
  preferences.setLanguage('de');
  expect(announcer.text).toBe('');
  announcer.say('Der Schatz!');
  expect(announcer.text).toBe('Der Schatz!');
  preferences.setLanguage('en');
});

it('begins with the title of a page that the reader has come to, and forgets what was said on the last one', () => {
  announcer.say('Right!');
  announcer.forget();
  expect(announcer.text).toBe('');
  announcer.say('Your turn.');
  announcer.arrived('Saboteur');
  expect(announcer.text).toBe('Saboteur. Your turn.');
  announcer.forget();
  announcer.arrived('Rules');
  expect(announcer.text).toBe('Rules');
});

it('loses nothing that is said of one occasion, and doesn’t say again what was said before it', () => {
  vi.useFakeTimers();
  announcer.say('Ben lays a bend.');
  announcer.add('Cem is away.');
  expect(announcer.text).toBe('Ben lays a bend. Cem is away.');
  vi.runAllTimers();
  announcer.add('A computer player can play on.');
  expect(announcer.text).toBe('A computer player can play on.');
  vi.useRealTimers();
});
