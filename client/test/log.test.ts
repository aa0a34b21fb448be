import { afterEach, describe, expect, test, vi } from 'vitest';
import type {
  DarkCaveEvent,
  DarkCaveView,
  GameTexts,
  SabotageEvent,
  SabotageView,
  SaboteurEvent,
  SaboteurView,
} from '../src/protocol';
import { linesOf as cave, moveSentence as caveMove } from '../src/games/dark_cave/telling/events';
import { speak } from '../src/games/dark_cave/telling/sentences';
import { linesOf as roofs, moveSentence as roofMove } from '../src/games/sabotage/telling/events';
import { linesOf as maze, moveSentence as mazeMove } from '../src/games/saboteur/telling/events';
import { seenBetween } from '../src/games/saboteur/telling/news';
import { firstNew, lastPlays, turnsFor, sinceMine, type LogLine } from '../src/shell/log/line';
import { preferences } from '../src/shell/preferences.svelte';
import { reasonSentence } from '../src/shell/sentences';
import { textStore } from '../src/shell/server/texts.svelte';

const naming = (seat: number) => ({ name: ['Ada', 'Ben', 'Cleo', 'Dan'][seat] ?? '', you: seat === 0 });

/** An event of whichever game; the tests tell what they tell of. */
function event(key: string, seat: number, params = {}, secret = {}): SaboteurEvent & SabotageEvent & DarkCaveEvent {
  return { key, seat, params, secret } as unknown as SaboteurEvent & SabotageEvent & DarkCaveEvent;
}

/** A view of which only what is told matters. */
function viewOf<View>(history: readonly { key: string }[], more = {}): View {
  return { seat: 0, round: 1, history, net: [], ...more } as unknown as View;
}

afterEach(() => {
  preferences.language = 'en';
  vi.unstubAllGlobals();
});

