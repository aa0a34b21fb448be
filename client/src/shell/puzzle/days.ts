/** The days of puzzles: days are written as in `2026-01-31`, by the reader's own calendar. */

import type { PuzzleCalendar, PuzzleListed } from '../../protocol';

const DAY = 86_400_000;
const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The day that it is where the reader is. */
export function dayOf(now: Date): string {
  const two = (number: number): string => `${number}`.padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether a day is written so, and there is such a day, from the year 1 on. */
export function isDay(text: string): boolean {
  if (!PATTERN.test(text) || text < '0001') return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** The day some days later, or earlier. */
export function dayAfter(day: string, by = 1): string {
  return new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10);
}

/** Which puzzle is due on a day; nothing where there are none. */
export function puzzleOn({ start, puzzles }: PuzzleCalendar, day: string): PuzzleListed | undefined {
  if (puzzles.length === 0) return undefined;
  const since = Math.round((Date.parse(day) - Date.parse(start)) / DAY) % puzzles.length;
  return puzzles[(since + puzzles.length) % puzzles.length];
}

/** The last day on which the puzzle was of a game; today where it never is. */
export function latestOf(all: PuzzleCalendar, game: string, today: string): string {
  const days = all.puzzles.map((_puzzle, at) => dayAfter(today, -at));
  return days.find((day) => puzzleOn(all, day)?.game === game) ?? today;
}

/** A day in words: "Monday 23 November", with the year where it isn't this one. */
export function inWords(day: string, today: string, language: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}
