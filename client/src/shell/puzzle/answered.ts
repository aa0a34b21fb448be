/** What the reader has just answered: whoever looks at the game and comes back, or loads the page anew, is told it again. */

const KEY = 'pitprop.answered';

/** A day's puzzle was answered by the candidate of this number. */
export function keep(day: string, picked: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ day, picked }));
  } catch {
    return;
  }
}

/** The candidate by which a day's puzzle was answered; null where it was another day's, or none. */
export function find(day: string): number | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { day?: unknown; picked?: unknown };
    return kept.day === day && Number.isInteger(kept.picked) ? (kept.picked as number) : null;
  } catch {
    return null;
  }
}
