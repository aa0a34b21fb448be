import { expect, test } from 'vitest';
import type { TableInfo } from '../src/protocol';
import { callsFor, waited, type Waited } from '../src/shell/calling/calls';

const ME = 1;
const waits: Waited = { seat: ME, due: false, number: 7 };
const mine: Waited = { seat: ME, due: true, number: 8 };

test('whoever looks at the page feels that it is their turn; who does not gets a message, too', () => {
  expect(callsFor(waits, mine, false)).toEqual(['shake']);
  expect(callsFor(waits, mine, true)).toEqual(['shake', 'message']);
});

test.each<[string, Waited | null, Waited, boolean]>([
  ['a table that has just been opened', null, mine, true],
  ['others go on', waits, { ...waits, number: 8 }, true],
  ['one decision leads to the next', mine, { ...mine, number: 9 }, false],
  ['the same is told again', mine, mine, true],
  ['a seat has just been taken', { ...waits, seat: null }, mine, true],
  ['somebody watches', { ...waits, seat: null }, { ...mine, seat: null, due: false }, true],
])('nobody is called when %s', (_, before, now, hidden) => {
  expect(callsFor(before, now, hidden)).toEqual([]);
});

test('behind the back of the reader a lap may pass between two messages', () => {
  expect(callsFor(mine, { ...mine, number: 12 }, true)).toEqual(['shake', 'message']);
});

test.each([
  ['to decide', { seat: ME, decider: ME, phase: 'playing' }, false, true],
  ['to wait', { seat: ME, decider: 0, phase: 'playing' }, false, false],
  ['to be ready', { seat: ME, decider: null, phase: 'dealing' }, false, true],
  ['to wait until the others are ready', { seat: ME, decider: null, phase: 'dealing' }, true, false],
  ['to watch', { seat: null, decider: null, phase: 'dealing' }, false, false],
  ['nothing more to do', { seat: ME, decider: null, phase: 'over' }, false, false],
])('the reader has %s', (_, view, ready, due) => {
  const info = { number: 3, seats: [{ ready: false }, { ready }] } as unknown as TableInfo;
  expect(waited(view, info).due).toBe(due);
});
