import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DarkCaveView } from '../src/protocol';
import { doingAt, harms } from '../src/games/dark_cave/turn/doing';
import { isBeforeCard, owedIn } from '../src/games/dark_cave/turn/prompt';
import type { Session } from '../src/games/dark_cave/session.svelte';
import { stakesOf } from '../src/games/dark_cave/turn/stakes';
import { preferences } from '../src/shell/preferences.svelte';

const NAMES = ['Ada', 'Ben'];

function session(chosen: string, start: string | null, view: object = {}): Session {
  const players = [{ field: '0,0:NESW' }, { field: '1,0:NESW' }];
  return {
    chosen,
    start,
    me: 0,
    view: { players, creatures: [], net: [], goals: [], options: {}, ...view },
    person: (seat: number) => ({ name: NAMES[seat], you: seat === 0 }),
    nameOf: (seat: number | null) => NAMES[seat ?? -1],
    wayTo: () => undefined,
  } as unknown as Session;
}

beforeEach(() => {
  preferences.language = 'en';
});
afterEach(() => {
  preferences.language = 'en';
});

describe('what a chosen card would do', () => {
  // D-62
  test('a creature says whom it meets', () => {
    expect(doingAt(session('I:rat', '3,0:NESW'), 'field 1,0:NESW')).toMatch(/; meets Ben$/);
    expect(doingAt(session('I:rat', '3,0:NESW'), 'field 2,0:NESW')).not.toContain('meets');
  });

  // D-63
  test('a creature that comes out beside a dwarf meets it, unless that is spared', () => {
    const spared = { options: { spawn_attacks: 'no' } };
    expect(doingAt(session('I:rat', null), 'field 0,0:NESW')).toMatch(/; meets Ada$/);
    expect(doingAt(session('I:rat', null, spared), 'field 0,0:NESW')).not.toContain('meets');
  });

  // D-62
  test('a creature harms the reader where they stand, and nobody else there', () => {
    expect(harms(session('I:rat', '3,0:NESW'), 'field 0,0:NESW')).toBe(true);
    expect(harms(session('I:rat', '3,0:NESW'), 'field 1,0:NESW')).toBe(false);
    expect(harms(session('I:swap', null), 'seat 1')).toBe(false);
  });

  // D-50, D-52, D-54, D-55
  test.each([
    ['I:info', 'Look at the clan card of Ben'],
    ['I:swap', 'Swap hands with Ben'],
    ['I:boots', 'Give the boots to Ben'],
    ['I:axe', 'Give the axe to Ben'],
  ])('a card that is aimed at a player says what becomes of them (%s)', (card, sentence) => {
    expect(doingAt(session(card, null), 'seat 1')).toBe(sentence);
  });
});

describe('an end that is proposed before a card is played', () => {
  const asked = { phase: 'voting', on_turn: 0, steps: 3, draws: 0, drawer: 0, piles: [1, 2, 3] };

  // D-86
  test('leaves the turn where it was', () => {
    expect(isBeforeCard(asked as unknown as DarkCaveView)).toBe(true);
    expect(isBeforeCard({ ...asked, draws: 1 } as unknown as DarkCaveView)).toBe(false);
    expect(owedIn(session('', null, asked))).toBe('');
    expect(owedIn(session('', null, { ...asked, draws: 1 }))).toBe('then you draw 1');
  });
});

// D-86
test('an end that is proposed says what it costs', () => {
  const players = [
    { gold: 3, left: null },
    { gold: 2, left: null },
  ];
  const asked = { phase: 'voting', on_turn: 1, players };
  expect(stakesOf(session('', null, asked))).toEqual([
    'You are still inside: your 3 gold would be lost.',
    'If all agree, the game ends at once. These are still inside and would get no gold: Ben.',
  ]);
});
