/**
 * The beats in which the end of a round is told: what ended it, then card after card, then who has won, then
 * what it brings. The times are the same on every screen, counted from the moment the result arrives.
 */

/** How far the telling has come. */
export interface Stage {
  /** The table is still in sight, with what ended the round. */
  readonly table: boolean;
  /** So many cards lie open. */
  readonly turned: number;
  /** Who has won is told. */
  readonly winner: boolean;
  /** What it brings is told: all is. */
  readonly done: boolean;
}

export const ALL_TOLD: Stage = { table: false, turned: Infinity, winner: true, done: true };

const TABLE = 1_900;
const BEFORE_CARDS = 700;
/** All cards together; no card comes faster or slower than these. */
const ALL_CARDS = 5_400;
const FASTEST = 450;
const SLOWEST = 800;
const BEFORE_WINNER = 800;
const BEFORE_GAIN = 1_100;

/** When each beat begins, in milliseconds: the page, each card, the winner, what it brings. */
export function beatsOf(cards: number): readonly number[] {
  const each = Math.min(SLOWEST, Math.max(FASTEST, ALL_CARDS / Math.max(1, cards)));
  const turns = Array.from({ length: cards }, (_card, at) => TABLE + BEFORE_CARDS + at * each);
  const winner = (turns.at(-1) ?? TABLE) + BEFORE_WINNER;
  return [TABLE, ...turns, winner, winner + BEFORE_GAIN];
}

/** What is told so long after the result arrived. */
export function stageAt(cards: number, elapsed: number): Stage {
  const begun = beatsOf(cards).filter((start) => start <= elapsed).length;
  if (begun >= cards + 3) return ALL_TOLD;
  return {
    table: begun === 0,
    turned: Math.min(cards, Math.max(0, begun - 1)),
    winner: begun > cards + 1,
    done: false,
  };
}

/** How long until the next beat; null after the last. */
export function untilNext(cards: number, elapsed: number): number | null {
  const next = beatsOf(cards).find((start) => start > elapsed);
  return next === undefined ? null : next - elapsed;
}
