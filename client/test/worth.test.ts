/** What a card would make of the worth of a roof in Sabotage, in words. */

import { beforeAll, expect, test } from 'vitest';
import { doingAt } from '../src/games/sabotage/turn/doing';
import type { Session } from '../src/games/sabotage/session.svelte';
import { wantWords } from '../src/i18n/words.svelte';

beforeAll(() => wantWords('sabotage'));

function lays(card: string, letter: number, lie: string[]): string {
  const cards = [...lie, ...Array<null>(9 - lie.length).fill(null)];
  const session = { roof: () => ({ cards, worth: 0 }) } as unknown as Session;
  return doingAt(session, card, { side: 'own', at: letter });
}

test('what changes is told by both numbers', () => {
  expect(lays('C-red', 2, ['A-red', 'B-red'])).toContain('worth goes from 0 to 2');
});

test('what stays is not told as if it changed', () => {
  expect(lays('C-red', 2, ['A-red'])).toContain('worth stays 0');
});
