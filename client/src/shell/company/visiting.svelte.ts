/** What somebody has said of a table that they come to: that they only watch, or that they play again there. */

class Visiting {
  private watched = $state('');
  private again = '';
  /** The table that the reader is invited to, while they read or learn how its game is played. */
  invited = $state('');
  private seated = '';

  watches(table: string): boolean {
    return this.watched === table;
  }

  watch(table: string): void {
    this.watched = table;
  }

  /** Says that the seat that is kept there will be taken. */
  playAgain(table: string): void {
    this.again = table;
  }

  /** Whether that was said of a table; it is asked once. */
  takesSeat(table: string): boolean {
    const takes = this.again === table;
    if (takes) this.again = '';
    return takes;
  }

  /** The reader has taken a seat at a table, under the name that they wished for or another. */
  sat(table: string): void {
    this.invited = '';
    this.seated = table;
  }

  /** Whether the reader has just sat down at a table; it is asked once. */
  hasSat(table: string): boolean {
    const sat = this.seated === table;
    if (sat) this.seated = '';
    return sat;
  }

  /** Asks for a seat after all. */
  join(): void {
    this.watched = '';
  }
}

export const visiting = new Visiting();
