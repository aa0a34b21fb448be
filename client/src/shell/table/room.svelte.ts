/**
 * How much room a table has, in units of the text: what is enlarged, by the browser or the reader, has less. The
 * same bounds stand in the styles, as queries of the container `table`.
 */
class Room {
  width = $state(80);
  height = $state(50);
  /** How large the text is, in pixels. */
  text = $state(16);

  /** Log and rules lie beside the table. */
  readonly wide: boolean = $derived(this.width >= 68.75 && this.height >= 31.25);
  /** A phone upright, or a window too narrow for anything side by side. */
  readonly upright: boolean = $derived(this.width < 43.75 && (this.height >= this.width || this.width < 36));
  /** A phone on its side. */
  readonly low: boolean = $derived(this.height < 31.25 && this.height < this.width && this.width >= 36);
  /** So little height that the table is scrolled like a page. */
  readonly scrolls: boolean = $derived(this.upright && this.height < 28);

  private measured = false;

  /** Before anything can be measured, a table is as large as the window: nothing is drawn for another size. */
  guess(): void {
    if (this.measured) return;
    this.measure(innerWidth, innerHeight, parseFloat(getComputedStyle(document.documentElement).fontSize));
  }

  /** Takes the size of the window and of the text, in pixels. */
  measure(width: number, height: number, text: number): void {
    if (text === 0) return;
    this.measured = true;
    this.text = text;
    this.width = width / text;
    this.height = height / text;
  }
}

export const room = new Room();
