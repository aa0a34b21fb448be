import { afterEach, describe, expect, test } from 'vitest';
import type { DarkCaveEvent, DarkCaveView } from '../src/protocol';
import { railLine, setLine } from '../src/art/dark_cave/geometry';
import { dugOf } from '../src/art/dark_cave/cards';
import { effectsIn, effectsOf } from '../src/games/dark_cave/turn/effects';
import { linesOf } from '../src/games/dark_cave/telling/events';
import { exitFound } from '../src/games/dark_cave/seats/secrets';
import { Sight } from '../src/games/dark_cave/cave/sight';
import { spread } from '../src/games/dark_cave/cave/spread';
import { gone, leftIn, nextGroup } from '../src/games/dark_cave/cave/water';
import { LANGUAGES, preferences } from '../src/shell/preferences.svelte';
import { boxAround, cameraOf, groundAt } from '../src/shell/table/camera';
import { GroundWindow } from '../src/shell/table/window.svelte';

const naming = (seat: number) => ({ name: ['Ada', 'Ben', 'Cleo'][seat] ?? '', you: seat === 0 });

function event(key: string, seat: number, params = {}, secret = {}): DarkCaveEvent {
  return { key, seat, params, secret } as unknown as DarkCaveEvent;
}

function viewOf(...history: DarkCaveEvent[]): DarkCaveView {
  return { seat: 0, round: 1, history, net: [] } as unknown as DarkCaveView;
}

function texts(...history: DarkCaveEvent[]): string[] {
  return linesOf(viewOf(...history), () => naming).map(({ text }) => text);
}

afterEach(() => {
  preferences.language = 'en';
});

describe('what happened in the cave', () => {
  // D-20
  test('a pass of two cards is told once', () => {
    const pass = (seat: number, back: string, card?: string) => event('passed', seat, { back }, card ? { card } : {});
    expect(
      texts(pass(1, 'I'), pass(1, 'I'), pass(2, 'I'), pass(2, 'II'), pass(0, 'I', 'I:rat'), pass(0, 'I', 'I:axe')),
    ).toEqual([
      'Ben discards two cards of group I.',
      'Cleo discards a card of group I and a card of group II.',
      'You discard a rat and a battle axe.',
    ]);
  });

  // D-65, D-72
  test.each(LANGUAGES)('a creature that goes does not sound like a dwarf that gets out (%s)', (language) => {
    preferences.language = language;
    const [creature = '', dwarf = ''] = texts(
      event('creature-left', 1, { creature: 'goblin' }),
      event('left', 1, { number: 2 }),
    );
    const end = dwarf.split(' ').slice(1).join(' ').replace('!', '');
    expect(end).not.toBe('');
    expect(creature).not.toContain(end);
  });

  test('what happened on one side or one field of a card says so, and shows it', () => {
    const lines = linesOf(
      viewOf(
        event('webbed', 1, { place: '1,0', side: 'E', card: 'I:web' }),
        event('attacked', 1, { creature: 'rat', field: '2,0:N' }),
      ),
      () => naming,
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'Ben spins a web (I8, east side).',
      'The rat attacks (J8, north side).',
    ]);
    expect(lines.map(({ place }) => place)).toEqual([
      { x: 1, y: 0, side: 'E' },
      { x: 2, y: 0, field: '2,0:N' },
    ]);
  });

  // D-70
  test('the finding of the exit is seen once, by whoever was there', () => {
    const before = viewOf(event('stepped', 1, { end: '4,3:N' }));
    const now = viewOf(...before.history, event('revealed', 1, { goal: 'exit', place: '4,4' }));
    expect(exitFound(before, now)).toEqual({ seat: 1, place: { x: 4, y: 4 } });
    expect(exitFound(now, now)).toBeNull();
    expect(
      exitFound(before, viewOf(...before.history, event('revealed', 1, { goal: 'hole', place: '4,4' }))),
    ).toBeNull();
  });
});