describe('the log of Saboteur', () => {
  const goals = [
    { x: 8, y: -2 },
    { x: 8, y: 0 },
    { x: 8, y: 2 },
  ];
  const view = viewOf<SaboteurView>(
    [
      event('dealt', 1, { round: 1 }),
      event('laid', 1, { card: 'NE', place: '1,0' }),
      event('drew', 1),
      event('broke', 0, { target: 1, tool: 'lamp' }),
      event('looked', 2, { place: '8,0' }, { goal: 'treasure' }),
      event('told by a newer server', 2),
    ],
    { goals },
  );

  test('tells a line for each event but those that go without saying', () => {
    expect(maze(view, () => naming).map(({ number, play, card }) => [number, play, card])).toEqual([
      [0, false, ''],
      [1, true, 'NE'],
      [3, true, ''],
      [4, true, ''],
    ]);
  });

  test.each(['en', 'de', 'nl'] as const)('names who did it and what only the reader knows (%s)', (language) => {
    preferences.language = language;
    const lines = maze(view, () => naming);
    expect(lines[1]?.text).toContain('Ben');
    expect(lines[3]?.text).not.toContain(lines[3]?.secret);
    expect(lines[3]?.secret).not.toBe('');
    expect(lines.map((line) => line.text).join(' ')).not.toMatch(/undefined|NaN|\[object/);
  });

  test.each([
    ['en', 'Ben lays a bend at I8.'],
    ['de', 'Ben legt eine Kurve auf I8.'],
    ['nl', 'Ben legt een bocht op I8.'],
  ] as const)('says where a card was laid, as it stands along the edges (%s)', (language, sentence) => {
    preferences.language = language;
    expect(maze(view, () => naming)[1]?.text).toBe(sentence);
  });

  test.each([
    ['en', 'You break Ben’s pickaxe.', 'Ben mends your cart.', 'Ben breaks their own cart.'],
    ['de', 'Du beschädigst die Spitzhacke von Ben.', 'Ben repariert deine Lore.', 'Ben beschädigt die eigene Lore.'],
    ['nl', 'Je beschadigt het pikhouweel van Ben.', 'Ben repareert jouw mijnkar.', 'Ben beschadigt de eigen mijnkar.'],
  ] as const)('says whose tool is broken or mended (%s)', (language, broke, mended, own) => {
    preferences.language = language;
    expect(mazeMove('break pickaxe 2', 0, view, naming)).toBe(broke);
    expect(mazeMove('mend cart 1', 1, view, naming)).toBe(mended);
    expect(mazeMove('break cart 2', 1, view, naming)).toBe(own);
  });

  test('a broken tool has a sign of its own, and a place is where it happened', () => {
    const lines = maze(view, () => naming);
    expect(lines[2]?.sign).toEqual({ kind: 'tool', tool: 'lamp', broken: true });
    expect(lines[1]?.place).toEqual({ x: 1, y: 0 });
  });

  test.each([
    ['en', 'Ben lays a bend, open to the north and east, at I8.', 'Ben lays a crossing at I8.'],
    ['de', 'Ben legt eine Kurve, offen nach Norden und Osten, auf I8.', 'Ben legt eine Kreuzung auf I8.'],
    ['nl', 'Ben legt een bocht, open naar het noorden en oosten, op I8.', 'Ben legt een kruising op I8.'],
  ] as const)(
    'a move says which way round a card lies, where it can lie so and so (%s)',
    (language, bend, crossing) => {
      preferences.language = language;
      expect(mazeMove('lay NE 1,0', 1, view, naming)).toBe(bend);
      expect(mazeMove('lay NESW 1,0', 1, view, naming)).toBe(crossing);
    },
  );

  test('tells a move in the words of what comes of it', () => {
    expect(mazeMove('break lamp 2', 0, view, naming)).toBe(maze(view, () => naming)[2]?.text);
    expect(mazeMove('dance', 0, view, naming)).toBe('dance');
  });

  test('knows what a map has just shown', () => {
    const before = { ...view, history: view.history.slice(0, 4) };
    expect(seenBetween(before, view)).toEqual({ goal: 1, face: 'treasure' });
    expect(seenBetween(view, view)).toBeNull();
  });
});

describe('the log of Sabotage', () => {
  const roof = { seats: [0], cards: [] };
  const view = viewOf<SabotageView>(
    [
      event('dealt', 1, { round: 1 }),
      event('laid', 1, { card: 'A-red', roof: 'other', place: 'A', gone: 'A-blue' }),
      event('discarded', 0, { card: 'X-red' }),
      event('asked', 0),
    ],
    { players: [{}, {}, {}, {}], starter: 0, roofs: [roof, roof] },
  );

  test('says where it happened as the reader sees it', () => {
    const lines = roofs(view, () => naming);
    expect(lines[1]?.place).toEqual({ side: 'own', at: 0 });
    expect(lines[1]?.text).toContain('Ben');
    expect(lines[3]?.text).toContain('Cleo');
  });

  test.each([
    ['own', 0, 'You lay a red A on your A.'],
    ['own', 2, 'Cleo lays a red A on your A.'],
    ['own', 1, 'Ben lays a red A on their own A.'],
    ['other', 1, 'Ben lays a red A on your A!'],
    ['other', 2, 'Cleo lays a red A on A of the other roof.'],
  ])('tells of the %s roof of seat %i: %s', (on, seat, text) => {
    const laid = event('laid', seat, { card: 'A-red', roof: on, place: 'A' });
    expect(roofs({ ...view, history: [laid] }, () => naming)[0]?.text).toBe(text);
  });

  test('tells what only the texts of the game have words for', async () => {
    const texts: GameTexts = {
      language: 'en',
      refusals: {},
      reasons: {},
      params: { card: 'card' },
      words: { card: { 'A-red': 'red A' }, event: { swept: '{ $seat } sweeps with a { $card }.' } },
    };
    const swept: SabotageView = { ...view, game: 'sabotage', history: [event('swept', 1, { card: 'A-red' })] };
    expect(roofs(swept, () => naming)).toEqual([]);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(texts)));
    textStore.want('sabotage', 'en');
    await vi.waitFor(() => expect(textStore.of('sabotage')).not.toBeNull());
    const [line] = roofs(swept, () => naming);
    expect(line?.text).toBe('Ben sweeps with a red A.');
    expect(line?.play).toBe(true);
  });

  test('tells a move in the words of what comes of it', () => {
    expect(roofMove('discard X-red', 0, view, naming)).toBe(roofs(view, () => naming)[2]?.text);
    expect(roofMove('close', 0, view, naming)).toBe(roofs(view, () => naming)[3]?.text);
  });
});

