/** Which puzzles the reader has answered, kept in this browser alone. */

import { dayAfter, isDay } from './days';

/** How a puzzle went: right or wrong on its own day, or later. */
export type Outcome = 'right' | 'wrong' | 'late-right' | 'late-wrong';

const KEY = 'pitprop.puzzles';
const OUTCOMES: readonly Outcome[] = ['right', 'wrong', 'late-right', 'late-wrong'];
/** How many are remembered. */
const MOST = 800;

type Outcomes = Readonly<Record<string, Outcome>>;

class Solved {
  private outcomes: Outcomes = $state.raw(kept());

  /** How a day's puzzle went; nothing while it hasn't been answered. */
  of(day: string): Outcome | undefined {
    return this.outcomes[day];
  }

  /** The puzzle of a day has been answered; only the first answer counts. */
  add(day: string, right: boolean, today: string): void {
    // Another tab may have answered others meanwhile.
    this.outcomes = { ...this.outcomes, ...kept() };
    if (this.outcomes[day]) return;
    const outcome: Outcome = day === today ? (right ? 'right' : 'wrong') : right ? 'late-right' : 'late-wrong';
    const days = [...Object.entries(this.outcomes), [day, outcome] as const].toSorted(([a], [b]) => (a < b ? -1 : 1));
    this.outcomes = Object.fromEntries(days.slice(-MOST));
    try {
      localStorage.setItem(KEY, JSON.stringify(this.outcomes));
    } catch {
      return;
    }
  }

  /** On how many days in a row, up to today or yesterday, the puzzle of the day was solved on its day. */
  streak(today: string): number {
    return streakIn(this.outcomes, today);
  }

  /** The latest day before another one of which the puzzle hasn't been answered. */
  openBefore(day: string): string {
    let at = dayAfter(day, -1);
    while (this.outcomes[at]) at = dayAfter(at, -1);
    return at;
  }
}

export function streakIn(outcomes: Outcomes, today: string): number {
  let day = outcomes[today] === undefined ? dayAfter(today, -1) : today;
  let days = 0;
  while (outcomes[day] === 'right') {
    days += 1;
    day = dayAfter(day, -1);
  }
  return days;
}

function kept(): Outcomes {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return {};
    const known = Object.entries(saved).filter(([day, outcome]) => isDay(day) && OUTCOMES.includes(outcome as Outcome));
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

export const solved = new Solved();
