/** A line of a log, as far as every game has it, and the words around the lines. */

export interface LogLine {
  /** The number of the event in the history of the game. */
  readonly number: number;
  /** Whoever did it; null where nobody did. */
  readonly seat: number | null;
  readonly text: string;
  /** What only the reader knows; shown while the cover is lifted. */
  readonly secret?: string;
  /** Where it happened. */
  readonly place: unknown;
  /** Whether it was somebody's play, and not its consequence. */
  readonly play: boolean;
  /** It goes without saying, except where nothing else has happened. */
  readonly minor?: boolean;
  /** A computer player did it in the stead of whoever sits there. */
  readonly stoodIn?: boolean;
}

/** The log of an earlier round. */
export interface RoundLines<Line extends LogLine> {
  readonly round: number;
  readonly lines: readonly Line[];
}

export interface LogWords {
  /** "Since your turn" */
  readonly title: string;
  readonly log: string;
  /** "Round 2"; nothing for games of one round. */
  readonly round?: (params: { readonly round: number }) => string;
}

interface Happened<Event = unknown> {
  readonly round: number;
  readonly history: readonly Event[];
}

/** The number of the first event that a view has and the one before it hadn't; each round counts anew. */
export function firstNew(before: Happened, now: Happened): number {
  return before.round === now.round ? before.history.length : 0;
}

/** The events that have come between two views. */
export function newEvents<Event>(before: Happened<Event>, now: Happened<Event>): readonly Event[] {
  return now.history.slice(firstNew(before, now));
}

/** The last line that tells what each seat played. */
export function lastPlays<Line extends LogLine>(lines: readonly Line[]): Map<number, Line> {
  return new Map(lines.flatMap((line) => (line.play && line.seat !== null ? [[line.seat, line]] : [])));
}

/** Whether somebody on a seat did it themselves. */
function isOwn(line: LogLine, seat: number): boolean {
  return line.seat === seat && !line.stoodIn;
}

/** The lines after the reader's own last turn; all of them where the reader has done nothing. */
export function sinceMine<Line extends LogLine>(lines: readonly Line[], seat: number): readonly Line[] {
  const mine = lines.findLastIndex((line) => line.play && isOwn(line, seat));
  if (mine < 0) return lines;
  // What came of it at once, such as a card that was drawn, still belongs to the turn.
  const others = lines.findIndex((line, at) => at > mine && !isOwn(line, seat));
  return others < 0 ? [] : lines.slice(others);
}

/** How many turns a computer player has played in somebody's stead: a turn may be several plays on end. */
export function turnsFor(lines: readonly LogLine[], seat: number): number {
  const plays = lines.filter((line) => line.play);
  const isFor = (line: LogLine | undefined): boolean => line?.seat === seat && line.stoodIn === true;
  return plays.filter((line, at) => isFor(line) && !isFor(plays[at - 1])).length;
}
