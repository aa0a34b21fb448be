import { expect, test } from 'vitest';
import { preferences } from '../src/shell/preferences.svelte';

test('what is secret lies covered at every deal and every table, until it is lifted there', () => {
  preferences.setDeal('a', 1);
  expect(preferences.covered).toBe(true);
  preferences.setCovered(false);
  expect(preferences.covered).toBe(false);
  preferences.setDeal('a', 2);
  expect(preferences.covered).toBe(true);
  preferences.setDeal('b', 1);
  expect(preferences.covered).toBe(true);
  preferences.setDeal('a', 1);
  expect(preferences.covered).toBe(false);
  preferences.setCovered(true);
  expect(preferences.covered).toBe(true);
});
