import { describe, expect, test } from 'vitest';
import { stateOf, worthOf, type Roof } from '../src/art/sabotage/roof';
import { signed } from '../src/games/sabotage/scores';

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
