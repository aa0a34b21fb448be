import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { phrases as cave } from '../src/games/dark_cave/telling/phrases';
import { phrases as roofs } from '../src/games/sabotage/telling/phrases';
import { phrases as maze } from '../src/games/saboteur/telling/phrases';
import type { ClaimParamInfo, GameTexts, SaidInfo, TableInfo } from '../src/protocol';
import { preferences } from '../src/shell/preferences.svelte';
import { claimWords } from '../src/shell/plain/wording';
import { apart, between, saidIn } from '../src/shell/talk/between';
import { Conversation, type Speaking } from '../src/shell/talk/conversation.svelte';
import { courtesies } from '../src/shell/talk/courtesies';
import { keepMuted, mutedAt } from '../src/shell/talk/muted';
import { alone, type Claim, type Phrases } from '../src/shell/talk/phrases';
import { placed, type Box } from '../src/shell/talk/placing';

const LANGUAGES = ['en', 'de', 'nl'] as const;

const nameOf = (seat: number | null): string => ['Ada', 'Ben', 'Zoë'][seat ?? -1] ?? '?';

function said(number: number, events: number, round = 1): SaidInfo {
  return { number, seat: 0, entry: 1, round, events, claim: 'hello', params: {}, text: '', at: 0, name: '' };
}

afterEach(() => {
  preferences.language = 'en';
});

const GAMES: [string, Phrases, Claim[]][] = [
  [
    'Saboteur',
    maze,
    [
      { claim: 'saw', params: { goal: 'north', card: 'treasure' } },
      { claim: 'saw', params: { goal: 'south', card: 'stone' } },
      { claim: 'role', params: { role: 'digger' } },
      { claim: 'role', params: { role: 'saboteur' } },
      { claim: 'suspect', params: { seat: 1 } },
      { claim: 'trust', params: { seat: 1 } },
      { claim: 'mend', params: { tool: 'lamp' } },
      { claim: 'look', params: { goal: 'middle' } },
      { claim: 'dig', params: { goal: 'middle' } },
      { claim: 'stuck', params: {} },
    ],
  ],
  [
    'The Dark Cave',
    cave,
    [
      { claim: 'saw', params: { corner: 'NE', goal: 'exit' } },
      { claim: 'character', params: { character: 'loyal' } },
      { claim: 'character', params: { character: 'saboteur' } },
      { claim: 'suspect', params: { seat: 1 } },
      { claim: 'trust', params: { seat: 1 } },
      { claim: 'go', params: { corner: 'SW' } },
      { claim: 'beware', params: { creature: 'rat' } },
      { claim: 'beware', params: { creature: 'goblin' } },
      { claim: 'follow', params: {} },
      { claim: 'help', params: {} },
    ],
  ],
  [
    'Sabotage',
    roofs,
    [
      { claim: 'praise', params: { seat: 1 } },
      { claim: 'luck', params: { seat: 1 } },
      { claim: 'ouch', params: {} },
    ],
  ],
];

describe.each(GAMES)('the claims of %s', (_name, phrases, claims) => {
  test.each(LANGUAGES)('have sentences of their own (%s)', (language) => {
    preferences.language = language;
    const sentences = claims.map((claim) => phrases.say(claim, nameOf));
    expect(new Set(sentences).size).toBe(claims.length);
    for (const [at, { claim, params }] of claims.entries()) {
      expect(sentences[at]).toMatch(/[.!?]$/);
      if ('seat' in params) expect(sentences[at]).toContain('Ben');
      expect(phrases.start(claim)).not.toBe('');
      expect(phrases.start(claim)).not.toContain('undefined');
    }
  });
});

test('a claim that only a newer server knows has no sentence', () => {
  expect(maze.say({ claim: 'shout', params: {} }, nameOf)).toBe('');
  expect(courtesies.say({ claim: 'saw', params: {} }, nameOf)).toBe('');
});

test('what a claim is about has words of its own', () => {
  expect(['north', 'middle', 'south'].map((goal) => maze.word('goal', goal))).toEqual([
    'North goal',
    'Middle goal',
    'South goal',
  ]);
  expect([maze.word('card', 'stone'), maze.word('tool', 'lamp'), maze.word('role', 'digger')]).toEqual([
    'A stone',
    'Lamp',
    'Gold digger',
  ]);
  expect([cave.word('corner', 'NW'), cave.word('goal', 'vein'), cave.word('character', 'loyal')]).toEqual([
    'North-west',
    'Gold vein',
    'Loyal',
  ]);
});

