/** Who has said that they only watch a table, for as long as the page is open. */

class Visiting {
  private watched = $state('');

  watches(table: string): boolean {
    return this.watched === table;
  }

  watch(table: string): void {
    this.watched = table;
  }

  /** Asks for a seat after all. */
  join(): void {
    this.watched = '';
  }
}

export const visiting = new Visiting();
