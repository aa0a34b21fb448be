/** What a screen reader is told as it happens. */

class Announcer {
  text = $state('');

  /** Says it after whatever is being read; the same words twice are said twice. */
  say(text: string): void {
    this.text = this.text === text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
