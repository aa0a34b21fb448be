import { describe, expect, test } from 'vitest';
import { wantWords } from '../src/i18n/words.svelte';
import theme from '../src/theme.css?raw';
import type { GameMoment, MomentJudged, Reason, Reasons, ViewChange } from '../src/protocol';
import {
  firstReader,
  readersIn,
  sideTurnings,
  signPlaces,
  sureness,
  suspicionLines,
  topOf,
  turnings,
} from '../src/shell/replay/beliefs';
import {
  firstEvent,
  marked,
  marksOf,
  momentOfEvent,
  nameOf,
  numberOf,
  roundsOf,
  whenOf,
  whenSaid,
} from '../src/shell/replay/moments';
import { partOf } from '../src/shell/replay/picture';
import { wrapped } from '../src/shell/replay/pictureText';
import { newsOf } from '../src/shell/replay/story.svelte';
import { putTogether } from '../src/shell/replay/views';
import { whySentence } from '../src/shell/replay/why';
import { newsIn, weighed } from '../src/shell/thoughts/thoughts';

function moment(round: number, move: number, events: number, marks: GameMoment['marks'] = []): GameMoment {
  return { round, move, events, marks, number: 0, entry: 0, seat: null, text: '' };
}

const MOMENTS = [
  moment(1, 0, 1, ['deal']),
  moment(1, 1, 3),
  moment(1, 2, 5, ['reveal', 'end']),
  moment(2, 0, 1, ['deal']),
  moment(2, 1, 2),
];

describe('moments', () => {
  test('have names that lead to them, or to the nearest one before', () => {
    expect(MOMENTS.map(nameOf)).toEqual(['r1.0', 'r1.1', 'r1.2', 'r2.0', 'r2.1']);
    expect(MOMENTS.map((each) => numberOf(nameOf(each), MOMENTS))).toEqual([0, 1, 2, 3, 4]);
    expect(numberOf('r1.9', MOMENTS)).toBe(2);
    expect(numberOf('r2', MOMENTS)).toBe(3);
    expect(numberOf('S-31', MOMENTS)).toBe(-1);
    expect(numberOf('', MOMENTS)).toBe(-1);
  });

  test('are found by what makes them worth going to', () => {
    expect(marked(MOMENTS, 0, 'deal', 1)).toBe(3);
    expect(marked(MOMENTS, 4, 'reveal', -1)).toBe(2);
    expect(marked(MOMENTS, 4, 'deal', 1)).toBe(-1);
    expect(roundsOf(MOMENTS)).toEqual([
      { round: 1, start: 0 },
      { round: 2, start: 3 },
    ]);
  });

  test('are marked by all that makes them worth going to', () => {
    const found = marksOf(MOMENTS, [2], [2, 4]).map(({ at, kind }) => `${at} ${kind}`);
    expect(found).toEqual(['0 deal', '2 reveal', '2 end', '2 turning', '2 costly', '3 deal', '4 costly']);
  });

  test('know when what led to them was done, and when something was said', () => {
    expect(MOMENTS.map((_, at) => whenOf(MOMENTS, at))).toEqual([
      { round: 1, events: 0 },
      { round: 1, events: 1 },
      { round: 1, events: 3 },
      { round: 2, events: 0 },
      { round: 2, events: 1 },
    ]);
    const moves = MOMENTS.map((each, at) => ({ ...each, number: [0, 1, 2, 2, 3][at]!, seat: each.move > 0 ? 0 : -1 }));
    expect([0, 1, 2, 3].map((number) => whenSaid(moves, number).round)).toEqual([1, 1, 1, 2]);
    expect(whenSaid(moves, 2)).toEqual({ round: 1, events: 3 });
  });

  test('know which events they have brought', () => {
    expect(firstEvent(MOMENTS, 1)).toBe(1);
    expect(firstEvent(MOMENTS, 3)).toBe(0);
    expect(momentOfEvent(MOMENTS, 1, 0)).toBe(0);
    expect(momentOfEvent(MOMENTS, 1, 4)).toBe(2);
    expect(momentOfEvent(MOMENTS, 2, 1)).toBe(4);
  });
});

