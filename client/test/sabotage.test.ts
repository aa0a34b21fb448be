import { describe, expect, test } from 'vitest';
import { stateOf, worthOf, type Roof } from '../src/art/sabotage/roof';
import { signed } from '../src/games/sabotage/ends/scores';
import { Session } from '../src/games/sabotage/session.svelte';

/** A roof by what lies on A to I, a point for nothing. */
function roof(cards: string): Roof {
  return cards.split(' ').map((card) => (card === '.' ? null : card));
}

describe('a row of a roof', () => {
  const FIRST = 0;

  test.each([
    ['. . .', 'open'],
    ['A-red . .', 'open'],
    ['A-red B-yellow .', 'lacks-one'],
    ['A-red . X-red', 'lacks-one'],
    ['A-red B-blue .', 'blocked'],
    ['A-red B-blue C-red', 'blocked'],
    ['A-red B-yellow C-red', 'counts'],
    ['A-blue wrench-purple C-blue', 'counts'],
  ])('with %s is %s', (cards, state) => {
    expect(stateOf(FIRST, roof(`${cards} . . . . . .`))).toBe(state);
  });

  test('that is blocked or lacks a card counts nothing', () => {
    expect(worthOf(roof('A-red B-blue C-red D-red . . . . .'))).toBe(0);
  });
});

test.each([
  [2, '+2'],
  [0, '±0'],
  [-1, '−1'],
])('a change of %i is written %s', (change, text) => {
  expect(signed(change)).toBe(text);
});

test.each([
  ['sabotage', 'own', 0, true],
  ['sabotage', 'other', -2, false],
  ['demontage', 'own', 0, false],
  ['demontage', 'own', -1, true],
  ['A-red', 'own', 2, false],
  ['A-red', 'other', 0, false],
  ['A-red', 'other', 1, true],
] as const)('%s on the %s roof, where it changes the worth by %i, harms the reader: %s', (chosen, side, gain, harm) => {
  const session = { chosen, gain: () => gain } as unknown as Session;
  expect(Session.prototype.harms.call(session, { side, at: 0 })).toBe(harm);
});
