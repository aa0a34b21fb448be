import { expect, test } from 'vitest';
import type { GroundWindow } from '../src/shell/table/window.svelte';
import { Aiming } from '../src/games/dark_cave/cave/aiming';
import type { Standing } from '../src/games/dark_cave/cave/standing';

/** A window that shows the cave as large as life. */
const seen = { drawn: { scale: 1 }, onScreen: (spot: object) => spot } as unknown as GroundWindow;
const aiming = new Aiming(seen);

function standing(creature: string, x: number, y: number): Standing {
  const spot = { x, y };
  return { key: creature, figure: { seat: -1, creature }, field: `0,0:${creature}`, home: spot, spot, feature: '' };
}

const RAT = standing('rat', 100, 100);
const GOBLIN = standing('goblin', 120, 100);

test('a finger on a figure means the figure, though a field that one can go to is near', () => {
  expect(aiming.figure([RAT], 1, { x: 110, y: 106 })).toBe(RAT);
});

test('a finger beside all figures means none', () => {
  expect(aiming.figure([RAT, GOBLIN], 1, { x: 100, y: 130 })).toBeUndefined();
});

test('of two figures the nearer one is meant', () => {
  expect(aiming.figure([RAT, GOBLIN], 1, { x: 112, y: 100 })).toBe(GOBLIN);
});

test('figures that are drawn larger are met from farther away', () => {
  expect(aiming.figure([RAT], 1.8, { x: 100, y: 125 })).toBe(RAT);
});

test('a mark that lies on a figure is meant by a finger in the middle of the mark', () => {
  const mark = { x: 112, y: 100 };
  expect(aiming.figure([RAT], 1, { x: 111, y: 100 }, mark)).toBeUndefined();
  expect(aiming.figure([RAT], 1, { x: 104, y: 100 }, mark)).toBe(RAT);
});
