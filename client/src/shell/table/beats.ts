/**
 * The beats in which the end of a round is told: what ended it, then card after card, then who has won, then
 * what it brings. The times are the same on every screen, counted from the moment the result arrives.
 */

/** How far the telling has come. */
export interface Stage {
  /** The table is still in sight, with what ended the round. */
  readonly table: boolean;
  /** How many cards lie open. */
  readonly turned: number;
  /** Who has won is told. */
  readonly winner: boolean;
  /** How often what it brings has changed hands. */
  readonly given: number;
  /** What it brings is told: all is. */
  readonly done: boolean;
}

export const ALL_SHOWN: Stage = { table: false, turned: Infinity, winner: true, given: Infinity, done: true };

const TABLE = 1_900;
const BEFORE_CARDS = 700;
/** All cards together; no card comes faster or slower than these. */
const ALL_CARDS = 5_400;
const FASTEST = 450;
const SLOWEST = 800;
const BEFORE_WINNER = 800;
const BEFORE_GAIN = 1_100;
/** All that changes hands together; nothing comes faster or slower than these. */
const ALL_GIFTS = 3_000;
const FASTEST_GIFT = 300;
const SLOWEST_GIFT = 700;

/** When each beat begins, in milliseconds: the page, each card, the winner, each gift, all that it brings. */
export function beatsOf(cards: number, gifts = 0): readonly number[] {
  const each = Math.min(SLOWEST, Math.max(FASTEST, ALL_CARDS / Math.max(1, cards)));
  const turns = Array.from({ length: cards }, (_card, at) => TABLE + BEFORE_CARDS + at * each);
  const winner = (turns.at(-1) ?? TABLE) + BEFORE_WINNER;
  const pass = Math.min(SLOWEST_GIFT, Math.max(FASTEST_GIFT, ALL_GIFTS / Math.max(1, gifts)));
  const gain = Array.from({ length: gifts + 1 }, (_gift, at) => winner + BEFORE_GAIN + at * pass);
  return [TABLE, ...turns, winner, ...gain];
}

/** What is told so long after the result arrived. */
export function stageAt(cards: number, elapsed: number, gifts = 0): Stage {
  const begun = beatsOf(cards, gifts).filter((start) => start <= elapsed).length;
  if (begun >= cards + 3 + gifts) return ALL_SHOWN;
  return {
    table: begun === 0,
    turned: Math.min(cards, Math.max(0, begun - 1)),
    winner: begun > cards + 1,
    given: Math.max(0, begun - cards - 2),
    done: false,
  };
}

/** How long until the next beat; null after the last. */
export function untilNext(cards: number, elapsed: number, gifts = 0): number | null {
  const next = beatsOf(cards, gifts).find((start) => start > elapsed);
  return next === undefined ? null : next - elapsed;
}