test('a game without a page brings the words of its claims with its texts', () => {
  const texts = { params: {}, words: { claim: { high: '{ $seat } has high cards.' } } } as unknown as GameTexts;
  expect(claimWords('high', { seat: 1 }, texts, nameOf)).toBe('Ben has high cards.');
  expect(claimWords('low', { seat: 1 }, texts, nameOf)).toBe('low 1');
});

describe('in the log', () => {
  const lines = [0, 2, 3].map((number) => ({ number, seat: 0, text: String(number), place: null, play: true }));
  const orderOf = (items: ReturnType<typeof between>): (number | string)[] =>
    items.map((item) => ('line' in item ? item.line.number : `said ${item.said.number}`));

  test('what was said stands between the lines of its moment', () => {
    const items = between(lines, [said(1, 0), said(2, 1), said(3, 2), said(4, 3), said(5, 4), said(6, 4)]);
    expect(orderOf(items)).toEqual(['said 1', 0, 'said 2', 'said 3', 2, 'said 4', 3, 'said 5', 'said 6']);
  });

  test('each round has its own, the first what was said before it, too', () => {
    const all = [said(1, 0, 0), said(2, 3, 1), said(3, 1, 2)];
    expect(saidIn(all, 1).map(({ number }) => number)).toEqual([1, 2]);
    expect(saidIn(all, 2).map(({ number }) => number)).toEqual([3]);
  });

  test('it is set apart with the lines since the own turn', () => {
    const all = [said(1, 1), said(2, 2), said(3, 3)];
    const { before, since } = apart(all, lines[1]);
    expect([before.length, since.length]).toEqual([2, 1]);
    expect(apart(all, undefined)).toEqual({ before: all, since: [] });
  });
});

describe('a line of what was said', () => {
  const former = [{ name: 'Joost', round: 1, events: 7 }];
  const info = {
    seats: [
      { name: 'Ada', former: [] },
      { name: 'Ben', former },
    ],
  } as unknown as TableInfo;
  const conversation = new Conversation({
    live: { table: 'abc', talk: [] } as unknown as Speaking['live'],
    info,
    me: 0,
    nameOf,
    phrases: maze,
  });
  const by = (seat: number, name: string): string => conversation.line({ ...said(1, 0), seat, name });

  test.each([
    [7, 'You: I suspect Joost.'],
    [8, 'You: I suspect Ben.'],
  ])('after %i events names whoever had acted there: %s', (events, line) => {
    const suspect = { ...said(1, events), claim: 'suspect', params: { seat: 1 } };
    expect(conversation.line(suspect)).toBe(line);
  });

  test.each([
    ['en', 'You: Hello!'],
    ['de', 'Du: Hallo!'],
    ['nl', 'Jij: Hallo!'],
  ] as const)('speaks to the reader who said it (%s)', (language, line) => {
    preferences.language = language;
    expect([by(0, 'Ada'), by(0, '')]).toEqual([line, line]);
  });

  test('names everybody else, as who had the own seat before', () => {
    expect(by(1, 'Ben')).toBe('Ben: Hello!');
    expect(by(0, 'Fenna')).toBe('Fenna: Hello!');
  });
});

describe('who is muted', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  });

  test('is remembered for one table', () => {
    keepMuted('abc', new Set(['Ben']));
    expect([...mutedAt('abc')]).toEqual(['Ben']);
    expect([...mutedAt('other')]).toEqual([]);
    keepMuted('abc', new Set());
    expect(kept.size).toBe(0);
  });

  test('is nobody where what was kept makes no sense', () => {
    kept.set('pitprop.muted.abc', '{');
    expect([...mutedAt('abc')]).toEqual([]);
  });
});

