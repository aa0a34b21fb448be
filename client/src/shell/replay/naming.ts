/** Names moments in the address: not each of those gone through, since browsers refuse to count so many. */

/** Within this a second one waits, in milliseconds: Safari takes 100 in 30 seconds. */
const PAUSE = 400;

export class Naming {
  private readonly write: (name: string) => void;
  private due: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param write puts a name into the address */
  constructor(write: (name: string) => void) {
    this.write = write;
  }

  /** The moment that is shown is called so. */
  name(name: string): void {
    this.due = name;
    if (this.timer === undefined) this.flush();
  }

  /** Whatever waits is named now, as where the page is left. */
  readonly flush = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.due === null) return;
    this.write(this.due);
    this.due = null;
    this.timer = setTimeout(this.flush, PAUSE);
  };

  /** The address names nothing any more. */
  forget(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.due = null;
  }
}
