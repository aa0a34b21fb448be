/** What could be believed over a round, as lines of a chart, and where it turned. */

import { CHANCE_WORDS, type GameMoment, type MomentJudged, type Reason } from '../../protocol';

/** One line of a chart: a value for each moment of a round. */
export interface ChartLine {
  /** The seat or the side. */
  readonly of: number;
  readonly values: readonly number[];
}

/** Where what could be believed of a seat moved most, or what a side could expect. */
export interface Turning {
  readonly at: number;
  /** The seat or the side. */
  readonly of: number;
  readonly before: number;
  readonly after: number;
  readonly why: Reason | null;
}

/** Less than this isn't a turn, of suspicion and of points. */
const LEAST = 0.12;
const LEAST_POINTS = 1;
const MOST_TURNS = 6;

/** As many signs have room beside each other on a chart. */
const MOST_SIGNS = 12;

/** Whose beliefs are told: a seat's, or of what everybody could see. */
export type Reader = number | null;

/** What everybody could see. */
export const ALL: Reader = null;

/** The first moment of a round, and the one after its last. */
export function spanOf(moments: readonly GameMoment[], round: number): readonly [number, number] {
  const start = moments.findIndex((each) => each.round === round);
  return [start, moments.findLastIndex((each) => each.round === round) + 1];
}

/** Who has been watched: the readers whose beliefs are told. */
export function readersIn(judged: readonly MomentJudged[]): Reader[] {
  return judged[0]?.watched.map(({ reader }) => reader) ?? [];
}

/** How much each seat was suspected by a reader, moment by moment. */
export function suspicionLines(judged: readonly MomentJudged[], reader: Reader): ChartLine[] {
  const rows = judged.map((each) => suspicionAt(each, reader));
  const seats = rows[0]?.length ?? 0;
  return Array.from({ length: seats }, (_none, seat) => ({
    of: seat,
    values: rows.map((row) => row[seat] ?? 0),
  })).filter(({ of }) => of !== reader);
}

/** By how much a suspicion has to change to tell anything. */
const A_CHANGE = 0.02;

/**
 * Whose beliefs are shown first: those of the first reader who has something to go by for at least half of the round.
 *
 * Where all belong to one clan, whoever only watches can't tell its two sides apart before the end.
 */
export function firstReader(judged: readonly MomentJudged[]): Reader {
  const readers = readersIn(judged);
  const found = readers.find((reader) => movesEarly(suspicionLines(judged, reader)));
  return (found === undefined ? readers[0] : found) ?? ALL;
}

function movesEarly(lines: readonly ChartLine[]): boolean {
  return lines.some(({ values }) => {
    const middle = Math.floor(values.length / 2);
    return values.slice(0, middle + 1).some((value) => Math.abs(value - (values[0] ?? 0)) > A_CHANGE);
  });
}

/** What each side could expect, or how likely it was to win. */
export function sideLines(judged: readonly MomentJudged[], what: 'expected' | 'chances'): ChartLine[] {
  const sides = Math.max(...judged.map((each) => each[what].length), 0);
  return Array.from({ length: sides }, (_none, side) => ({
    of: side,
    values: judged.map((each) => each[what][side] ?? 0),
  }));
}

function suspicionAt(judged: MomentJudged, reader: Reader): readonly number[] {
  return judged.watched.find((each) => each.reader === reader)?.suspicion ?? [];
}

/** Where a reader's suspicion moved most in a round, in the order of the game. */
export function turnings(judged: readonly MomentJudged[], reader: Reader, start: number): Turning[] {
  // Nobody suspects themselves.
  return turns(judged, start, LEAST, (each) =>
    suspicionAt(each, reader).map((share, of) => (of === reader ? 0 : share)),
  );
}

/** The same of what the sides could expect. */
export function sideTurnings(judged: readonly MomentJudged[], start: number): Turning[] {
  return turns(judged, start, LEAST_POINTS, ({ expected }) => expected);
}

function turns(
  judged: readonly MomentJudged[],
  start: number,
  least: number,
  valuesOf: (judged: MomentJudged) => readonly number[],
): Turning[] {
  const found: Turning[] = [];
  judged.forEach((now, index) => {
    const last = judged[index - 1];
    if (!last) return;
    const before = valuesOf(last);
    valuesOf(now).forEach((after, of) => {
      const was = before[of] ?? after;
      if (Math.abs(after - was) >= least) found.push({ at: start + index, of, before: was, after, why: now.why });
    });
  });
  return weightiest(found);
}

function weightiest(found: readonly Turning[]): Turning[] {
  const strongest = new Map<number, Turning>();
  for (const each of found) {
    const other = strongest.get(each.at);
    if (!other || moved(each) > moved(other)) strongest.set(each.at, each);
  }
  return [...strongest.values()]
    .toSorted((a, b) => moved(b) - moved(a))
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.at - b.at);
}

function moved({ before, after }: Turning): number {
  return Math.abs(after - before);
}

/** How sure somebody is, by the words that computer players have for it. */
export type Sureness = (typeof CHANCE_WORDS)[number][0];

export function sureness(share: number): Sureness {
  const percent = Math.round(100 * share);
  return CHANCE_WORDS.find(([, below]) => percent < below)![0];
}

/** Where on its line a sign stands, in shares of the way: so many that they are met again, never two above each other. */
export function signPlaces(line: number, lines: number): number[] {
  const rounds = Math.max(1, Math.floor(MOST_SIGNS / lines));
  return Array.from({ length: rounds }, (_none, round) => (round + (line + 0.5) / lines) / rounds);
}

/** What a scale of two equal halves may end at, times a power of ten. */
const TOPS = [1, 2, 4, 6, 8, 10];

/** Where the scale beside some lines ends, above all of them: its middle is told in few digits as well. */
export function topOf(lines: readonly ChartLine[]): number {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const power = 10 ** Math.floor(Math.log10(most));
  return power * TOPS.find((top) => top * power >= most)!;
}
