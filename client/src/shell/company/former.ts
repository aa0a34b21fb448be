/** Who sat on a seat when something happened: seats change hands, and what was done is told of whoever did it. */

import type { FormerInfo, StoodInInfo } from '../../protocol';

interface Seat {
  readonly former: readonly FormerInfo[];
}

/** When something was done: after how many events of a round. */
export interface When {
  readonly round: number;
  readonly events: number;
}

/** What whoever sat there was called at an event of a round; nothing where it is who sits there now. */
export function formerName(seat: Seat | undefined, round: number, event: number): string {
  const then = seat?.former.find((each) => round < each.round || (round === each.round && event < each.events));
  return then?.name ?? '';
}

/** With which event of a round the present sitter's doings begin. */
export function firstOwnEvent(seat: Seat | undefined, round: number): number {
  return Math.max(0, ...(seat?.former ?? []).filter((each) => each.round === round).map((each) => each.events));
}

/** Whether a computer player did in a person's stead what a seat did at an event of a round. */
export function wasStoodIn(
  seat: { readonly stood_in: readonly StoodInInfo[] } | undefined,
  round: number,
  event: number,
): boolean {
  return (seat?.stood_in ?? []).some((each) => each.round === round && each.first <= event && event < each.end);
}
