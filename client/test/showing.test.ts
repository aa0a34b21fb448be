import { describe, expect, test } from 'vitest';
import { aimOf as caveAim } from '../src/games/dark_cave/showing';
import { aimOf as roofAim } from '../src/games/sabotage/showing';
import { aimOf as tunnelAim } from '../src/games/saboteur/showing';
import { NO_AIM } from '../src/shell/table/aim';

describe('a move of Saboteur is shown', () => {
  const hand = ['NES', 'break-lamp', 'map'];

  test('with the card as the hand has it, held half a turn round where it is to lie so', () => {
    expect(tunnelAim('lay NES 1,0', { hand })).toMatchObject({ card: 'NES', turned: false, tried: '1,0' });
    expect(tunnelAim('lay NSW 1,0', { hand })).toMatchObject({ card: 'NES', turned: true, tried: '1,0' });
  });

  test('at a player, a goal or the discard pile', () => {
    expect(tunnelAim('break lamp 3', { hand })).toMatchObject({ card: 'break-lamp', tried: 'seat 2' });
    expect(tunnelAim('map 8,0', { hand })).toMatchObject({ card: 'map', tried: '8,0' });
    expect(tunnelAim('pass map', { hand })).toMatchObject({ card: 'map', at: { find: '[data-discard]' } });
  });

  test('in no way that nobody can read', () => {
    expect(tunnelAim('dance 1,0', { hand })).toBe(NO_AIM);
  });
});

describe('a move of The Dark Cave is shown', () => {
  const hand = ['II:rat', 'I:web', 'I:EW'];

  test('with the first of two cards that are passed', () => {
    const aim = caveAim('pass I:web II:rat', { hand });
    expect(aim).toMatchObject({ card: 'I:web', at: { find: '[data-pass]' }, tried: '' });
  });

  test('a creature first where it comes out, and in the end where it goes', () => {
    const aim = caveAim('II:rat 0,0:NESW > 1,0:EW', { hand });
    expect(aim).toMatchObject({ card: 'II:rat', first: 'field 0,0:NESW', tried: 'field 1,0:EW' });
  });

  test('a step without a card, at its field or its goal', () => {
    expect(caveAim('step 1,0:EW', { hand })).toMatchObject({ card: '', tried: 'field 1,0:EW' });
    expect(caveAim('step 4,4', { hand })).toMatchObject({ card: '', tried: 'goal 4,4' });
  });
});

describe('a move of Sabotage is shown', () => {
  test('on the roof that it is about, or at the discard pile', () => {
    expect(roofAim('lay A1 own')).toMatchObject({ card: 'A1', tried: 'own A' });
    expect(roofAim('discard A1')).toMatchObject({ card: 'A1', at: { find: '[data-discard]' } });
  });
});
