/** Tells the end of a round beat by beat, until it is through or somebody skips it. */

import { untrack } from 'svelte';
import { announcer } from '../announce.svelte';
import { ALL_SHOWN, stageAt, untilNext, type Stage } from './beats';

export class Reveal {
  stage: Stage = $state.raw(ALL_SHOWN);

  private cards = 0;
  private gifts = 0;
  private since = 0;
  private timer = 0;

  /** The result has arrived; some cards are to be turned up, and gifts change hands. */
  begin(cards: number, gifts = 0): void {
    this.cards = cards;
    this.gifts = gifts;
    this.since = performance.now();
    this.go();
  }

  /** Tells all that is left at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.stage = ALL_SHOWN;
  }

  private readonly go = (): void => {
    clearTimeout(this.timer);
    const elapsed = performance.now() - this.since;
    this.stage = stageAt(this.cards, elapsed, this.gifts);
    const wait = untilNext(this.cards, elapsed, this.gifts);
    if (wait !== null) this.timer = window.setTimeout(this.go, Math.ceil(wait));
  };
}

/** Tells a screen reader what is shown, as it is shown; `shown` says all that has been told so far, in its order. */
export function announceBeats(reveal: Reveal, shown: (stage: Stage) => readonly string[]): void {
  let announced = untrack(() => reveal.stage.turned);
  $effect(() => {
    const { stage } = reveal;
    untrack(() => {
      const all = shown(stage);
      const news = all.slice(announced).filter(Boolean);
      announced = all.length;
      if (news.length > 0) announcer.say(news.join('. '));
    });
  });
}
