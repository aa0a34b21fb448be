/** That a learner has gone another way is told once a round, whether they answer it or just play on. */

/** In which round it was told, and after how many events; 0 once it was answered. */
interface Moment {
  readonly round: number;
  readonly number: number;
}

const NEVER: Moment = { round: 0, number: 0 };

export class Strayed {
  private readonly key: string;
  private shown = $state.raw<Moment>(NEVER);

  constructor(table: string) {
    this.key = `pitprop.strayed.${table}`;
    this.shown = read(this.key);
  }

  /** Whether it is still to be told: until something has happened after it was. */
  isDue(round: number, number: number): boolean {
    return this.shown.round !== round || number <= this.shown.number;
  }

  /** It stands at the table. */
  show(round: number, number: number): void {
    if (this.shown.round !== round) this.keep({ round, number });
  }

  /** The learner has gone on from it, or has put it away. */
  answer(round: number): void {
    this.keep({ round, number: 0 });
  }

  private keep(moment: Moment): void {
    this.shown = moment;
    try {
      sessionStorage.setItem(this.key, JSON.stringify(moment));
    } catch {
      return;
    }
  }
}

function read(key: string): Moment {
  try {
    return { ...NEVER, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Moment>) };
  } catch {
    return NEVER;
  }
}
