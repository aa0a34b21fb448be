import { describe, expect, test } from 'vitest';
import { placeOfMove as placeInCave } from '../src/games/dark_cave/moves';
import { placeOfMove as placeOnRoof } from '../src/games/sabotage/events';
import { placeOfMove as placeInMaze } from '../src/games/saboteur/moves';
import type { DecisionJudged, Reason, SabotageView } from '../src/protocol';
import {
  amountOf,
  costliest,
  decisionAt,
  likelier,
  reasonAgainst,
  reasonsFor,
  seatsIn,
} from '../src/shell/replay/review';

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
    ...more,
  };
}

describe('a review', () => {
  const decisions = [decision(3, 1, 0.2), decision(7, 0, 0.4), decision(9, 1, 0.2), decision(12, 3, 0.1)];

  test('tells the costliest decisions first, and of those that cost as much the earlier', () => {
    expect(costliest(decisions, null).map(({ at }) => at)).toEqual([7, 3, 9, 12]);
    expect(costliest(decisions, 1).map(({ at }) => at)).toEqual([3, 9]);
    expect(seatsIn(decisions)).toEqual([0, 1, 3]);
  });

  test('says in words how much better another move was', () => {
    const told = (made: number, best: number): DecisionJudged => decision(1, 0, 0.1, { made, best });
    expect(likelier(told(0.4, 0.46))).toBe('little');
    expect(likelier(told(0.4, 0.6))).toBe('clear');
    expect(likelier(told(0.1, 0.9))).toBe('far');
    expect(amountOf(told(1, 1.3))).toBe('little');
    expect(amountOf(told(1, 2))).toBe('piece');
    expect(amountOf(told(1, 3))).toBe('pieces');
    expect(amountOf(told(0, 4))).toBe('many');
  });

  test('is no longer than can be read', () => {
    const many = Array.from({ length: 40 }, (_none, at) => decision(at, 0, at / 100));
    expect(costliest(many, null).map(({ at }) => at)).toEqual([39, 38, 37, 36, 35, 34, 33, 32, 31, 30]);
  });

  test('is found at the moment that a decision led to', () => {
    expect(decisionAt(decisions, 9)?.seat).toBe(1);
    expect(decisionAt(decisions, 8)).toBeNull();
  });

  test('says what counts most for the better move, and against the other what isn’t said yet', () => {
    const told = decision(1, 0, 0.3, {
      reasons: [reason('nearer', 2), reason('shows', -1), reason('spreads', 0.5), reason('little', 0.1)],
      against: [reason('nearer', -2), reason('dead-end', -1)],
    });
    expect(reasonsFor(told).map(({ key }) => key)).toEqual(['nearer', 'spreads']);
    expect(reasonAgainst(told)?.key).toBe('dead-end');
    expect(reasonAgainst({ ...told, against: [reason('nearer', -2)] })).toBeNull();
    expect(reasonsFor({ ...told, reasons: [reason('keep', -0.5)] }).map(({ key }) => key)).toEqual(['keep']);
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
