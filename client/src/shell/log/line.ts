/** A line of a log, as far as every game has it, and the words around the lines. */

export interface LogLine {
  /** The number of the event in the history of the game. */
  readonly number: number;
  readonly seat: number;
  readonly text: string;
  /** What only the reader knows; shown while the cover is lifted. */
  readonly secret?: string;
  /** Where it happened. */
  readonly place: unknown;
  /** Whether it was somebody's play, and not its consequence. */
  readonly play: boolean;
}

export interface LogWords {
  /** "Since your turn" */
  readonly title: string;
  /** The same, where the reader has done nothing yet. */
  readonly all: string;
  readonly log: string;
}