describe('bubbles', () => {
  /** A phone of 320 × 568: the bar above, the hand below. */
  const room: Box = { left: 4, top: 48, width: 312, height: 300 };
  const size = { width: 200, height: 40 };
  const seats: Box[] = [0, 1, 2, 3, 4].map((at) => ({ left: 4 + 63 * at, top: 50, width: 60, height: 80 }));

  function inside(box: Box | null | undefined): boolean {
    if (!box) return false;
    const across = box.left >= room.left && box.left + box.width <= room.left + room.width;
    return across && box.top >= room.top && box.top + box.height <= room.top + room.height;
  }

  function hides(box: Box, others: readonly (Box | null)[]): boolean {
    return others.some(
      (other) =>
        other &&
        box.left < other.left + other.width &&
        other.left < box.left + box.width &&
        box.top < other.top + other.height &&
        other.top < box.top + box.height,
    );
  }

  test('stay on the screen and off the hand, wherever the speaker is', () => {
    for (const at of [...seats, null, { left: 300, top: 320, width: 60, height: 80 }]) {
      expect(placed([{ at, size }], room).every(inside)).toBe(true);
    }
  });

  test('of five who speak at once, none hides another', () => {
    const boxes = placed(
      seats.map((at) => ({ at, size: { width: 200, height: 32 } })),
      room,
    );
    expect(boxes.every(inside)).toBe(true);
    expect(boxes.some((box, at) => hides(box!, boxes.slice(at + 1)))).toBe(false);
  });

  test('of speakers who are not in sight stand above each other at the bottom', () => {
    const boxes = placed(
      [1, 2, 3].map(() => ({ at: null, size })),
      room,
    );
    expect(boxes.every(inside)).toBe(true);
    expect(boxes[0]!.top + size.height).toBe(room.top + room.height);
    expect(boxes.map((box) => box!.top)).toEqual(boxes.map((box) => box!.top).toSorted((a, b) => b - a));
    expect(new Set(boxes.map((box) => box!.top)).size).toBe(3);
  });

  test('stay where they are when others fall silent', () => {
    const all = seats.map((at) => ({ at, size: { width: 200, height: 32 } }));
    const boxes = placed(all, room);
    const left = all.slice(1).map((bubble, at) => ({ ...bubble, stays: boxes[at + 1]! }));
    expect(placed(left, room)).toEqual(boxes.slice(1));
    const [one] = placed([all[0]!, ...left], room);
    expect(hides(one!, boxes.slice(1))).toBe(false);
  });

  test('hide nothing that is needed to play, and nothing else where there is room beside it', () => {
    const ticker = { left: 0, top: 142, width: 320, height: 30 };
    const goals = [180, 240, 300].map((top) => ({ left: 290, top, width: 24, height: 30 }));
    const tunnel = { left: 80, top: 230, width: 120, height: 60 };
    const boxes = placed(seats.map((at) => ({ at, size: { width: 130, height: 32 } })).slice(-2), room, {
      kept: [...seats, ticker, ...goals],
      spared: [tunnel],
    });
    for (const box of boxes) {
      expect(inside(box)).toBe(true);
      expect(hides(box!, [...seats, ticker, ...goals, tunnel])).toBe(false);
    }
  });

  test('lie over the ground where there is no other room, the latest alone', () => {
    const ground = { left: 0, top: 142, width: 320, height: 400 };
    const [older, latest] = placed(
      seats.slice(-2).map((at) => ({ at, size })),
      room,
      { kept: seats, spared: [ground] },
    );
    expect(older).toBeNull();
    expect(inside(latest)).toBe(true);
    expect(hides(latest!, seats)).toBe(false);
  });

  test('wait where all that could be seen is needed', () => {
    expect(placed([{ at: seats[0]!, size }], room, { kept: [room], spared: [] })).toEqual([null]);
  });

  test('are left out where they are too long for what is left, and the others stay', () => {
    const kept = [{ ...room, top: room.top + 40, height: room.height - 40 }];
    const long = { width: 300, height: 60 };
    const [short, none] = placed(
      [
        { at: seats[0]!, size: { width: 100, height: 30 } },
        { at: seats[1]!, size: long },
      ],
      room,
      {
        kept,
        spared: [],
      },
    );
    expect(inside(short)).toBe(true);
    expect(none).toBeNull();
  });

  test('go elsewhere when what is needed comes to lie below them', () => {
    const bubble = { at: seats[0]!, size };
    const [stays] = placed([bubble], room);
    const kept = { ...stays!, height: 10 };
    const [moved] = placed([{ ...bubble, stays: stays! }], room, { kept: [kept], spared: [] });
    expect(hides(moved!, [kept])).toBe(false);
  });

  test('stand beside those who sit in a column', () => {
    const wide: Box = { left: 4, top: 48, width: 1400, height: 700 };
    const [box] = placed([{ at: { left: 8, top: 100, width: 200, height: 60 }, size }], wide);
    expect(box).toMatchObject({ left: 214, top: 100 });
  });
});

test('what there is one of is not asked for', () => {
  const seat: ClaimParamInfo = { name: 'target', of: 'seat', values: [] };
  const role: ClaimParamInfo = { name: 'role', of: 'word', values: ['digger', 'saboteur'] };
  expect(alone([seat], [1])).toEqual({ target: 1 });
  expect(alone([seat, role], [1])).toEqual({ target: 1 });
  expect(alone([seat], [1, 2])).toEqual({});
  expect(alone([{ ...role, values: ['digger'] }], [1, 2])).toEqual({ role: 'digger' });
});
