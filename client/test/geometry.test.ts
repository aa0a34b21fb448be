import { describe, expect, test } from 'vitest';
import { curve, resample, sample, trace } from '../src/art/contour';
import { fieldSpot, fieldsOf } from '../src/art/dark_cave/geometry';
import { dugOf } from '../src/art/dark_cave/cards';
import { pointsOf, ROWS, worthOf } from '../src/art/sabotage/roof';
import { rockOver } from '../src/art/rock';
import { tunnels } from '../src/art/tunnel';
import { scoreOf } from '../src/games/sabotage/ends/scores';
import { boxAround, fit, groundAt, pan, seenAt, within, zoom } from '../src/shell/table/camera';

const MARGINS = { top: 10, right: 10, bottom: 60, left: 10 };
const ROOM = { width: 400, height: 300 };
const SCALES = { least: 0.12, most: 0.95 };
const CARD = { width: 100, height: 150 };

test('rock that many cards show is carved once', () => {
  const box = { left: 0, top: 0, right: 100, bottom: 100 };
  expect(rockOver({ ...box })).toBe(rockOver(box));
});

describe('the window onto the ground', () => {
  const box = boxAround(
    [
      { x: -1, y: 0 },
      { x: 8, y: 2 },
    ],
    CARD,
  );

  test('has all cards in its box', () => {
    expect(box).toEqual({ x: -100, y: 0, width: 1000, height: 450 });
    expect(boxAround([], CARD)).toEqual({ x: 0, y: 0, ...CARD });
  });

  test('sees the whole box between its margins', () => {
    const camera = fit(box, ROOM, MARGINS, SCALES);
    const first = seenAt(camera, box, ROOM);
    const last = seenAt(camera, { x: box.x + box.width, y: box.y + box.height }, ROOM);
    expect(first.x).toBeGreaterThanOrEqual(9.9);
    expect(first.y).toBeGreaterThanOrEqual(9.9);
    expect(last.x).toBeLessThanOrEqual(390.1);
    expect(last.y).toBeLessThanOrEqual(240.1);
  });

  test('draws nothing larger or smaller than it may', () => {
    expect(fit({ x: 0, y: 0, width: 10, height: 10 }, ROOM, MARGINS, SCALES).scale).toBe(0.95);
    expect(fit({ x: 0, y: 0, width: 1e6, height: 10 }, ROOM, MARGINS, SCALES).scale).toBe(0.12);
  });

  test('keeps what lies under the finger when it is enlarged', () => {
    const camera = { x: 40, y: 70, scale: 0.5 };
    const after = groundAt(zoom(camera, 1.7, 33, -20), 33, -20);
    expect(after.x).toBeCloseTo(groundAt(camera, 33, -20).x);
    expect(after.y).toBeCloseTo(groundAt(camera, 33, -20).y);
    expect(zoom(camera, 1e9, 0, 0).scale).toBeLessThan(10);
    expect(zoom(camera, 1e-9, 0, 0).scale).toBeGreaterThan(0);
  });

  test('moves with the finger and never loses the cards', () => {
    const camera = { x: 0, y: 0, scale: 0.5 };
    expect(pan(camera, 10, -20)).toEqual({ x: -20, y: 40, scale: 0.5 });
    expect(within(pan(camera, 1e6, 1e6), box)).toEqual({ x: -100, y: 0, scale: 0.5 });
  });
});

describe('the roof of Sabotage', () => {
  const roof = (colours: readonly string[]): string[] => colours.map((colour) => (colour ? `X-${colour}` : ''));

  //
  test('counts 2 for one colour, 1 for matching ones, else nothing', () => {
    const colours = ['red', 'red', 'red', 'yellow', 'red', 'blue', '', 'blue', 'purple'];
    expect(ROWS.map((_places, row) => pointsOf(row, roof(colours)))).toEqual([2, 0, 0, 0, 0, 0, 0, 0]);
    expect(pointsOf(0, roof(['blue', 'purple', 'blue', '', '', '', '', '', '']))).toBe(1);
  });

  test('is worth 16 in one colour and 8 in matching ones without a row of one', () => {
    expect(worthOf(roof(Array<string>(9).fill('red')))).toBe(16);
    const mixed = ['red', 'red', 'yellow', 'yellow', 'yellow', 'red', 'red', 'red', 'yellow'];
    expect(worthOf(roof(mixed))).toBe(8);
    expect(worthOf(roof(Array<string>(9).fill('')))).toBe(0);
  });

  //
  test.each([
    [0, 0],
    [5, 5],
    [6, 7],
    [16, 27],
  ])('worth %i scores %i', (worth, score) => {
    expect(scoreOf(worth)).toBe(score);
  });
});

describe('what is drawn', () => {
  const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

  test('a contour goes around a disc, through points on its edge', () => {
    const box = { left: 0, top: 0, right: 100, bottom: 100 };
    const { fill, wall } = trace(
      sample((x, y) => Math.hypot(x - 50, y - 50) - 30, box, 2),
      0,
    );
    expect(fill).toBe(wall);
    expect(fill).toMatch(/^M[^M]*Z$/);
    const values = numbers(fill);
    expect([Math.min(...values), Math.max(...values)].map((value) => Math.round(value / 2) * 2)).toEqual([20, 80]);
  });

  test('what reaches the side of the box is closed along it, and cut only inside', () => {
    const box = { left: 0, top: 0, right: 100, bottom: 100 };
    const { fill, wall } = trace(
      sample((x) => x - 40, box, 5),
      0,
    );
    expect(fill.endsWith('Z')).toBe(true);
    expect(wall).not.toContain('Z');
    expect(Math.min(...numbers(fill))).toBe(0);
    expect(wall).toContain('40');
  });

  test('what was read changes place by place', () => {
    const box = { left: -1, top: 2, right: 20, bottom: 31 };
    const slope = (x: number, y: number): number => x + 3 * y;
    const steeper = resample(sample(slope, box, 4), (x, y, value) => value + slope(x, y));
    expect(steeper).toEqual(sample((x, y) => 2 * slope(x, y), box, 4));
  });

  test('a curve goes through its points, and back to the first where it is closed', () => {
    const points = [
      [0, 0],
      [10, 0],
      [10, 10],
    ] as const;
    const ends = (closed: boolean): number[][] =>
      curve(points, closed)
        .split('C')
        .slice(1)
        .map((bend) => numbers(bend).slice(-2));
    expect(ends(false)).toEqual([
      [10, 0],
      [10, 10],
    ]);
    expect(ends(true)).toEqual([
      [10, 0],
      [10, 10],
      [0, 0],
    ]);
  });

  test('a card has a tunnel for each group of openings, and a dead end is blocked', () => {
    expect(tunnels('NS.EW', 7).map((tunnel) => tunnel.openings.join(''))).toEqual(expect.arrayContaining(['NS', 'EW']));
    const [end] = tunnels('N', 7);
    expect(end?.deadEnd).toBe(true);
    expect(end?.blocks.length).toBeGreaterThan(0);
    expect(tunnels('NS', 7)).toEqual(tunnels('NS', 7));
  });

  test.each(['I:NESW', 'II:NS.EW', 'III:NS+vein', 'I:NS+hole', 'II:NS+tunnel'])(
    'all fields of %s lie on the card and apart',
    (name) => {
      const card = dugOf(name)!;
      const spots = fieldsOf(card).map((field) => fieldSpot(card, field));
      expect(spots.length).toBeGreaterThan(0);
      for (const { x, y } of spots) expect([x, y].every((value) => value >= 0 && value <= 100)).toBe(true);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
    },
  );
});
