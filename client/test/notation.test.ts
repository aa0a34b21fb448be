import { describe, expect, test } from 'vitest';
import { halfTurn, isLit, parseShape } from '../src/art/shape';
import { actionOf, backOf, dugOf, halfTurn as halfTurnInCave, isKnown } from '../src/art/dark_cave/cards';
import { pipeOf, removalOf } from '../src/art/sabotage/cards';
import { nextPlace, parsePlace, placeText, samePlace } from '../src/shell/table/places';

describe('path cards of Saboteur', () => {
  test('are read as groups of joined openings', () => {
    expect(parseShape('NS.EW')).toEqual({
      notation: 'NS.EW',
      groups: [
        ['N', 'S'],
        ['E', 'W'],
      ],
      openings: ['N', 'E', 'S', 'W'],
    });
  });

  test.each(['', 'NN', 'N.', 'NX', 'N.N'])('are refused where "%s" is none', (text) => {
    expect(() => parseShape(text)).toThrow(RangeError);
  });

  test.each([
    ['NE', 'SW'],
    ['N.E.S', 'N.S.W'],
    ['NES', 'NSW'],
    ['NESW', 'NESW'],
    ['NE.SW', 'NE.SW'],
  ])('lie as %s and turned as %s', (one, other) => {
    expect(halfTurn(one)).toBe(other);
    expect(halfTurn(other)).toBe(one);
  });

  test('are lit where light reaches one of their openings', () => {
    expect(isLit(['N', 'S'], 'SW')).toBe(true);
    expect(isLit(['N', 'S'], 'EW')).toBe(false);
  });
});

describe('cards of The Dark Cave', () => {
  test('tell their group, what they do and whether they are seen', () => {
    // A goal is in no group, whatever it shows.
    expect(backOf('NESW+exit')).toBe('');
    expect([backOf('II:rat'), actionOf('II:rat'), dugOf('II:rat')]).toEqual(['II', 'rat', null]);
    expect([isKnown('III:?'), isKnown(''), isKnown('I:NS')]).toEqual([false, false, true]);
  });

  // D-6, D-9: a hole lies on the way of a card of group I, at an opening on group II, in the middle on group III.
  test.each([
    ['I:NS+hole', 'NS'],
    ['II:NS+hole', 'N'],
    ['II:NS+hole-S', 'S'],
    ['III:NS+hole', '*NS'],
    ['I:NS', ''],
  ])('%s has its feature at "%s"', (card, at) => expect(dugOf(card)?.at).toBe(at));

  test('turn by half a turn', () => {
    expect(['NE.SW', 'N', 'NES'].map(halfTurnInCave)).toEqual(['NE.SW', 'S', 'NSW']);
  });
});

test('cards of Sabotage are pipes, removals, or hidden', () => {
  expect(pipeOf('wrench-red')).toEqual({ stamp: 'wrench', colour: 'red' });
  expect([pipeOf('demontage'), pipeOf('Z-red'), pipeOf('A-green'), pipeOf('')]).toEqual([null, null, null, null]);
  expect([removalOf('demontage'), removalOf('A-red')]).toEqual(['demontage', null]);
});

describe('places', () => {
  test.each(['0,0', '3,-1', '-12,7'])('%s is read and written alike', (text) => {
    expect(placeText(parsePlace(text))).toBe(text);
  });

  test('are the same only where both are there', () => {
    expect(samePlace(parsePlace('1,2'), { x: 1, y: 2 })).toBe(true);
    expect(samePlace(null, null)).toBe(false);
  });

  test('are walked by arrows: the nearest ahead, where a step aside counts double', () => {
    const places = ['1,0', '0,-2', '1,-1', '-3,0', '0,0'].map(parsePlace);
    const from = parsePlace('0,0');
    const found = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Enter'].map((key) =>
      nextPlace(from, key, places),
    );
    expect(found.map((place) => place && placeText(place))).toEqual(['1,0', '0,-2', '-3,0', undefined, undefined]);
  });
});
