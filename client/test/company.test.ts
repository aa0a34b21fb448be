import { afterEach, expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../src/protocol';
import { preferences } from '../src/shell/preferences.svelte';
import { choices, clockText, left, MOVE_TIMES, spanText } from '../src/shell/company/clock';
import {
  arriving,
  coming,
  comingBack,
  heir,
  isAway,
  mayStandIn,
  missing,
  newsOf,
  readiness,
  unseen,
  untilStandIn,
} from '../src/shell/company/company';
import { LONG, meanwhile, SLOW } from '../src/shell/company/meanwhile';
import { newsSentences } from '../src/shell/company/newsSentences';

afterEach(() => {
  preferences.language = 'en';
});

function person(name: string, changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    name,
    kind: 'person',
    opponent: '',
    character: '',
    connected: true,
    away_since: null,
    stand_in: '',
    ready: true,
    bank: null,
    former: [],
    stood_in: [],
    ...changes,
  };
}

const computer = (name: string): SeatInfo =>
  person(name, { kind: 'opponent', opponent: 'medium', character: 'bold', ready: false });
const open = person('', { kind: 'open', connected: false, ready: false });
const gone = (name: string, since = 1_000): SeatInfo => person(name, { connected: false, away_since: since });

/** Ada reads, and is host unless it's said otherwise. */
function table(seats: SeatInfo[], changes: Partial<Pick<TableInfo, 'me' | 'host' | 'over' | 'started' | 'pace'>> = {}) {
  return { seats, me: 0, host: 0, over: false, started: false, pace: 950, stand_in_after: 60_000, ...changes };
}

test('somebody is away who isn’t connected, unless a computer player plays on for them', () => {
  const info = table([gone('Ada'), gone('Ben'), { ...gone('Cem'), stand_in: 'standard' }, computer('Olga'), open]);
  expect(info.seats.map((_, seat) => isAway(info, seat))).toEqual([false, true, false, false, false]);
});

test('a computer player may play on for somebody as soon as the server allows it', () => {
  const info = table([person('Ada'), gone('Ben')]);
  expect(mayStandIn(info, 1, 60_999)).toBe(false);
  expect(mayStandIn(info, 1, 61_000)).toBe(true);
  expect(mayStandIn({ ...info, me: null }, 1, 61_000)).toBe(false);
});

test('those who are here are ready or still looking; who is away isn’t waited for', () => {
  const info = table([person('Ada'), person('Ben', { ready: false }), gone('Cem'), computer('Olga')]);
  expect(readiness(info)).toEqual({ ready: [0], reading: [1] });
  expect(missing(table([person('Ada'), { ...gone('Cem'), ready: false }, open]))).toEqual([1]);
});

test('the next person who is here is host after the reader', () => {
  expect(heir(table([person('Ada'), gone('Ben'), computer('Olga'), person('Cem')]))).toBe(3);
  expect(heir(table([person('Ada'), gone('Ben'), computer('Olga')]))).toBe(1);
  expect(heir(table([person('Ada'), computer('Olga')]))).toBe(null);
});

test('a computer player’s seat can be taken at once, before the next deal, later, when the host says so, or never', () => {
  const seats = [person('Ada'), computer('Olga')];
  const info = { seats, over: false, late: 'no' } as const;
  const view = { phase: 'playing', round: 1, rounds: 3, decider: 0 } as const;
  expect(coming(info, view)).toBe('later');
  expect(coming({ ...info, late: 'yes' }, view)).toBe('now');
  expect(coming(info, { ...view, phase: 'dealing' })).toBe('between');
  expect(coming(info, { ...view, round: 3 })).toBe('asked');
  expect(coming(info, null)).toBe('between');
  expect(coming({ ...info, over: true }, view)).toBe('never');
  expect(coming({ ...info, seats: [person('Ada'), person('Ben')] }, view)).toBe('never');
});

test.each([
  ['en', ['Zoë has sat down.', 'Cem is no longer at the table.', 'Ben is away.', 'You are now the host.']],
  [
    'de',
    ['Zoë hat sich dazugesetzt.', 'Cem sitzt nicht mehr am Tisch.', 'Ben ist abwesend.', 'Du leitest jetzt den Tisch.'],
  ],
  ['nl', ['Zoë is aangeschoven.', 'Cem zit niet meer aan tafel.', 'Ben is afwezig.', 'Jij leidt nu de tafel.']],
] as const)('who comes and goes is told (%s)', (language, sentences) => {
  preferences.language = language;
  const before = table([person('Ada'), person('Ben'), person('Cem'), open], { host: 1 });
  const now = table([person('Ada'), gone('Ben'), open, person('Zoë')]);
  expect(newsSentences(newsOf(before, now), now)).toEqual(sentences);
});

test('whoever is called otherwise is told by both names, and is still who they were', () => {
  const before = table([person('Adda'), person('Ben'), person('Cem')]);
  const now = table([person('Ada'), person('Benno'), person('Cem')]);
  expect(newsSentences(newsOf(before, now), now)).toEqual(['Ben is now called Benno.']);
  const host = table([person('Ada'), person('Ben'), person('Cem')], { me: 2 });
  expect(newsSentences(newsOf({ ...before, me: 2 }, host), host)).toEqual(['Adda is now called Ada.']);
});

