/** That a learner has gone another way is told once a round, whether they answer it or just play on. */

/** In which round it was told, and after how many events; 0 once it was answered. */
interface Moment {
  readonly round: number;
  readonly number: number;
}

const NEVER: Moment = { round: 0, number: 0 };

export class Strayed {
  private readonly key: string;
  private told = $state.raw<Moment>(NEVER);

  constructor(table: string) {
    this.key = `pitprop.strayed.${table}`;
    this.told = read(this.key);
  }

  /** Whether it is still to be told: until something has happened after it was. */
  isDue(round: number, number: number): boolean {
    return this.told.round !== round || number <= this.told.number;
  }

  /** It stands at the table. */
  show(round: number, number: number): void {
    if (this.told.round !== round) this.keep({ round, number });
  }

  /** The learner has gone on from it, or has put it away. */
  answer(round: number): void {
    this.keep({ round, number: 0 });
  }

  private keep(told: Moment): void {
    this.told = told;
    try {
      sessionStorage.setItem(this.key, JSON.stringify(told));
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
