/** The clock of a table: what it shows, and in which steps it can be set. */

import { c } from './i18n';

const SECOND = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on the reader is warned, in milliseconds. */
export const SOON = 10 * SECOND;

/** How long each decision may take, in seconds; 0 for no clock. */
export const MOVE_TIMES = [0, 15, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY] as const;
/** How much there may be for all decisions together, in seconds. */
export const BANKS = [0, MINUTE, 3 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, DAY] as const;

export interface Left {
  /** Until time runs out, in milliseconds: for this decision, or from the bank when that is all. */
  readonly now: number;
  /** It is the bank that is drawn on. */
  readonly fromBank: boolean;
  /** Time runs out in a moment. */
  readonly soon: boolean;
}

/**
 * What is left to whoever decides.
 *
 * @param deadline when all their time is over
 * @param bank what they had in the bank before this decision
 * @param now the server's clock
 */
export function left(deadline: number, bank: number, now: number): Left {
  const all = Math.max(0, deadline - now);
  return { now: all > bank ? all - bank : all, fromBank: all <= bank, soon: all <= SOON };
}

/** "0:45", "12:05", "3:00:10"; days in words. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds >= 2 * DAY) return spanText(Math.floor(seconds / DAY) * DAY);
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  const end = two(seconds % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`;
}

/** A span in words, in the largest unit that it is a whole number of. */
export function spanText(seconds: number): string {
  const words = c().clock;
  if (seconds >= DAY && seconds % DAY === 0) return words.days({ count: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return words.hours({ count: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0) return words.minutes({ count: seconds / MINUTE });
  return words.seconds({ count: seconds });
}

/** What can be chosen, and what has been even where it is none of these. */
export function choices(steps: readonly number[], chosen: number): number[] {
  return [...new Set([...steps, chosen])].sort((a, b) => a - b);
}
