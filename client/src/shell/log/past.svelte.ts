/** What the server tells of a table that its latest view no longer holds: earlier rounds, and the end laid open. */

import type { Ending, WireView } from '../../protocol';
import { history } from '../server/api';

export class Past {
  rounds: readonly WireView[] = $state.raw([]);
  /** All that was hidden; null until the game is over. */
  ending: Ending | null = $state.raw(null);

  private readonly table: string;
  private readonly seat: number | null;
  private asked = '';

  /** What is told through which of several seats that are played in this browser; null where there is one. */
  constructor(table: string, seat: number | null) {
    this.table = table;
    this.seat = seat;
  }

  /** What the last deal says of something, such as the goals; nothing until the game is over. */
  dealt(what: string): readonly string[] {
    const line = this.ending?.deal.find((each) => each.startsWith(`${what} `));
    return line?.split(' ').slice(1) ?? [];
  }

  /** Fetches what there is to know at this moment and isn't here; where that fails, the next view asks again. */
  want(round: number, over: boolean): void {
    const wanted = `${round} ${over}`;
    if ((round < 2 && !over) || this.asked === wanted) return;
    this.asked = wanted;
    history(this.table, this.seat).then(
      ({ rounds, ending }) => {
        this.rounds = rounds;
        this.ending = ending;
      },
      () => (this.asked = ''),
    );
  }
}