describe('the log of The Dark Cave', () => {
  test('a walk of several steps is one line', () => {
    const steps = ['0,0:N', '0,-1:S', '0,-1:N'].map((end) => event('stepped', 1, { end }));
    const lines = cave(viewOf<DarkCaveView>([...steps, event('stepped', 2, { end: '1,0:W' })]), () => naming);
    expect(lines.map((line) => [line.number, line.seat, line.field])).toEqual([
      [2, 1, '0,-1:N'],
      [3, 2, '1,0:W'],
    ]);
  });

  test('what was seen in secret is said only while the cover is lifted', () => {
    const view = viewOf<DarkCaveView>([event('looked-goal', 0, { place: '3,-3', card: 'I:info' }, { goal: 'exit' })]);
    const [open] = cave(view, () => naming);
    const [covered] = cave(view, () => naming, { lifted: false });
    expect(open?.text).not.toBe(covered?.text);
    expect(open?.text.startsWith(covered?.text.replace(/[.:].*$/, '') ?? '?')).toBe(true);
  });

  // D-20, D-55
  test('tells all cards of a move and no more than the move says', () => {
    const two = 'I:NS+hole II:rat';
    const view = viewOf<DarkCaveView>([]);
    expect(caveMove(`pass ${two}`, 1, view, naming)).toBe('Ben discards a straight path with a dark hole and a rat.');
    expect(caveMove('cut web 1,0 E', 1, view, naming)).toBe('Ben uses an axe against the web (I8, east side).');
    const texts = {
      language: 'en',
      reasons: { passed: 'Cards go: { $cards }.' },
      words: {},
      params: {},
    } as unknown as GameTexts;
    const reason = { key: 'passed', params: { cards: two }, weight: 1 };
    expect(reasonSentence(reason, texts, String, speak)).toBe('Cards go: straight path with a dark hole and rat.');
    const ofLongAgo = { key: 'gone', params: {}, weight: 1 };
    expect(reasonSentence(ofLongAgo, texts, String, speak)).toBe('');
  });
});

describe('since the reader’s own turn', () => {
  const line = (number: number, seat: number | null, play: boolean): LogLine => ({
    number,
    seat,
    play,
    text: '',
    place: null,
  });
  const lines = [
    line(0, 0, true),
    line(1, 1, true),
    line(2, 0, true),
    line(3, 0, false),
    line(4, 1, true),
    line(5, 0, false),
    line(6, null, false),
  ];

  test('what came of the own play at once belongs to it', () => {
    expect(sinceMine(lines, 0).map(({ number }) => number)).toEqual([4, 5, 6]);
    expect(sinceMine(lines.slice(0, 4), 0)).toEqual([]);
  });

  test('it is everything for whoever has done nothing', () => {
    expect(sinceMine(lines, 2)).toEqual(lines);
    expect(sinceMine(lines, -1)).toEqual(lines);
  });

  test('what a computer player did for the reader is told with that of others', () => {
    const stoodIn = lines.map((each) => (each.number >= 2 && each.seat === 0 ? { ...each, stoodIn: true } : each));
    expect(sinceMine(stoodIn, 0).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([turnsFor(stoodIn, 0), turnsFor(stoodIn, 1), turnsFor(lines, 0)]).toEqual([1, 0, 0]);
  });

  test('a turn of several plays that a computer player made for the reader counts once', () => {
    const made = (number: number, seat: number): LogLine => ({ ...line(number, seat, true), stoodIn: seat === 0 });
    expect(turnsFor([made(0, 1), made(1, 0), line(2, 0, false), made(3, 0), made(4, 1), made(5, 0)], 0)).toBe(2);
  });

  test('what is nobody’s doing is told with that of others, and is nobody’s last play', () => {
    const end = [line(0, 0, true), line(1, null, false)];
    expect(sinceMine(end, 0).map(({ number }) => number)).toEqual([1]);
    expect([...lastPlays(end).keys()]).toEqual([0]);
  });

  test('the last play of each is known', () => {
    expect([...lastPlays(lines)].map(([seat, { number }]) => [seat, number])).toEqual([
      [0, 2],
      [1, 4],
    ]);
  });

  test('a new round counts its events anew', () => {
    expect(firstNew({ round: 1, history: [1, 2] }, { round: 1, history: [1, 2, 3] })).toBe(2);
    expect(firstNew({ round: 1, history: [1, 2] }, { round: 2, history: [1] })).toBe(0);
  });
});