test('views are put together from what changes, and nobody decides in the past', () => {
  const changes = [
    {
      fields: { round: 1, pile: 9, legal: ['pass'] },
      kept: 0,
      events: [{ key: 'dealt' }],
      own: { 0: { hand: ['map'] } },
    },
    { fields: { pile: 8 }, kept: 1, events: [{ key: 'laid' }], own: {} },
    { fields: { round: 2 }, kept: 0, events: [], own: { 0: { hand: [] } } },
  ] as unknown as ViewChange[];
  expect(putTogether(changes)).toEqual([
    { view: { round: 1, pile: 9, legal: [], history: [{ key: 'dealt' }] }, own: { 0: { hand: ['map'] } } },
    {
      view: { round: 1, pile: 8, legal: [], history: [{ key: 'dealt' }, { key: 'laid' }] },
      own: { 0: { hand: ['map'] } },
    },
    { view: { round: 2, pile: 8, legal: [], history: [] }, own: { 0: { hand: [] } } },
  ]);
});

describe('beliefs', () => {
  function judged(...suspicion: number[]): MomentJudged {
    const watched = [
      { reader: null, suspicion },
      { reader: 1, suspicion: suspicion.map((share, seat) => (seat === 1 ? 0 : share)) },
    ];
    return { watched, saboteurs: [0], expected: [], chances: [], why: null };
  }
  const round = [judged(0.3, 0.3, 0.3), judged(0.6, 0.2, 0.2), judged(0.62, 0.2, 0.18), judged(0.1, 0.8, 0.1)];

  test('are a line for each seat but the reader’s own', () => {
    expect(readersIn(round)).toEqual([null, 1]);
    expect(suspicionLines(round, null).map((line) => line.of)).toEqual([0, 1, 2]);
    expect(suspicionLines(round, 1).map((line) => line.of)).toEqual([0, 2]);
    expect(suspicionLines(round, 1)[0]?.values).toEqual([0.3, 0.6, 0.62, 0.1]);
  });

  test('are first those of a reader to whom the round told something', () => {
    expect(firstReader(round)).toBeNull();
    const even = { reader: null, suspicion: [0.5, 0.5, 0.5] };
    const hidden = round.map((each) => ({ ...each, watched: [even, ...each.watched.slice(1)] }));
    expect(firstReader(hidden)).toBe(1);
    expect(firstReader(hidden.map((each) => ({ ...each, watched: [even] })))).toBeNull();
    expect(firstReader([])).toBeNull();
    const shown = { reader: null, suspicion: [1, 0, 0] };
    const last = round.map((each, at) => ({ ...each, watched: [at < 3 ? even : shown, ...each.watched.slice(1)] }));
    expect(firstReader(last)).toBe(1);
  });

  test('turn where somebody’s suspicion moves most, one turn a moment', () => {
    const found = turnings(round, null, 10);
    expect(found.map(({ at, of }) => [at, of])).toEqual([
      [11, 0],
      [13, 1],
    ]);
  });

  test('turn for a side where what it could expect moves by a point or more', () => {
    const games = [
      [4, 5],
      [4.4, 5],
      [6, 3.5],
      [6, 3.5],
    ].map((expected) => ({ ...judged(), expected }));
    expect(sideTurnings(games, 20)).toEqual([{ at: 22, of: 0, before: 4.4, after: 6, why: null }]);
  });

  test('turn for a reason, which is what was done there and nowhere else', async () => {
    await wantWords('replay');
    const turn = (of: number, after: number, key: string, params = {}): string =>
      whySentence({ of, before: 4, after, why: { key, params } }, (seat) => `Player ${seat + 1}`);
    expect(turn(0, 6, 'raises', { side: 0, before: 2, after: 4 })).toBe('The system here is now worth 4 instead of 2.');
    expect(turn(0, 6, 'lays', { side: 0 })).not.toBe(turn(0, 2, 'lays', { side: 0 }));
    expect(turn(1, 6, 'lays', { side: 0 })).toBe('The hands have changed.');
    expect(turn(2, 0.8, 'helps-mate', { seat: 1 })).toMatch(/^Player 2 seemed/);
    expect(turn(2, 0.8, 'nothing known')).toBe('');
  });

  test('turn for a reason that says what whoever did it was suspected of', async () => {
    await wantWords('replay');
    const why = (key: string, of: number, after: number): string =>
      whySentence({ of, before: 0.4, after, why: { key, params: { seat: 2 } } }, () => 'Ida', 0);
    expect(why('detours', 0, 0.6)).toBe('A card that makes the way longer.');
    expect(why('detours', 0, 0.2)).toBe('');
    expect(why('detours', 1, 0.2)).toBe('A card that makes the way longer. That speaks for the others.');
    expect(why('breaks-trusted', 0, 0.6)).toBe(
      'Ida seemed honest enough so far: breaking their tool looks suspicious.',
    );
    expect(why('mends-trusted', 1, 0.6)).toMatch(/looks honest. So suspicion falls on the others.$/);
    expect(why('mends-trusted', 1, 0.2)).toBe('');
    expect(why('reveals', 1, 0.2)).toBe('A goal was turned up.');
  });

  test('have a scale that ends above them, at a number whose half is as short', () => {
    const top = (...values: number[]): number => topOf([{ of: 0, values }]);
    expect([top(), top(0.3), top(1), top(1.1), top(9.5), top(10), top(14), top(23)]).toEqual([
      ...[1, 1, 1, 2, 10, 10, 20, 40],
    ]);
  });

  test('are told in words', () => {
    expect([0, 0.2, 0.5, 0.8, 0.9, 1].map(sureness)).toEqual([
      ...['hardly', 'unlikely', 'open', 'likely', 'nearly-sure', 'sure'],
    ]);
  });

  test('are sure only where the percent beside them are', () => {
    // As it is written: 97 %, and 98 %.
    expect(sureness(0.974)).toBe('nearly-sure');
    expect(sureness(0.976)).toBe('sure');
    expect(sureness(0.864)).toBe('likely');
  });
});

