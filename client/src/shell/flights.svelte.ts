/** Cards on their way over the table: from whom they come to where they go. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Flight {
  readonly id: number;
  /** The card in notation; nothing for a card that is seen from behind. */
  readonly card: string;
  readonly from: Box;
  readonly to: Box;
  readonly delay: number;
  /** The place where it comes to lie. */
  readonly lands: string;
}

/** The cards under way at a table; each game says what sets one off. */
export class FlightList {
  list: readonly Flight[] = $state.raw([]);
  /** Places whose card is still on its way. */
  arriving: ReadonlySet<string> = $state.raw(new Set<string>());

  private count = 0;

  landed(flight: Flight): void {
    this.list = this.list.filter((each) => each !== flight);
    this.arriving = new Set(this.list.map((each) => each.lands).filter(Boolean));
  }

  /** Sets off a card; without a start or an end that can be seen there is none. */
  protected add(card: string, from: Box | null, to: Box | null, lands = '', delay = 0): void {
    if (!from || !to || to.width === 0) return;
    this.list = [...this.list, { id: ++this.count, card, from, to, delay, lands }];
    if (lands) this.arriving = new Set([...this.arriving, lands]);
  }
}

/** Where an element is on the screen; nothing for one that is not to be seen. */
export function boxOf(selector: string): Box | null {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  return rect && rect.width > 0 ? { x: rect.x, y: rect.y, width: rect.width, height: rect.height } : null;
}
