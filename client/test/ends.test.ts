import { describe, expect, test } from 'vitest';
import { cardsShort, decided, most, wayToTreasure } from '../src/games/saboteur/ends/decided';
import { given, giftsInAll, giftsOf } from '../src/games/saboteur/ends/gifts';
import { laidBare, treasureText } from '../src/games/saboteur/ends/outcome';
import { podium, type Standing } from '../src/games/saboteur/ends/standings';
import type { SaboteurEvent, SaboteurView } from '../src/protocol';
import { placeText } from '../src/shell/table/places';
import { wayBetween } from '../src/shell/table/way';

const NAMES = ['Ada', 'Ben', 'Zoë', 'Olaf'];
/** Of the players, and of the card left over. */
const ROLES = ['saboteur', 'digger', 'digger', 'saboteur', 'digger'];
const person = (seat: number) => ({ name: NAMES[seat] ?? '', you: seat === 0 });

function laid(seat: number, place: string, card = 'EW'): SaboteurEvent {
  return { key: 'laid', seat, params: { card, place }, secret: {} };
}

/** A straight tunnel from the ladder as far as so many cards, with the middle goal at G. */
function tunnel(cards: number, changes: Partial<SaboteurView> = {}): SaboteurView {
  const maze = Array.from({ length: cards }, (_, at) => ({ x: at + 1, y: 0, card: 'EW', lit: 'EW', kind: 'tunnel' }));
  return {
    round: 1,
    players: NAMES.map(() => ({ hand: 0, broken: [], gold_cards: 0, gold: null, role: null })),
    maze: [{ x: 0, y: 0, card: 'NESW', lit: 'NESW', kind: 'start' }, ...maze],
    goals: [-2, 0, 2].map((y) => ({ x: 8, y, face: null, card: null, known: null })),
    history: [],
    results: [{ winner: 'saboteurs', last_seat: 0, roles: ROLES, cards: [], pay: [], due: [], returned: [] }],
    ...changes,
  } as unknown as SaboteurView;
}

/** The same, with the treasure reached. */
function reached(history: SaboteurEvent[]): SaboteurView {
  const view = tunnel(7);
  return {
    ...view,
    maze: [...view.maze, { x: 8, y: 0, card: 'NESW', lit: 'NESW', kind: 'goal' }],
    goals: view.goals.map((goal) => (goal.y === 0 ? { ...goal, face: 'treasure', card: 'NESW' } : goal)),
    history,
    results: [{ ...view.results[0]!, winner: 'diggers', last_seat: 1 }],
  };
}

describe('the tunnel that did it', () => {
  test('goes along joined openings alone, by the shortest way', () => {
    const cards = [
      { x: 0, y: 0, groups: ['NESW'] },
      { x: 1, y: 0, groups: ['E', 'W'] },
      { x: 0, y: 1, groups: ['NE'] },
      { x: 1, y: 1, groups: ['NEW'] },
      { x: 2, y: 1, groups: ['NW'] },
      { x: 2, y: 0, groups: ['NS', 'EW'] },
      { x: 2, y: -1, groups: ['NESW'] },
    ];
    const way = (to: { x: number; y: number }) => wayBetween(cards, { x: 0, y: 0 }, to).map(placeText);
    expect(way({ x: 2, y: -1 })).toEqual(['0,0', '0,1', '1,1', '2,1', '2,0', '2,-1']);
    expect(way({ x: 0, y: 0 })).toEqual(['0,0']);
    expect(way({ x: 5, y: 5 })).toEqual([]);
  });

  test('leads from the ladder to the treasure, where that was reached', () => {
    expect(wayToTreasure(reached([])).map(placeText)).toEqual([
      '0,0',
      '1,0',
      '2,0',
      '3,0',
      '4,0',
      '5,0',
      '6,0',
      '7,0',
      '8,0',
    ]);
    expect(wayToTreasure(tunnel(3))).toEqual([]);
  });
});

