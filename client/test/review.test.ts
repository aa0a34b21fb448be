import { describe, expect, test } from 'vitest';
import { placeOfMove as placeInCave } from '../src/games/dark_cave/moves';
import { placeOfMove as placeOnRoof } from '../src/games/sabotage/telling/events';
import { placeOfMove as placeInMaze } from '../src/games/saboteur/moves';
import type { DecisionJudged, Reason, SabotageView } from '../src/protocol';
import { costliest, decisionAt, differenceOf, worthOf } from '../src/shell/replay/review';
import { seatsShown } from '../src/shell/replay/views';

function reason(key: string, weight: number): Reason {
  return { key, weight, params: {} };
}

function decision(at: number, seat: number, cost: number, more: Partial<DecisionJudged> = {}): DecisionJudged {
  return {
    at,
    seat,
    cost,
    move: '',
    better: '',
    unit: 'round',
    made: 0,
    best: cost,
    reasons: [],
    against: [],
    merits: [],
    drawbacks: [],
    how: 'played',
    worlds: 180,
    doubt: 0.05,
    clear: true,
    ...more,
  };
}

describe('a review', () => {
  const decisions = [decision(3, 1, 0.2), decision(7, 0, 0.4), decision(9, 1, 0.2), decision(12, 3, 0.1)];

  test('tells the costliest decisions first, and of those that cost as much the earlier', () => {
    expect(costliest(decisions, null).map(({ at }) => at)).toEqual([7, 3, 9, 12]);
    expect(costliest(decisions, 1).map(({ at }) => at)).toEqual([3, 9]);
  });

  test('is of all seats whose views the record tells, those too in whose decisions nothing was found', () => {
    const names = ['Ada', 'Ben', 'Zoë', 'Olaf'];
    expect(seatsShown({ names, view: null })).toEqual([0, 1, 2, 3]);
    expect(seatsShown({ names, view: 2 })).toEqual([2]);
    expect(seatsShown({ names, view: -1 })).toEqual([]);
  });

  test('tells all of them, however many: what is counted can be read', () => {
    const many = Array.from({ length: 40 }, (_none, at) => decision(at, 0, at / 100));
    expect(costliest(many, null)).toHaveLength(40);
  });

  test('tells chances in percent, and by how much their difference may be off', () => {
    const worth = worthOf(decision(1, 0, 0.1, { made: 0.413, best: 0.577, doubt: 0.061 }));
    expect(worth).toEqual({ made: 41, best: 58, doubt: 7 });
    // Nothing that was played out is beyond all doubt, and what was calculated is.
    expect(worthOf(decision(1, 0, 0.1, { doubt: 0.0004 })).doubt).toBe(1);
    expect(worthOf(decision(1, 0, 0.1, { how: 'calculated', doubt: 0 })).doubt).toBe(0);
  });

  test('tells gold as gold', () => {
    const worth = { unit: 'gold', made: -0.04, best: 0.46, how: 'estimated' } as const;
    expect(worthOf(decision(1, 0, 0.1, worth))).toEqual({ made: 0, best: 0.5, doubt: 0 });
  });

  test('is found at the moment that a decision led to', () => {
    expect(decisionAt(decisions, 9)?.seat).toBe(1);
    expect(decisionAt(decisions, 8)).toBeNull();
  });

  const plainly = ({ key }: Reason): string => (key === 'unsayable' ? '' : `It is ${key}.`);

  test('says what tells the two moves apart, the weightiest first', () => {
    const choice = decision(1, 0, 0.3, {
      reasons: [reason('unsayable', 3), reason('nearer', 2), reason('open', 0.5), reason('wide', 0.4)],
      against: [reason('dead', -2), reason('slow', -1), reason('late', -0.9)],
      merits: [reason('safe', 0.4), reason('quiet', 0.3)],
      drawbacks: [reason('risky', -0.4)],
    });
    expect(differenceOf(choice, plainly)).toEqual({
      reasons: ['It is nearer.', 'It is open.'],
      against: ['It is dead.', 'It is slow.'],
      merits: ['It is safe.'],
      drawbacks: ['It is risky.'],
    });
  });

  test('says nothing of one move that would be said of the other as well', () => {
    const choice = decision(1, 0, 0.3, {
      reasons: [reason('far', 2), reason('open', 0.5)],
      against: [reason('slow', -1)],
      merits: [reason('far', 1.5)],
      drawbacks: [reason('slow', -0.4)],
    });
    const nothing: string[] = [];
    expect(differenceOf(choice, plainly)).toEqual({
      ...{ reasons: ['It is open.'], against: nothing, merits: nothing, drawbacks: nothing },
    });
  });

  test('says what counts for nothing only where there is no other explanation', () => {
    const plain = [reason('plain', 0), reason('plainer', 0)];
    expect(differenceOf(decision(1, 0, 0.3, { reasons: plain }), plainly).reasons).toEqual(['It is plain.']);
    const choice = decision(1, 0, 0.3, { reasons: [reason('nearer', 2), ...plain] });
    expect(differenceOf(choice, plainly).reasons).toEqual(['It is nearer.']);
  });
});

describe('a better move is shown where it would have been made', () => {
  test('in the maze', () => {
    expect(placeInMaze('lay NESW 4,-1')).toEqual({ x: 4, y: -1 });
    expect(placeInMaze('rockfall 2,0')).toEqual({ x: 2, y: 0 });
    expect(placeInMaze('pass NS')).toBeNull();
  });

  test('on the roofs, as the reader sees them', () => {
    const view = { seat: 1, players: [{}, {}] } as unknown as SabotageView;
    expect(placeOnRoof('lay A-red own', 1, view)).toEqual({ side: 'own', at: 0 });
    expect(placeOnRoof('lay A-red own', 0, view)).toEqual({ side: 'other', at: 0 });
    expect(placeOnRoof('close', 0, view)).toBeNull();
  });

  test('in the cave', () => {
    expect(placeInCave('step 2,0:NES')).toEqual({ x: 2, y: 0, field: '2,0:NES' });
    expect(placeInCave('cut web 2,0 S')).toEqual({ x: 2, y: 0, side: 'S' });
    expect(placeInCave('stay')).toBeNull();
  });
});
