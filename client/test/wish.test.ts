import { expect, test } from 'vitest';
import './page';
import type { GameInfo, TableSummary } from '../src/protocol';
import { sorted } from '../src/shell/server/mine.svelte';
import { since } from '../src/shell/home/since';
import { BY_LOT, newTable, wishOf } from '../src/shell/home/wish';

const game: GameInfo = {
  name: 'saboteur',
  titles: {},
  min_seats: 3,
  max_seats: 5,
  seat_counts: [3, 4, 5],
  editions: [
    { name: 'old', titles: {}, summaries: {}, values: { tools: 'own', hand: 'six' } },
    { name: 'new', titles: {}, summaries: {}, values: { tools: 'any', hand: 'six' } },
  ],
  options: [
    {
      name: 'tools',
      clause: 'S-1',
      titles: {},
      explanations: {},
      values: values('own', 'any'),
      seat_counts: [3, 4, 5],
    },
    { name: 'hand', clause: 'S-2', titles: {}, explanations: {}, values: values('six', 'five'), seat_counts: [5] },
  ],
  opponents: [
    { name: 'expert', titles: {}, wins: {} },
    { name: 'standard', titles: {}, wins: {} },
  ],
  claims: [],
  wordless: [],
  lessons: [],
  papers: [],
};

function values(...names: string[]): GameInfo['options'][number]['values'] {
  return names.map((name) => ({ name, titles: {}, explanations: {} }));
}

test('without a memory a game begins with what is usual', () => {
  expect(newTable(game, wishOf(game, {}), 'Ada', false)).toEqual({
    game: 'saboteur',
    name: 'Ada',
    players: 5,
    edition: 'old',
    options: {},
    here: [],
    opponents: Array(4).fill('expert'),
    open_seats: 0,
    open_at: [],
    first: null,
    pace: 950,
    auto_pick: 'yes',
    move_seconds: 0,
    bank_seconds: 0,
  });
});

test('all that was wanted last is wanted again', () => {
  const wish = wishOf(game, {
    players: 5,
    friends: 2,
    edition: 'new',
    changes: { tools: 'own', hand: 'five' },
    opponent: 'standard',
    pace: 'quick',
    autoPick: 'no',
    first: '3',
  });
  expect(newTable(game, wishOf(game, JSON.parse(JSON.stringify(wish)) as object), 'Ada', false)).toMatchObject({
    options: { tools: 'own', hand: 'five' },
    opponents: ['standard', 'standard'],
    open_seats: 2,
    open_at: [1, 2],
    first: 3,
    pace: 350,
    auto_pick: 'no',
  });
});

test('an option that concerns other numbers of players is not asked for, and kept', () => {
  const wish = wishOf(game, { players: 3, changes: { hand: 'five' } });
  expect(newTable(game, wish, 'Ada', false).options).toEqual({});
  expect(wish.changes).toEqual({ hand: 'five' });
});

test.each<[object]>([
  [{ players: 12, friends: -1, edition: 'gone', opponent: 'gone', first: '7', pace: 'gone' }],
  [{ changes: { gone: 'own', tools: 'gone' }, sitters: { 1: 'gone' } }],
  [{ players: 'five', friends: 'many', changes: 'all', sitters: null, first: {} }],
])('what the game does not offer any longer is forgotten: %o', (kept) => {
  const wish = wishOf(game, kept);
  expect(wish).toMatchObject({
    friends: 0,
    edition: 'old',
    opponent: 'expert',
    changes: {},
    sitters: {},
    first: BY_LOT,
  });
  expect(game.seat_counts).toContain(wish.players);
});

test('where it matters who sits where, each seat is remembered', () => {
  const wish = wishOf(game, { players: 4, sitters: { 1: '?', 3: 'standard' } });
  expect(newTable(game, wish, 'Ada', true)).toMatchObject({ opponents: ['expert', 'standard'], open_at: [1] });
});

test.each([
  [30_000, 'now'],
  [61_000, '1 minute ago'],
  [2 * 3_600_000, '2 hours ago'],
  [86_400_000, 'yesterday'],
  [-5_000, 'now'],
])('%d ms ago is %s', (passed, words) => {
  expect(since(1_000_000_000 - passed, 1_000_000_000)).toBe(words);
});

test('tables that wait for the reader are told from others and from those that are over', () => {
  const table = (name: string, fields: Partial<TableSummary>): TableSummary =>
    ({ table: name, awaits: '', over: false, ...fields }) as TableSummary;
  const tables = [
    table('a', { over: true }),
    table('b', { awaits: 'turn' }),
    table('c', {}),
    table('d', { awaits: 'seat' }),
  ];
  const heaps = Object.entries(sorted(tables)).map(([heap, all]) => [heap, all.map((each) => each.table)]);
  expect(Object.fromEntries(heaps)).toEqual({ waiting: ['b', 'd'], running: ['c'], over: ['a'] });
});

test('where there are levels the middle one is usual, also for who had chosen what is no longer offered', () => {
  const levels = ['easy', 'medium', 'hard'].map((name) => ({ name, titles: {}, wins: {} }));
  const opponents = (last: string) => wishOf({ ...game, opponents: levels }, { opponent: last }).opponent;
  expect(['', 'standard', 'hard'].map(opponents)).toEqual(['medium', 'medium', 'hard']);
});
