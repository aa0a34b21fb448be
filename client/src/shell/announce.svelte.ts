/** What a screen reader is told as it happens. */

import { untrack } from 'svelte';
import type { Language } from '../protocol';
import { preferences } from './preferences.svelte';

class Announcer {
  private said: { readonly text: string; readonly language: Language } | null = $state.raw(null);

  /** What was said last; nothing once another language has been chosen, in which it wouldn't be understood. */
  readonly text: string = $derived.by(() =>
    this.said && this.said.language === preferences.language ? this.said.text : '',
  );

  /** Something was said by what is still happening. */
  private fresh = false;

  /** Says it after whatever is being read; the same words twice are said twice. */
  say(text: string): void {
    this.fresh = true;
    setTimeout(() => (this.fresh = false));
    untrack(() => {
      this.said = { text: this.text === text ? `${text}\u00a0` : text, language: preferences.language };
    });
  }

  /** Says it after what was said of the same occasion, which is not to be lost. */
  add(text: string): void {
    untrack(() => this.say(this.fresh && this.text ? `${this.text} ${text}` : text));
  }

  /** The reader has come to another page; what is said there already is said after its title. */
  arrived(title: string): void {
    untrack(() => this.say(this.text ? `${title}. ${this.text}` : title));
  }

  /** What was said last is about a page that the reader has left. */
  forget(): void {
    this.said = null;
  }
}

export const announcer = new Announcer();
