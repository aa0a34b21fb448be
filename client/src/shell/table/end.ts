/** What can be done at the end of a round or a game. */

export interface End {
  /** All of it has been told, beat by beat. */
  readonly done: boolean;
  /** Tells the rest at once. */
  readonly skip: () => void;
  /** The end of the game is shown, and no longer that of its last round. */
  readonly final: boolean;
  /** There is a way on before all others: another game with the same company. */
  readonly leads: boolean;
  /** What has gone wrong with another game, if anything. */
  readonly trouble: string;
  /** Looks at the table once more. */
  readonly look: () => void;
  /** Goes on from the last round to the end of the game. */
  readonly finish: () => void;
  /** Opens another table with the same people and settings. */
  readonly again: () => void;
  readonly record: () => void;
  readonly reasons: () => void;
  /** What happened in all games of this company; null where only computer players sit with the reader. */
  readonly evenings: (() => void) | null;
}

/** What the page of an end is told. */
export interface EndProps<Session> {
  session: Session;
  end: End;
}