describe('what a card does', () => {
  // D-4, D-40 to D-44, D-50 to D-60
  test.each([
    ['I:NES+hole', ['D-40']],
    ['II:NS+ladder', ['D-41', 'D-4']],
    ['III:NS.EW+bridge-NS', ['D-42', 'D-4']],
    ['I:NE.SW+tunnel', ['D-43']],
    ['III:NW+vein', ['D-44', 'D-4']],
    ['I:NESW', ['D-30']],
    ['II:axe', ['D-55']],
    ['I:goblin', ['D-60']],
    ['II:?', []],
  ])('is said with its clause (%s)', (card, clauses) => {
    expect(effectsOf(card).map(({ clause }) => clause)).toEqual(clauses);
  });

  test.each(LANGUAGES)(
    'is said of a card that lies in the cave, and of a goal not how far it is across (%s)',
    (language) => {
      preferences.language = language;
      const card = { x: 0, y: 0, openings: 'NS', feature: 'exit', at: '*NS', upper: null, group: null, kind: 'goal' };
      const effects = effectsIn(card as unknown as DarkCaveView['net'][number]);
      expect(effects.map(({ clause }) => clause)).toEqual(['D-72']);
      expect(effects[0]?.text).toMatch(/\w{3}/);
    },
  );
});

describe('figures', () => {
  const APART = 30;
  const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

  test.each([2, 5, 8, 11])('%i of them on one field are all seen, and near it', (count) => {
    const home = { x: 50, y: 50 };
    const points = spread(
      Array.from({ length: count }, () => home),
      APART,
    );
    points.forEach((one, index) => {
      for (const other of points.slice(index + 1)) expect(far(one, other)).toBeGreaterThan(APART * 0.9);
      expect(far(one, home)).toBeLessThan(APART * 2);
    });
  });

  test('those who have room stand on their fields', () => {
    const homes = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ];
    expect(spread(homes, APART)).toEqual(homes);
  });
});