test('thoughts are told by what counted most, without numbers', () => {
  const reason = (key: string, weight: number): Reason => ({ key, weight, params: {} });
  const thoughts = weighed([
    reason('spent', -0.5),
    reason('nearer', 1.12),
    reason('spreads', 0.4),
    reason('hides', 0.1),
    reason('nothing', 0.001),
    reason('known', 0),
  ]);
  expect(thoughts.map(({ tone, reason: { key } }) => [tone, key])).toEqual([
    ['most', 'nearer'],
    ['plain', 'known'],
    ['also', 'spreads'],
    ['little', 'hides'],
    ['against', 'spent'],
  ]);
  // What speaks alone for a move comes first, too.
  const alone = weighed([reason('known', 0), reason('only', 1), reason('spent', -2)]);
  expect(alone.map(({ tone, reason: { key } }) => [tone, key])).toEqual([
    ['plain', 'only'],
    ['plain', 'known'],
    ['against', 'spent'],
  ]);
});

describe('the lines of a chart', () => {
  test('carry signs that never stand above each other', () => {
    for (const lines of [1, 2, 3, 5, 6, 10]) {
      const all = Array.from({ length: lines }, (_none, line) => signPlaces(line, lines)).flat();
      const places = all.toSorted((a, b) => a - b);
      expect(all.length).toBeGreaterThanOrEqual(lines);
      expect(places[0]).toBeGreaterThan(0);
      expect(places.at(-1)).toBeLessThan(1);
      for (const [at, place] of places.slice(1).entries()) expect(place - places[at]!).toBeGreaterThan(0.08);
    }
  });

  test('stand out from what is behind them, by day and by lamplight', () => {
    const value = (name: string): string => new RegExp(`--${name}: ([^;]*);`).exec(theme)?.[1] ?? '';
    const inTheme = (text: string, which: 0 | 1): string => {
      const [, byDay, byLamplight] = /^light-dark\((.*), (.*)\)$/.exec(text) ?? [];
      const own = which === 0 ? byDay : byLamplight;
      const named = /^var\(--(.*)\)$/.exec(own ?? text);
      return named ? value(named[1]!) : (own ?? text);
    };
    for (const which of [0, 1] as const) {
      const plate = luminance(inTheme(value('chart'), which));
      for (let seat = 1; seat <= 10; seat++) {
        const line = luminance(inTheme(value(`seat-line-${seat}`), which));
        const [less, more] = [plate, line].toSorted((a, b) => a - b) as [number, number];
        expect((more + 0.05) / (less + 0.05), `seat ${seat} of theme ${which}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

/** As WCAG has it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

test('a picture shows what has to be in sight and a little around it, and no more of the ground than is seen', () => {
  const ground = { x: 200, y: 40, width: 600, height: 900 };
  const part = (x: number, y: number, width: number, height: number) => partOf(ground, { x, y, width, height });
  expect(part(220, 300, 560, 400)).toEqual({ x: 200, y: 270, width: 600, height: 460 });
  expect(part(400, 300, 100, 400)).toMatchObject({ x: 270, width: 360 });
  // Enlarged, or moved away, it is what the reader looks at.
  expect(part(100, 0, 2000, 2000)).toEqual(ground);
  expect(part(220, 2000, 560, 400)).toEqual(ground);
  expect(partOf(ground, null)).toEqual(ground);
});

test('what stands below a picture is broken between words, and a word that is too long is cut', () => {
  const fits = (part: string): boolean => part.length <= 12;
  expect(wrapped('Ada lays a crossing at  F5.', fits)).toEqual(['Ada lays a', 'crossing at', 'F5.']);
  expect(wrapped('Donaudampfschifffahrt von Ben', fits)).toEqual(['Donaudampfs…', 'von Ben']);
  expect(wrapped('', fits)).toEqual([]);
});
describe('what has happened at a moment', () => {
  const line = (number: number, text: string, minor = false) => ({
    number,
    text,
    minor,
    seat: 0,
    place: null,
    play: true,
  });
  const lines = [line(0, 'Ada lays a path.'), line(1, 'Ada ends the movement.', true)];

  test('is told with what goes without saying only where there is nothing else', () => {
    expect(newsOf(lines, 0).map(({ text }) => text)).toEqual(['Ada lays a path.']);
    expect(newsOf(lines, 1).map(({ text }) => text)).toEqual(['Ada ends the movement.']);
    expect(newsOf(lines, 2)).toEqual([]);
  });
});

test('thoughts that are read in a row say how things stand only where that is new', () => {
  const reason = (key: string, weight: number, word: string): Reason => ({ key, weight, params: { word } });
  const thought = (number: number, round: number, reasons: Reason[]): Reasons => ({
    ...{ number, round, reasons, at: number, events: number, seat: 1, move: '', said: [], withheld: [] },
  });
  const sentence = ({ key, params }: Reason): string => `${key} ${params['word']}`;
  const news = newsIn(
    [
      thought(1, 1, [reason('nearer', 1, 'much'), reason('treasure', 0, 'west'), reason('ahead', 0, 'open')]),
      thought(2, 1, [reason('nearer', 1, 'much'), reason('treasure', 0, 'west'), reason('ahead', 0, 'sure')]),
      thought(3, 1, [reason('treasure', 0, 'west')]),
      thought(4, 1, [reason('nearer', 1, 'much'), reason('treasure', 0, 'east')]),
      thought(5, 2, [reason('treasure', 0, 'east')]),
    ],
    sentence,
  );
  expect([...news].map(([number, said]) => [number, said.map(sentence)])).toEqual([
    [1, ['nearer much', 'treasure west', 'ahead open']],
    [2, ['nearer much', 'ahead sure']],
    // Of a move something is always said.
    [3, ['treasure west']],
    [4, ['nearer much', 'treasure east']],
    [5, ['treasure east']],
  ]);
});
