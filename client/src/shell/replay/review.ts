/** Which decisions of a game cost most, and what is said of them. */

import type { DecisionJudged, Reason } from '../../protocol';

/** How many are shown at once. */
export const MOST = 10;
/** How much is said for the better move and against the other, and how much the other way round. */
const REASONS = 2;
const OTHERS = 1;
/** Whatever weighs less than this isn't worth saying. */
const LEAST = 0.05;

/** The decisions of a seat that cost something, or of everybody; the costliest first. */
export function costliest(decisions: readonly DecisionJudged[], seat: number | null): DecisionJudged[] {
  return decisions
    .filter((each) => seat === null || each.seat === seat)
    .toSorted((a, b) => b.cost - a.cost || a.at - b.at);
}

/** The decision that led to a moment, if something is said of it. */
export function decisionAt(decisions: readonly DecisionJudged[], at: number): DecisionJudged | null {
  return decisions.find((each) => each.at === at) ?? null;
}

/** What a decision and the other move come to, as whole percents, or as gold. */
export interface Worth {
  readonly made: number;
  readonly best: number;
  /** By how much their difference may be off by chance; 0 where that can't be. */
  readonly doubt: number;
}

/** Chances in percent, as puzzles tell them, and gold with at most one decimal. */
export function worthOf({ unit, how, made, best, doubt }: DecisionJudged): Worth {
  if (unit === 'gold') return { made: rounded(made, 10), best: rounded(best, 10), doubt: 0 };
  const off = how === 'played' ? Math.max(1, Math.ceil(100 * doubt)) : 0;
  return { made: rounded(100 * made, 1), best: rounded(100 * best, 1), doubt: off };
}

/** Adding 0 makes of a rounded -0 what is written without a sign. */
function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}

/** What distinguishes the other move from the one that was made, in sentences. */
export interface Difference {
  readonly reasons: readonly string[];
  readonly against: readonly string[];
  readonly merits: readonly string[];
  readonly drawbacks: readonly string[];
}

/** The sentences that tell the two moves apart; what would be said of both is said of neither. */
export function differenceOf(decision: DecisionJudged, sentence: (reason: Reason) => string): Difference {
  const { against, merits, drawbacks } = decision;
  const reasons = weightiest(decision.reasons);
  const said = (list: readonly Reason[]): string[] => [...new Set(list.map(sentence))].filter((each) => each !== '');
  const ofBetter = new Set(said([...decision.reasons, ...drawbacks]));
  const ofMade = new Set(said([...merits, ...against]));
  const alone = (list: readonly Reason[], others: ReadonlySet<string>, most: number): string[] =>
    said(list)
      .filter((each) => !others.has(each))
      .slice(0, most);
  return {
    reasons: alone(reasons, ofMade, REASONS),
    against: alone(weighty(against), ofBetter, REASONS),
    merits: alone(weighty(merits), ofBetter, OTHERS),
    drawbacks: alone(weighty(drawbacks), ofMade, OTHERS),
  };
}

/** What counts for a move, or else whatever explains it. */
function weightiest(reasons: readonly Reason[]): readonly Reason[] {
  const good = weighty(reasons);
  return good.length > 0 ? good : reasons.slice(0, 1);
}

/** What counts for something. */
function weighty(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.filter(({ weight }) => Math.abs(weight) >= LEAST);
}
