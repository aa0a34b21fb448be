/** Where in the log stands what was said. */

import type { SaidInfo } from '../../protocol';
import type { LogLine } from '../log/line';

/** A line of the log, or something that was said between two of them. */
export type Item<Line extends LogLine> = { readonly line: Line } | { readonly said: SaidInfo };

/** The lines of a round with what was said between them, in order. */
export function between<Line extends LogLine>(lines: readonly Line[], said: readonly SaidInfo[]): Item<Line>[] {
  const items: Item<Line>[] = [];
  let next = 0;
  for (const line of lines) {
    for (; next < said.length && said[next]!.events <= line.number; next += 1) items.push({ said: said[next]! });
    items.push({ line });
  }
  return [...items, ...said.slice(next).map((each) => ({ said: each }))];
}

/** What was said in a round; before the first one belongs to the first. */
export function saidIn(said: readonly SaidInfo[], round: number): readonly SaidInfo[] {
  return said.filter((each) => Math.max(each.round, 1) === round);
}

/** What was said before a line, and from it on; all of it before where there is none. */
export function apart(
  said: readonly SaidInfo[],
  first: LogLine | undefined,
): { readonly before: readonly SaidInfo[]; readonly since: readonly SaidInfo[] } {
  if (!first) return { before: said, since: [] };
  return {
    before: said.filter((each) => each.events <= first.number),
    since: said.filter((each) => each.events > first.number),
  };
}
