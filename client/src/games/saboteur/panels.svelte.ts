/** What is open beside or over the table. */

import type { Point } from '../../shell/bubble';

export type SheetName =
  | 'log'
  | 'rules'
  | 'help'
  | 'settings'
  | 'piles'
  | 'record'
  | 'reasons'
  | 'seat';

/** Log and rules have a place of their own where the page is this wide and high. */
const WIDE = '(width >= 1100px) and (height >= 500px)';

export class Panels {
  sheet: SheetName | null = $state(null);
  /** Whose seat the sheet `seat` tells of. */
  seat = $state(0);
  /** What the panel beside the maze shows. */
  side: 'log' | 'rules' = $state('log');
  wide = $state(false);
  /** The clause that is opened in the rules, and how often one was asked for. */
  clause = $state('');
  asked = $state(0);
  /** What a map has just shown. */
  peek: { readonly goal: number; readonly face: string } | null = $state.raw(null);

  private readonly query = matchMedia(WIDE);

  constructor() {
    this.measure();
    this.query.addEventListener('change', this.measure);
  }

  destroy(): void {
    this.query.removeEventListener('change', this.measure);
  }

  open(sheet: SheetName): void {
    if (this.wide && (sheet === 'log' || sheet === 'rules')) this.side = sheet;
    else this.sheet = sheet;
  }

  openSeat(seat: number): void {
    this.seat = seat;
    this.sheet = 'seat';
  }

  openClause(clause: string): void {
    this.clause = clause;
    this.asked += 1;
    this.sheet = null;
    this.open('rules');
  }

  close(): void {
    this.sheet = null;
  }

  private readonly measure = (): void => {
    this.wide = this.query.matches;
  };
}

/** The middle of an element's upper edge, for what is said there. */
export function above(element: Element): Point {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top };
}
