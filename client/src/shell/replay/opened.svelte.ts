/** What a page shows of a record: the latest that was asked for, as long as the page is there. */

import type { Part } from '../../../generated/words';
import { wantWords } from '../../i18n/words.svelte';
import { preferences } from '../preferences.svelte';
import { textStore } from '../server/texts.svelte';
import type { ReplayTable } from './games';

/** What goes through a record, until nobody looks any more. */
interface Through {
  close(): void;
}

/** How a record is shown, with what goes through it once it is. */
export interface Found<Of extends Through> {
  readonly game: string;
  readonly Shown: ReplayTable;
  readonly make: () => Of;
}

/** Made as the page is set up; it has to be left with the page. */
export class Opened<Of extends Through> {
  shown: Of | null = $state.raw(null);
  Shown: ReplayTable | null = $state.raw(null);
  private game = $state('');
  /** Whether the page has its words. */
  ready = $state(false);
  busy = $state(false);
  /** Why what was asked for isn't shown. */
  failure: unknown = $state.raw(null);
  /** How often something was asked for; what comes of anything but the last comes too late. */
  private times = 0;
  private readonly words: readonly Part[];

  constructor(...words: readonly Part[]) {
    this.words = words;
    this.wantWords();
    $effect(() => {
      if (this.game) textStore.want(this.game, preferences.language);
    });
  }

  /** Shows what is found; tells what goes through it, or null where nothing is found, or no longer wanted. */
  async open(find: () => Promise<Found<Of> | null>): Promise<Of | null> {
    const time = (this.times += 1);
    this.busy = true;
    this.failure = null;
    if (!this.ready) this.wantWords();
    try {
      const found = await find();
      if (time !== this.times) return null;
      if (found) this.show(found);
    } catch (error) {
      if (time !== this.times) return null;
      // What was there is something else's.
      this.close();
      this.failure = error;
    }
    this.busy = false;
    return this.shown;
  }

  private wantWords(): void {
    Promise.all(this.words.map(wantWords)).then(
      () => (this.ready = true),
      (error: unknown) => (this.failure = error),
    );
  }

  private show({ game, Shown, make }: Found<Of>): void {
    this.close();
    this.game = game;
    this.Shown = Shown;
    this.shown = make();
  }

  /** Shows nothing any more, whatever was asked for. */
  leave(): void {
    this.times += 1;
    this.busy = false;
    this.close();
  }

  private close(): void {
    this.shown?.close();
    this.shown = null;
  }
}