test('whoever has just sat down is not back when their page is here', () => {
  const before = table([person('Ada'), gone('Ben'), gone('Cem')]);
  const now = table([person('Ada'), person('Ben'), person('Cem')]);
  expect(newsSentences(newsOf(before, now, unseen(table([person('Ada'), gone('Ben')]))), now)).toEqual([
    'Cem is back.',
  ]);
});

test('whoever sits down last, and begins the game by that, is still to come at the table', () => {
  const waiting = {
    info: { ...table([person('Ada'), gone('Ben'), open, gone('Dan')]), started: false },
    coming: ['Dan'],
  };
  const now = { ...table([person('Ada'), gone('Ben'), gone('Cem'), gone('Dan')]), number: 3 };
  expect(arriving(now, waiting)).toEqual(['Cem', 'Dan']);
  expect(arriving(now, { ...waiting, info: { ...waiting.info, started: true } })).toEqual([]);
  expect(arriving(now, null)).toEqual([]);
  expect(arriving({ ...now, number: 1 }, null)).toEqual(['Ben', 'Cem', 'Dan']);
});

test('people who swap seats are no news, and neither is who reads', () => {
  const before = table([gone('Ada'), person('Ben'), gone('Cem')]);
  const now = table([person('Ben'), person('Ada'), gone('Cem')], { me: 1, host: 1 });
  expect(newsSentences(newsOf(before, now), now)).toEqual([]);
});

test('nobody is waited for any more after the end, so who goes on to the next table is no news', () => {
  const seats = [person('Ada'), gone('Ben'), person('Cem')];
  const now = table([person('Ada'), person('Ben'), gone('Cem')], { over: true });
  expect(newsSentences(newsOf(table(seats), now), now)).toEqual([]);
});

test('it is known how long it is until somebody can be stood in for', () => {
  const info = table([person('Ada'), gone('Ben'), { ...gone('Cem'), stand_in: 'standard' }]);
  expect(untilStandIn(info, 1, 1_000)).toBe(60_000);
  expect(untilStandIn(info, 1, 18_500)).toBe(42_500);
  expect(untilStandIn(info, 1, 70_000)).toBe(0);
  expect(untilStandIn(info, 0, 70_000)).toBe(null);
  expect(untilStandIn(info, 2, 70_000)).toBe(null);
});

test('whoever leaves can come back to their own seat at least, where the table lets in latecomers', () => {
  const info = { ...table([person('Ada'), person('Ben')]), late: 'no' as const };
  const view = { phase: 'playing', round: 1, rounds: 3, decider: 0 } as const;
  expect(comingBack(info, view)).toBe('later');
  expect(comingBack({ ...info, late: 'yes' }, view)).toBe('now');
  expect(comingBack(info, { ...view, phase: 'dealing' })).toBe('between');
  expect(comingBack(info, { ...view, round: 3 })).toBe('asked');
});

test('what is worth saying about whoever decides', () => {
  const times = { since: 0, computers: 0, ahead: 0 };
  const info = table([person('Ada'), person('Ben'), gone('Cem'), computer('Olga')]);
  expect(meanwhile(info, 0, SLOW, times)).toBe('');
  expect(meanwhile(info, 1, SLOW - 1, times)).toBe('');
  expect(meanwhile(info, 1, SLOW, times)).toBe('slow');
  expect(meanwhile(info, 2, 5_000, times)).toBe('away');
  expect(meanwhile(info, 2, 5_000, { ...times, ahead: 60_000 })).toBe('stand-in');
  expect(meanwhile(info, 3, LONG - 1, times)).toBe('');
  expect(meanwhile(info, 3, LONG, times)).toBe('hurry');
  expect(meanwhile({ ...info, pace: 0 }, 3, LONG, times)).toBe('');
  expect(meanwhile({ ...info, me: null }, 1, SLOW, times)).toBe('');
  expect(meanwhile({ ...info, over: true }, 2, SLOW, times)).toBe('');
  const mine = table([person('Ada', { stand_in: 'standard' }), person('Ben')]);
  expect(meanwhile(mine, 1, 0, times)).toBe('played-for');
});

test('the clock counts down the time for the decision, and then the bank', () => {
  expect(left(100_000, 60_000, 5_000)).toEqual({ now: 35_000, fromBank: false, soon: false });
  expect(left(100_000, 60_000, 55_000)).toEqual({ now: 45_000, fromBank: true, soon: false });
  expect(left(100_000, 60_000, 91_000)).toEqual({ now: 9_000, fromBank: true, soon: true });
  expect(left(100_000, 60_000, 170_000)).toEqual({ now: 0, fromBank: true, soon: true });
});

test('times are told in words and figures', () => {
  expect([0, 9_001, 65_000, 3_600_000, 172_800_000].map(clockText)).toEqual([
    '0:00',
    '0:10',
    '1:05',
    '1:00:00',
    '2 days',
  ]);
  expect([1, 90, 60, 7_200, 86_400].map(spanText)).toEqual(['1 second', '90 seconds', '1 minute', '2 hours', '1 day']);
  expect(choices(MOVE_TIMES, 45)).toEqual([0, 15, 30, 45, ...MOVE_TIMES.slice(3)]);
});
