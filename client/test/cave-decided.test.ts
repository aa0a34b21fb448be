import { describe, expect, it } from 'vitest';

import { decisiveSeat } from '../src/games/dark_cave/ends/decided';
import type { DarkCaveView } from '../src/protocol';

type Over = Parameters<typeof decisiveSeat>[0];
type Player = Over['players'][number];

/** A player by the clan they work for, their gold, and as how many-th they got out; null for inside. */
const player = (works_for: 'blue' | 'yellow', gold: number, left: number | null): Player =>
  ({ works_for, gold, left }) as Player;

/** A game that blue has won, with two workers each. */
const wonByBlue = (players: Player[], saved: [number, number]): Over => ({
  players,
  result: {
    ending: 'cards',
    saved,
    workers: [2, 2],
    treasures: [2 * saved[0], 2 * saved[1]],
    winner: 'blue',
  } satisfies DarkCaveView['result'],
});

describe('whose gold decides The Dark Cave (D-83)', () => {
  it('is nobody’s where the clan would have won without it', () => {
    expect(decisiveSeat(wonByBlue([player('blue', 1, 1), player('blue', 5, 2)], [6, 2]))).toBe(1);
    expect(decisiveSeat(wonByBlue([player('blue', 1, 1), player('blue', 8, 2)], [9, 0]))).toBe(-1);
  });

  it('is that without which there would be a tie that the other clan wins, whose dwarf left first', () => {
    const saved: [number, number] = [5, 3];
    const even = (blue: number, yellow: number): Over =>
      wonByBlue([player('blue', 2, blue), player('yellow', 3, yellow)], saved);
    expect(decisiveSeat(even(2, 1))).toBe(0);
    expect(decisiveSeat(even(1, 2))).toBe(-1);
  });
});
