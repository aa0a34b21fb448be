import { describe, expect, test } from 'vitest';
import { DARK_CAVE_MOVES } from '../generated/protocol/dark_cave';
import { attempt, isFaceOf, passMove, startsOf, targetsOf as targetsInCave } from '../src/games/dark_cave/moves';
import { after, moveAt, targetsOf } from '../src/games/sabotage/moves';
import { choicesFor, hasUse, placesIn, seatsIn, turns, wayAt } from '../src/games/saboteur/turn/choices';
import { canTurn, lyingAs, targetKind } from '../src/games/saboteur/turn/hand';
import { SABOTEUR_MOVES } from '../generated/protocol/saboteur';
import { isToolMove, parseMove, toolMoveAt, toolOf } from '../src/games/saboteur/moves';
import type { DarkCaveMove } from '../src/protocol';
import { moveText, readMove } from '../src/shell/moves';
import { DISCARD } from '../src/shell/table/aim';
import { placeText } from '../src/shell/table/places';

describe('moves of Saboteur', () => {
  test.each([
    'lay NESW 1,0',
    'lay N.E.S -2,3',
    'break lamp 3',
    'mend cart 1',
    'mend lamp+cart cart 2',
    'rockfall 1,-1',
    'map 8,2',
    'pass NS',
    'turn NE',
    'take 3',
  ])('%s is read and written alike', (text) => {
    const move = parseMove(text);
    expect(move && moveText(SABOTEUR_MOVES, move)).toBe(text);
  });

  test('what is none is not read', () => expect(parseMove('dig 1,0')).toBeNull());

  // S-43
  test.each([
    ['break cart 3', 'cart'],
    ['mend pickaxe 1', 'pickaxe'],
    ['mend lamp+cart cart 2', 'cart'],
  ])('%s says which tool it is about', (text, tool) => {
    const move = parseMove(text);
    expect(move && isToolMove(move) && toolOf(move)).toBe(tool);
  });

  test('a repair that does not say which tool it mends is none', () => {
    expect(parseMove('mend lamp+cart 2')).toBeNull();
    expect(parseMove('mend hammer 2')).toBeNull();
  });

  test.each([
    ['break-cart', [], 'break cart 2'],
    ['pickaxe', ['lamp'], 'mend pickaxe 2'],
    ['lamp+cart', [], 'mend lamp+cart lamp 2'],
    ['lamp+cart', ['cart'], 'mend lamp+cart cart 2'],
  ])('%s at a player whom it may not be played at is asked of the rules', (card, broken, text) => {
    const move = toolMoveAt(card, 1, broken);
    expect(move && moveText(SABOTEUR_MOVES, move)).toBe(text);
  });

  test('a card that does nothing to players asks nothing', () => {
    expect(['NS', 'map', 'rockfall'].map((card) => toolMoveAt(card, 1, []))).toEqual([null, null, null]);
  });

  const legal = ['lay NE 1,0', 'lay SW 2,1', 'lay NS 1,0', 'pass NE', 'break lamp 2', 'break lamp 4', 'map 8,0'];

  test('are sorted by what a card can be aimed at', () => {
    const bend = choicesFor('NE', legal);
    expect(placesIn(bend).map(placeText)).toEqual(['1,0', '2,1']);
    expect([bend.has(DISCARD), seatsIn(bend), hasUse(bend)]).toEqual([true, [], true]);
    expect(seatsIn(choicesFor('break-lamp', legal))).toEqual([1, 3]);
    expect(hasUse(choicesFor('rockfall', legal))).toBe(false);
    expect(placesIn(choicesFor('map', legal)).map(placeText)).toEqual(['8,0']);
  });

  test('lay a card as it is held where that fits, else as it fits', () => {
    const bend = choicesFor('NE', legal);
    expect(wayAt(bend, { x: 1, y: 0 }, 'SW')).toBe('NE');
    expect(wayAt(bend, { x: 2, y: 1 }, 'SW')).toBe('SW');
    expect(wayAt(bend, { x: 5, y: 5 }, 'SW')).toBe('SW');
  });

  test('a card knows what it is aimed at and whether it can be turned', () => {
    expect(['NS', 'rockfall', 'map', 'break-cart', 'lamp'].map(targetKind)).toEqual([
      'place',
      'card',
      'goal',
      'seat',
      'seat',
    ]);
    expect(['NE', 'NS', 'map'].map(canTurn)).toEqual([true, false, false]);
    expect([lyingAs('NE', true), lyingAs('map', true)]).toEqual(['SW', 'map']);
    expect(turns(['turn NE', 'turn SW', 'pass NS'])).toEqual(['NE', 'SW']);
  });
});

