import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preferences } from '../src/shell/preferences.svelte';
import { Trial } from '../src/shell/table/trial.svelte';

/** A tap on a target, told to all who listen. */
function tap(trial: Trial, target: string): boolean {
  const done = trial.settles(target, false);
  trial.tapped();
  vi.runAllTimers();
  return done;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  preferences.setOneTap(false);
});

describe('a move', () => {
  test('is shown by the first tap and made by the second one there', () => {
    const trial = new Trial();
    expect(tap(trial, 'own E')).toBe(false);
    expect(trial.at).toBe('own E');
    expect(tap(trial, 'own E')).toBe(true);
    expect(trial.at).toBe('');
  });

  test('is shown elsewhere by a tap on another target', () => {
    const trial = new Trial();
    tap(trial, 'own E');
    expect(tap(trial, 'own A')).toBe(false);
    expect(tap(trial, 'own E')).toBe(false);
    expect(tap(trial, 'own E')).toBe(true);
  });

  test('is taken back by a tap on anything else', () => {
    const trial = new Trial();
    tap(trial, 'own E');
    trial.tapped();
    expect(trial.at).toBe('');
    expect(tap(trial, 'own E')).toBe(false);
  });

  test('is made at once by a key or a dragged card, and by a tap where the reader wants that', () => {
    const trial = new Trial();
    expect(trial.settles('own E', true)).toBe(true);
    preferences.setOneTap(true);
    expect(tap(trial, 'own E')).toBe(true);
  });
});
