import { expect, test } from 'vitest';
import './page';
import type { EveningPerson, GameInfo, TableInfo, WireView } from '../src/protocol';
import { isShared, passing } from '../src/shell/device/passing';
import { most } from '../src/shell/evenings/awards';
import { FRIEND, HERE, seating } from '../src/shell/home/sitters';
import { newTable, wishOf } from '../src/shell/home/wish';

const info = (fields: Partial<TableInfo>): TableInfo =>
  ({ me: null, mine: [0, 1], started: true, auto_pick: 'yes', ...fields }) as TableInfo;
const view = (decider: number | null, phase = 'playing'): WireView => ({ decider, phase }) as WireView;

test('a device is shared where several of its seats play', () => {
  expect(isShared(info({}))).toBe(true);
  expect(isShared(info({ mine: [0] }))).toBe(false);
  // Before the game there is nothing to hide.
  expect(isShared(info({ started: false }))).toBe(false);
});

test('the device goes to whom of those at it has to decide', () => {
  expect(passing(info({}), view(1), null)).toEqual({ between: false, turn: 1 });
  expect(passing(info({}), view(2), null).turn).toBeNull();
  expect(passing(info({}), view(null), null).turn).toBeNull();
});

test('gold that the table picks needs nobody', () => {
  expect(passing(info({}), view(1, 'taking'), null).turn).toBeNull();
  expect(passing(info({ auto_pick: 'no' }), view(1, 'taking'), null).turn).toBe(1);
});

test.each([
  [0, 0, false],
  [0, 1, true],
  [null, 1, true],
  [1, null, true],
  [null, null, false],
])('through %s is seen while %s is asked for: nothing is shown is %s', (me, looking, between) => {
  expect(passing(info({ me }), view(0), looking).between).toBe(between);
});

test('those at the device sit where they were put, by their names', () => {
  expect(seating(['expert', HERE, FRIEND, HERE], { 2: ' Ben ', 4: 'Zoë', 9: 'nobody' })).toEqual({
    here: [
      { seat: 2, name: 'Ben' },
      { seat: 4, name: 'Zoë' },
    ],
    opponents: ['expert'],
    open_seats: 1,
    open_at: [3],
  });
});

test('who played at the device is remembered', () => {
  const game = {
    name: 'saboteur',
    seat_counts: [4],
    editions: [{ name: 'old', values: {} }],
    options: [],
    opponents: [{ name: 'expert' }],
  } as unknown as GameInfo;
  const wish = wishOf(game, { players: 4, here: 1, friends: 7, names: { 1: 'Ben' } });
  expect(newTable(game, wish, 'Ada', false)).toMatchObject({
    here: [{ seat: 1, name: 'Ben' }],
    open_at: [2, 3],
    opponents: [],
  });
});

test('whoever stands out has most of something, and something at all', () => {
  const person = (name: string, lies: number, trust: number): EveningPerson => ({
    name,
    won: 0,
    lies,
    trust,
    roles: [],
  });
  const people = [person('Ada', 2, -1), person('Ben', 2, 0), person('Cem', 1, -3)];
  expect(most(people, 'lies').map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  expect(most(people, 'trust')).toEqual([]);
});
