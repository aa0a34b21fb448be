/** The moments of a game: how they are called in addresses, and which of them are worth going to. */

import type { GameMoment, MomentMark } from '../../protocol';
import type { When } from '../company/former';

/** What makes a moment worth going to; what comes later is drawn above the others. */
export const MARK_KINDS = ['reveal', 'deal', 'end', 'turning', 'costly'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface MarkAt {
  readonly at: number;
  readonly kind: MarkKind;
}

/**
 * All that makes moments worth going to.
 *
 * @param moments all moments of the game
 * @param turning those at which suspicion turned
 * @param costly those to which the decisions led that cost most
 */
export function marksOf(
  moments: readonly GameMoment[],
  turning: readonly number[],
  costly: readonly number[],
): MarkAt[] {
  return moments.flatMap(({ marks }, at) => {
    const here = (kind: MarkKind): boolean => {
      if (kind === 'turning') return turning.includes(at);
      return kind === 'costly' ? costly.includes(at) : marks.includes(kind);
    };
    return MARK_KINDS.filter(here).map((kind) => ({ at, kind }));
  });
}

/** `r2.31`: after the 31st move of the second round. */
export function nameOf({ round, move }: GameMoment): string {
  return `r${round}.${move}`;
}

/** The number of the moment of that name; of the one that is nearest before it where there is none, -1 for no name. */
export function numberOf(name: string, moments: readonly GameMoment[]): number {
  const found = /^r(\d+)(?:\.(\d+))?$/.exec(name);
  if (!found) return -1;
  const [round, move] = [Number(found[1]), Number(found[2] ?? 0)];
  return moments.findLastIndex((each) => each.round < round || (each.round === round && each.move <= move));
}

/** The next moment with a mark after a moment, or the last one before it; -1 where there is none. */
export function marked(moments: readonly GameMoment[], at: number, mark: MomentMark, step: 1 | -1): number {
  for (let next = at + step; next >= 0 && next < moments.length; next += step) {
    if (moments[next]!.marks.includes(mark)) return next;
  }
  return -1;
}

/** The moment at which something in the history of a round had just happened. */
export function momentOfEvent(moments: readonly GameMoment[], round: number, event: number): number {
  return moments.findIndex((each) => each.round === round && each.events > event);
}

/** The number of the first event that a moment has brought. */
export function firstEvent(moments: readonly GameMoment[], at: number): number {
  const [last, now] = [moments[at - 1], moments[at]];
  return last && now && last.round === now.round ? last.events : 0;
}

/** When what led to a moment was done. */
export function whenOf(moments: readonly GameMoment[], at: number): When {
  return { round: moments[at]?.round ?? 0, events: firstEvent(moments, at) };
}

/** When something was said, after how many moves of the whole game. */
export function whenSaid(moments: readonly GameMoment[], number: number): When {
  const after = moments.findIndex((each) => each.number === number && (each.seat !== null || number === 0));
  return whenOf(moments, Math.max(after, 0));
}

/** Where each round begins. */
export function roundsOf(moments: readonly GameMoment[]): { readonly round: number; readonly start: number }[] {
  return moments.flatMap((each, start) =>
    each.round === moments[start - 1]?.round ? [] : [{ round: each.round, start }],
  );
}
