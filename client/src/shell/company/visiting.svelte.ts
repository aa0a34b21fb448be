/** What somebody has said of a table that they come to: that they only watch, or that they play again there. */

class Visiting {
  private watched = $state('');
  private again = '';

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

  /** Asks for a seat after all. */
  join(): void {
    this.watched = '';
  }
}

export const visiting = new Visiting();