describe('what decided a round', () => {
  test('is who laid the cards on the way', () => {
    const history = [0, 1, 1, 2, 1, 2, 1].map((seat, at) => laid(seat, `${at + 1},0`));
    expect(decided(reached(history), person)).toBe(
      'Ben laid the last of the 7 cards on the way to the treasure, and more of them than anybody else (4).',
    );
    const shared = [0, 1, 1, 2, 2, 3, 0].map((seat, at) => laid(seat, `${at + 1},0`));
    expect(decided(reached(shared), person)).toContain('Ada, Ben and Zoë laid the most of them (2 each)');
  });

  test('is how far the tunnel was from a goal, and who did most against it', () => {
    expect(cardsShort(tunnel(3))).toBe(4);
    expect(decided(tunnel(6), person)).toBe('The tunnel was 1 card short of a goal.');
    const broke: SaboteurEvent = { key: 'broke', seat: 3, params: { tool: 'lamp', target: 0 }, secret: {} };
    expect(decided(tunnel(3, { history: [broke, broke, laid(1, '9,9', 'E.W')] }), person)).toBe(
      'The tunnel was 4 cards short of a goal. As a saboteur Olaf did most to stop it, with dead ends, broken tools and rockfalls (2).',
    );
  });

  test('never calls what a gold digger did harm', () => {
    const broke = (seat: number): SaboteurEvent => ({
      key: 'broke',
      seat,
      params: { tool: 'lamp', target: 3 },
      secret: {},
    });
    expect(decided(tunnel(6, { history: [broke(1), broke(1), broke(1)] }), person)).toBe(
      'The tunnel was 1 card short of a goal.',
    );
    expect(decided(tunnel(6, { history: [1, 1, 1, 3, 3].map(broke) }), person)).toContain(
      'Olaf did most to stop it, with dead ends, broken tools and rockfalls (2).',
    );
  });

  test('speaks to the reader', () => {
    const history = [1, 0, 0, 2, 0, 2, 0].map((seat, at) => laid(seat, `${at + 1},0`));
    expect(decided(reached(history), person)).toContain('you laid more of them than anybody else (4).');
    const dead = [0, 0].map((seat) => laid(seat, '9,9', 'E.W'));
    expect(decided(tunnel(3, { history: dead }), person)).toContain(
      'you did most to stop it, with dead ends, broken tools and rockfalls (2).',
    );
  });

  test('is that no end was open any more', () => {
    const closed = tunnel(0, { maze: [{ x: 0, y: 0, card: 'N.E', lit: '', kind: 'start' }] });
    expect(cardsShort(closed)).toBeNull();
    expect(decided(closed, person)).toBe('No tunnel from the ladder had an open end left.');
  });

  test('nobody did the most of what nobody did', () => {
    expect(most([0, 0])).toEqual({ seats: [], number: 0 });
    expect(most([1, 3, 3])).toEqual({ seats: [1, 2], number: 3 });
  });
});

// S-61, S-64
test('gold goes round in the order in which it was picked or paid', () => {
  const took = (seat: number): SaboteurEvent => ({ key: 'took', seat, params: {}, secret: {} });
  const history: SaboteurEvent[] = [
    took(2),
    took(1),
    took(2),
    { key: 'paid', seat: 0, params: { cards: 2, worth: 3 }, secret: {} },
  ];
  const gifts = giftsOf({ history });
  expect(gifts.map(({ seat }) => seat)).toEqual([2, 1, 2, 0]);
  expect([0, 1, 2, 3, 4].map((shown) => given(gifts, 2, shown))).toEqual([0, 1, 1, 2, 2]);
  expect(given(gifts, 0, Infinity)).toBe(2);
  expect(giftsInAll({ history, offered: 1 })).toBe(5);
});

// S-72
describe('the podium', () => {
  const standing = (...ranks: number[]): Standing[] =>
    ranks.map((rank, seat) => ({ seat, gold: [], worth: 10 - rank, rank }));

  test('has the first in the middle, the second to the left', () => {
    expect(podium(standing(1, 2, 3, 4))).toEqual([
      { rank: 2, seats: [1] },
      { rank: 1, seats: [0] },
      { rank: 3, seats: [2] },
    ]);
  });

  test('has all on one step who share a place', () => {
    expect(podium(standing(1, 1, 3, 3, 3))).toEqual([
      { rank: 3, seats: [2, 3, 4] },
      { rank: 1, seats: [0, 1] },
    ]);
    expect(podium(standing(1, 1, 1, 1))).toEqual([{ rank: 1, seats: [0, 1, 2, 3] }]);
    expect(podium(standing(1, 2, 2, 4))).toEqual([
      { rank: 2, seats: [1, 2] },
      { rank: 1, seats: [0] },
    ]);
  });
});

describe('where the treasure lay', () => {
  const lying = (...known: (string | null)[]) => ({
    goals: tunnel(3).goals.map((goal, at) => ({ ...goal, known: known[at]! })),
  });

  test('is told to whoever may know, where nobody has reached it', () => {
    expect(treasureText(lying('NE', 'NW', 'treasure'))).toBe('The treasure lay under the south goal.');
    expect(treasureText(lying(null, 'NW', null))).toBe('');
    expect(treasureText(reached([]))).toBe('');
  });

  test('is laid bare once the round is over: after the game to all, before it to who looks back on all hands', () => {
    const known = ['NE', 'NW', 'treasure'];
    const looked = { ...tunnel(3), ...lying(...known), seat: null, phase: 'dealing' } as SaboteurView;
    const bare = (view: SaboteurView, dealt: string[] = []) => [0, 1, 2].map((goal) => laidBare(view, goal, dealt));
    expect(bare(looked)).toEqual(known);
    expect(bare({ ...looked, results: [] })).toEqual([null, null, null]);
    // A map tells one player, who has to keep it.
    expect(bare({ ...looked, seat: 2 }, known)).toEqual([null, null, null]);
    expect(bare({ ...looked, seat: 2, phase: 'over' }, ['NW', 'treasure', 'NE'])).toEqual(['NW', 'treasure', 'NE']);
    expect(bare({ ...reached([]), seat: 2, phase: 'over' }, ['NW', 'treasure', 'NE'])).toEqual(['NW', null, 'NE']);
  });
});
