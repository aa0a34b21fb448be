/** The moments of a game: how they are called in addresses, and which of them are worth going to. */

import type { GameMoment, MomentMark } from '../../protocol';

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

/** Where each round begins. */
export function roundsOf(moments: readonly GameMoment[]): { readonly round: number; readonly start: number }[] {
  return moments.flatMap((each, start) =>
    each.round === moments[start - 1]?.round ? [] : [{ round: each.round, start }],
  );
}
