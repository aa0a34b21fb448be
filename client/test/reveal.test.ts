import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ALL_SHOWN, beatsOf, stageAt, untilNext } from '../src/shell/table/beats';
import { Reveal } from '../src/shell/table/reveal.svelte';

describe('the end of a round', () => {
  test.each([1, 4, 6, 11])('tells what ended it, then %i cards, then who has won, then the gold', (cards) => {
    const stages = [0, ...beatsOf(cards)].map((start) => stageAt(cards, start));
    expect(stages[0]).toEqual({ table: true, turned: 0, winner: false, given: 0, done: false });
    expect(stages[1]).toEqual({ table: false, turned: 0, winner: false, given: 0, done: false });
    const turning = stages.slice(2, 2 + cards);
    expect(turning.map((stage) => stage.turned)).toEqual(turning.map((_stage, at) => at + 1));
    expect(turning.some((stage) => stage.winner || stage.done)).toBe(false);
    expect(stages.at(-2)).toEqual({ table: false, turned: cards, winner: true, given: 0, done: false });
    expect(stages.at(-1)).toBe(ALL_SHOWN);
  });

  test('tells each thing only after the one before, and is through within twelve seconds', () => {
    for (let cards = 1; cards <= 11; cards += 1) {
      const beats = beatsOf(cards);
      expect(beats).toEqual([...new Set(beats)].toSorted((a, b) => a - b));
      expect(beats.at(-1)).toBeLessThan(12_000);
      expect(untilNext(cards, beats.at(-1) ?? 0)).toBeNull();
    }
  });
});

describe('the gold of a round', () => {
  test.each([1, 4, 10])('goes round in %i steps once it is told who has won', (gifts) => {
    const stages = beatsOf(5, gifts).map((start) => stageAt(5, start, gifts));
    const round = stages.slice(stages.findIndex(({ winner }) => winner));
    expect(round.slice(0, -1).map((stage) => [stage.given, stage.done])).toEqual(
      Array.from({ length: gifts + 1 }, (_, given) => [given, false]),
    );
    expect(round.at(-1)).toBe(ALL_SHOWN);
    expect(beatsOf(11, gifts).at(-1)).toBeLessThan(15_000);
  });
});

describe('the telling on a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('goes by the clock from the moment the result arrived', () => {
    const reveal = new Reveal();
    expect(reveal.stage).toBe(ALL_SHOWN);
    reveal.begin(4);
    const seen = [reveal.stage];
    while (!reveal.stage.done) {
      vi.advanceTimersToNextTimer();
      seen.push(reveal.stage);
    }
    expect(seen.map((stage) => [stage.table, stage.turned, stage.winner])).toEqual([
      [true, 0, false],
      [false, 0, false],
      [false, 1, false],
      [false, 2, false],
      [false, 3, false],
      [false, 4, false],
      [false, 4, true],
      [false, Infinity, true],
    ]);
  });

  test('can be skipped, and then nothing moves any more', () => {
    const reveal = new Reveal();
    reveal.begin(6);
    reveal.skip();
    expect(reveal.stage).toBe(ALL_SHOWN);
    expect(vi.getTimerCount()).toBe(0);
  });
});