describe('what is in sight of a cave that is too large', () => {
  const all = [
    { x: -4, y: -4 },
    { x: 4, y: 4 },
  ];
  /** A phone’s window of 390 by 330 pixels. */
  const scaleFor = (places: readonly { x: number; y: number }[]): number => {
    const box = boxAround(places, { width: 100, height: 100 });
    return Math.min(330 / box.width, 280 / box.height, 0.95);
  };
  const watching = { view: null, me: -1, walks: false, chosen: null, lines: [{ place: null }] };
  const seen = (changes: object, aims: { x: number; y: number }[] = []) =>
    boxAround(new Sight({ ...watching, ...changes }, scaleFor).wanted(all, aims), { width: 1, height: 1 });
  const players = ['0,0:N', '3,1:N'].map((field) => ({ field }) as DarkCaveView['players'][number]);

  test('it is all of it before anything has happened', () => {
    expect(seen({})).toEqual(boxAround(all, { width: 1, height: 1 }));
  });

  test('it follows what happens, with the dwarf on turn where both can be told apart', () => {
    const box = seen({ view: { players, on_turn: 0 }, lines: [{ place: { x: 2, y: 0 } }] });
    expect([box.x <= 0, box.x + box.width >= 3]).toEqual([true, true]);
    const away = seen({ view: { players, on_turn: 0 }, lines: [{ place: { x: 9, y: 9 } }] });
    expect(away.x).toBeGreaterThan(8);
  });

  test('it is what the chosen card can be aimed at', () => {
    const aims = [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ];
    const box = seen({ chosen: 'I:NS', lines: [{ place: { x: 9, y: 9 } }] }, aims);
    expect([box.x <= 0, box.x + box.width >= 2, box.width < 3]).toEqual([true, true, true]);
  });

  test('a ladder that leads far away does not make the near fields too small for a finger', () => {
    const view = { players, on_turn: 0 };
    const near = { x: 1, y: 0 };
    expect(seen({ view, me: 0, walks: true }, [near, { x: 14, y: 0 }]).width).toBeLessThan(5);
    expect(seen({ view, me: 0, walks: true }, [near, { x: 4, y: 0 }]).width).toBeGreaterThanOrEqual(5);
  });

  test('a look at a place of the log lasts until something happens', () => {
    const window = new GroundWindow({ width: 100, height: 100 }, { least: 0.18, most: 0.95 });
    [window.width, window.height] = [390, 330];
    window.see(all);
    window.refit();
    window.bring({ x: 40, y: 40 });
    expect(window.moved).toBe(true);
    window.goOn();
    expect(window.moved).toBe(false);
    window.enlarge(2);
    window.goOn();
    expect(window.moved).toBe(true);
  });

  test.each(['touch', 'mouse'])(
    'what is too small for a finger comes nearer at a tap, not at a click: %s',
    (pointer) => {
      const window = new GroundWindow({ width: 100, height: 150 }, { least: 0.1, most: 1.15 });
      [window.width, window.height] = [320, 170];
      const maze = [0, 1, 2, 3, 4].flatMap((y) => [0, 4, 8].map((x) => ({ x, y })));
      window.see(maze);
      window.refit();
      window.down({ button: 0, pointerId: 1, clientX: 0, clientY: 0, pointerType: pointer } as PointerEvent);
      const touched = pointer === 'touch';
      const middleOf = ({ x, y, width, height }: ReturnType<GroundWindow['boxInside']>) => [
        x + width / 2,
        y + height / 2,
      ];
      const small = window.boxInside(maze[7]!);
      // A finger means what is near; a mouse what is under it.
      expect(window.meant(maze, { x: small.x - 6, y: small.y + 1 })).toEqual(touched ? maze[7] : { x: 3, y: 2 });
      expect(window.approach(maze[7]!)).toBe(touched);
      const large = window.boxInside(maze[7]!);
      expect(large.width >= 40).toBe(touched);
      expect(middleOf(large).map(Math.round)).toEqual(middleOf(small).map(Math.round));
      window.aim('');
      expect(window.moved).toBe(touched);
      window.aim('another card');
      expect(window.moved).toBe(false);
      window.approach(maze[7]!);
      window.goOn();
      expect(window.moved).toBe(false);
    },
  );

  // On a phone the piles lie there, and the tools.
  test.each([220, 330, 420])('of %i pixels nothing lies in the margin of what lies over it', (height) => {
    const window = new GroundWindow({ width: 100, height: 100 }, { least: 0.1, most: 0.95 });
    [window.width, window.height] = [390, height];
    const block = [0, 1, 2, 3, 4].flatMap((y) => [0, 1, 2, 3, 4, 5, 6, 7].map((x) => ({ x, y })));
    window.see(block);
    window.refit();
    const boxes = block.map((place) => window.boxInside(place));
    if (window.squat) expect(Math.min(...boxes.map(({ x }) => x))).toBeGreaterThanOrEqual(60);
    else expect(Math.max(...boxes.map((box) => box.y + box.height))).toBeLessThanOrEqual(height - 60);
    const squat = window.squat;
    window.foot = 90;
    expect(window.squat).toBe(squat);
  });

  test('a tap means what was seen there while the window was on its way', () => {
    const room = { width: 390, height: 330 };
    const camera = { x: 120, y: -40, scale: 0.6 };
    // As the styles write `transform` of the window on the way there.
    const matrix = { a: 0.6, e: room.width / 2 - 0.6 * 120, f: room.height / 2 + 0.6 * 40 };
    const drawn = cameraOf(matrix, room);
    expect(drawn.x).toBeCloseTo(camera.x);
    expect(drawn.y).toBeCloseTo(camera.y);
    const { x, y } = groundAt(drawn, 30, 12);
    expect([x, y].map(Math.round)).toEqual([170, -20]);
  });

  test('one press shows all, another one follows again', () => {
    const window = new GroundWindow({ width: 100, height: 100 }, { least: 0.18, most: 0.95 });
    window.follows = true;
    window.seeAll();
    expect(window.whole).toBe(true);
    window.seeAll();
    expect(window.whole).toBe(false);
    window.moved = true;
    window.seeAll();
    expect([window.whole, window.moved]).toEqual([true, false]);
    window.follows = false;
    window.seeAll();
    expect(window.whole).toBe(false);
  });
});

describe('the draw pile', () => {
  const view = (piles: number[], phase = 'card') => ({ piles, full: 42, phase }) as unknown as DarkCaveView;

  // D-14
  test('says how many cards are left, and the brook how many are gone', () => {
    expect(leftIn(view([0, 10, 11]))).toBe(21);
    expect(nextGroup(view([0, 10, 11]))).toBe('II');
    expect(nextGroup(view([0, 0, 0]))).toBeUndefined();
    expect([gone(view([0, 10, 11])), gone(view([4, 17, 21])), gone(view([0, 0, 0], 'dealing'))]).toEqual([0.5, 0, 0]);
  });
});

test('rails run beside every way of a card, from its side', () => {
  const card = dugOf('I:NE.SW')!;
  for (const set of card.sets) {
    expect(railLine(card, set).split('M')).toHaveLength(3);
    expect(setLine(card, set)).not.toBe('');
  }
  expect(railLine(dugOf('III:NESW')!, 'NESW').split('M')).toHaveLength(9);
  expect(railLine(card, 'NE')).not.toMatch(/NaN|undefined/);
});
