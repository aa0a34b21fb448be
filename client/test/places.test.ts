import { describe, expect, test } from 'vitest';
import { speak as speakOfCave } from '../src/games/dark_cave/telling/sentences';
import { speak as speakOfMaze } from '../src/games/saboteur/telling/sentences';
import { edgesOf, type Camera } from '../src/shell/table/camera';
import { columnName, placeName, rowName } from '../src/shell/table/places';

describe('the name of a place', () => {
  test('counts from the start at H8, letters to the east and numbers to the south', () => {
    expect(placeName({ x: 0, y: 0 })).toBe('H8');
    expect(placeName({ x: 8, y: -2 })).toBe('P6');
    expect(placeName({ x: -4, y: 4 })).toBe('D12');
  });

  test('is another one for every place, however far the ground grows', () => {
    const far = Array.from({ length: 121 }, (_each, at) => at - 60);
    expect(new Set(far.map(columnName)).size).toBe(far.length);
    expect(new Set(far.map(rowName)).size).toBe(far.length);
    expect([columnName(18), columnName(19), columnName(-8), columnName(-9)]).toEqual(['Z', 'AA', '−A', '−B']);
    expect([rowName(-8), rowName(-9)]).toEqual(['0', '−1']);
  });

  test('is the same in refusals of both games', () => {
    expect(speakOfMaze('place', '4,-2')).toBe('L6');
    expect(speakOfCave('place', '4,-2', String)).toBe('L6');
    expect(speakOfCave('field', '4,-2:N', String)).toBe('L6, north side');
  });
});

describe('the names along the edges', () => {
  const card = { width: 100, height: 150 };
  const room = { width: 900, height: 600 };
  const bounds = { x: 0, y: -300, width: 900, height: 750 };
  const camera: Camera = { x: 450, y: 75, scale: 0.5 };

  test('stand over the middle of each column and beside the middle of each row', () => {
    const { columns, rows } = edgesOf(camera, room, card, bounds);
    const start = columns.find((mark) => mark.name === 'H');
    // The middle of the start card lies at 50 of the ground, 400 left of where the window looks.
    expect(start?.at).toBe(450 - 400 * 0.5);
    expect(rows.find((mark) => mark.name === '8')?.at).toBe(300);
    expect(columns.map((mark) => mark.name).join('')).toBe('GHIJKLMNOPQ');
    expect(rows.map((mark) => mark.name)).toEqual(['5', '6', '7', '8', '9', '10', '11']);
  });

  test('leave some out where they would run together, and are not outside the window', () => {
    const small = edgesOf({ ...camera, scale: 0.12 }, room, card, bounds).columns;
    const gaps = small.slice(1).map((mark, at) => mark.at - (small[at]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(18);
    const large = edgesOf({ ...camera, scale: 0.25 }, room, card, bounds, 2).columns;
    const apart = large.slice(1).map((mark, at) => mark.at - (large[at]?.at ?? 0));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(36);
    const close = edgesOf({ ...camera, scale: 2 }, room, card, bounds).columns;
    expect(close.every((mark) => mark.at > 0 && mark.at < room.width)).toBe(true);
  });
});