describe('moves of Sabotage', () => {
  test('name the place only where the card does not', () => {
    expect(moveAt('A-red', { side: 'own', at: 0 })).toBe('lay A-red own');
    expect(moveAt('X-red', { side: 'own', at: 4 })).toBe('lay X-red own E');
    expect(moveAt('sabotage', { side: 'other', at: 8 })).toBe('sabotage other I');
  });

  test('go where they are allowed, and change the roof there alone', () => {
    expect(targetsOf('A-red', ['lay A-red own', 'lay A-red other', 'discard A-red'])).toEqual([
      { side: 'own', at: 0 },
      { side: 'other', at: 0 },
    ]);
    expect(after([null, 'B-red', null], 'X-blue', 0)).toEqual(['X-blue', 'B-red', null]);
    expect(after([null, 'B-red', null], 'demontage', 1)).toEqual([null, null, null]);
  });
});

describe('moves of The Dark Cave', () => {
  test('a card is known by its face as it lies', () => {
    expect(isFaceOf('I:SW+hole-S', 'I:NE+hole-N')).toBe(true);
    expect(isFaceOf('I:NS', 'II:NS')).toBe(false);
    expect(isFaceOf('I:NS', 'I:NE')).toBe(false);
  });

  test('are sorted by what is aimed at; seats count from 1 in notation', () => {
    const legal = [
      'lay I:NS 0,1',
      'II:info goal 2,2',
      'II:info clan 2',
      'I:web 0,0 E',
      'I:rat 0,0:N',
      'I:rat 0,0:N > 1,0:S',
    ];
    expect([...targetsInCave('I:NS', legal, null).keys()]).toEqual(['place 0,1']);
    expect([...targetsInCave('II:info', legal, null).keys()]).toEqual(['goal 2,2', 'seat 1']);
    expect([...targetsInCave('I:web', legal, null).keys()]).toEqual(['edge 0,0 E']);
    expect(startsOf('I:rat', legal)).toEqual(['0,0:N']);
    expect([...targetsInCave('I:rat', legal, '0,0:N').keys()]).toEqual(['field 1,0:S']);
  });

  test('a step ends on a field or turns up a goal; two cards are one part of a move', () => {
    const read = (text: string) => readMove<DarkCaveMove>(DARK_CAVE_MOVES, text);
    expect(read('step 1,0:NES')).toEqual({ word: 'step', field: '1,0:NES' });
    expect(read('step 8,0')).toEqual({ word: 'step-goal', place: '8,0' });
    expect(read('pass I:NS II:rat')).toEqual({ word: 'pass', cards: 'I:NS II:rat' });
    expect(read('end propose')).toEqual({ word: 'propose' });
    expect(read('end yes')).toEqual({ word: 'vote', yes: 'yes' });
    expect(read('cut web 1,0 E')).toEqual({ word: 'cut', edge: '1,0 E' });
  });

  test('what is aimed wrongly is tried, so that the rules say why; what means nothing is not', () => {
    expect(attempt('I:NS', 'card 0,1:N', null)).toBe('lay I:NS 0,1');
    expect(attempt('I:axe', 'seat 2', null)).toBe('I:axe 3');
    expect(attempt('I:NS', 'seat 2', null)).toBeNull();
    expect(attempt('I:web', 'field 0,0:N', null)).toBeNull();
  });

  test('two cards are passed in the order that is allowed', () => {
    expect(passMove(['I:NS'], [])).toBe('pass I:NS');
    expect(passMove(['II:rat', 'I:NS'], ['pass I:NS II:rat'])).toBe('pass I:NS II:rat');
    expect(passMove(['II:rat', 'I:NS'], [])).toBe('pass I:NS II:rat');
  });
});
