import { expect, test } from 'vitest';
import { firstOwnEvent, formerName, wasStoodIn } from '../src/shell/company/former';

/** Ben got up in round 1 after seven events, and Fenna, who played for him, at the start of round 2. */
const seat = {
  former: [
    { name: 'Ben', round: 1, events: 7 },
    { name: 'Fenna', round: 2, events: 1 },
  ],
};

test('what was done is told of whoever sat there then', () => {
  const moments: [number, number][] = [
    [1, 0],
    [1, 6],
    [1, 7],
    [2, 0],
    [2, 1],
    [3, 0],
  ];
  expect(moments.map(([round, event]) => formerName(seat, round, event))).toEqual([
    'Ben',
    'Ben',
    'Fenna',
    'Fenna',
    '',
    '',
  ]);
  expect(formerName({ former: [] }, 1, 0)).toBe('');
});

test('what others did on a seat is not what its new sitter did', () => {
  expect([1, 2, 3].map((round) => firstOwnEvent(seat, round))).toEqual([7, 1, 0]);
});

test('what a computer player did in somebody’s stead is told apart from what they did', () => {
  const seat = { stood_in: [{ round: 2, first: 3, end: 5 }] };
  const events: [number, number][] = [
    [1, 3],
    [2, 2],
    [2, 3],
    [2, 4],
    [2, 5],
  ];
  expect(events.map(([round, event]) => wasStoodIn(seat, round, event))).toEqual([false, false, true, true, false]);
  expect(wasStoodIn(undefined, 1, 0)).toBe(false);
});
