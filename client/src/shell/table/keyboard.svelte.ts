/** The keys of a table: what each does, and where the focus goes on after it. */

import { tick } from 'svelte';
import type { Attendance } from './attendance.svelte';
import type { Ending } from './ending.svelte';
import { focusOn, focusTarget, isNowhere, keyOf, numberOf, plays, type Keys } from './keys';
import type { Opening } from './opening.svelte';
import type { AnySession } from './session.svelte';

interface Heard {
  readonly session: AnySession;
  readonly opening: Opening;
  readonly ending: Ending;
  readonly attendance: Attendance;
  /** Whether a round is over. */
  readonly ended: () => boolean;
  /** Whether the secret card of the deal lies over the table. */
  readonly showsSecret: () => boolean;
  /** Keys of the game. */
  readonly keys: () => Keys;
  /** Opens what can be said. */
  readonly say: () => void;
}

/** Made inside a component, of its props. */
export class Keyboard {
  /** The reader's last touch was a key. */
  used = false;
  /** With a key a card was played. */
  private played = false;

  private readonly at: Heard;
  private readonly own: Keys;

  constructor(at: Heard) {
    this.at = at;
    const { opening, session } = at;
    this.own = {
      l: () => opening.panel('log'),
      g: () => opening.panel('rules'),
      '?': () => (opening.sheet = 'help'),
      m: () => (opening.sheet = 'can'),
      s: at.say,
      Escape: () => this.escape(),
    };

    let gone = false;
    $effect(() => () => (gone = true));

    // With whatever comes, once what was said or asked is gone, and once a move is answered.
    $effect(() => {
      if (session.view && !session.talks) void tick().then(() => gone || this.keepFocus());
    });

    $effect(() => {
      if (session.chosen === null && !session.busy) void tick().then(() => gone || this.goBack());
    });
  }

  /** Hears every key first, whoever it is meant for. */
  readonly note = (event: KeyboardEvent): void => {
    this.used = true;
    if (!plays(event))
      this.played = false; // the focus is wherever this key leads, also when the answer comes after it
    else if (this.at.session.chosen !== null) this.played = true;
  };

  readonly press = (event: KeyboardEvent): void => {
    const pressed = keyOf(event);
    if (pressed === null) return;
    if (!this.at.ending.done && ['Escape', 'Enter', ' '].includes(pressed)) {
      event.preventDefault();
      this.at.ending.skip();
      return;
    }
    const act = this.secretKey(pressed) ?? this.pick(numberOf(pressed)) ?? this.at.keys()[pressed] ?? this.own[pressed];
    if (!act) return;
    event.preventDefault();
    act();
  };

  /** The reader has touched the table otherwise. */
  rest(): void {
    this.used = this.played = false;
  }

  /** The secret card hears its keys first. */
  private secretKey(pressed: string): (() => void) | null {
    const { session } = this.at;
    if (!this.at.showsSecret()) return null;
    if (pressed === 'Escape' || (pressed === 'c' && session.moment === 'open')) return () => this.putSecretAway();
    return pressed === 'c' ? () => session.turnSecret() : null;
  }

  /** The focus may be on the card that goes: it goes on in the hand. */
  private putSecretAway(): void {
    this.at.session.putSecretAway();
    focusOn('[data-hand] button', '[data-hand]');
  }

  /** What the number of a card does. */
  private pick(number: number | null): (() => void) | null {
    const { session } = this.at;
    const index = (number ?? 0) - 1;
    if (this.at.ended() || session.hand[index] === undefined) return null;
    return () => {
      const had = session.chosenIndex;
      session.pick(index);
      if (session.chosenIndex === index && had !== index) focusTarget(session);
    };
  }

  private escape(): void {
    const { session } = this.at;
    this.at.attendance.cameBack = false;
    this.played = false;
    if (session.dismiss()) return;
    const index = session.chosenIndex;
    session.putBack();
    if (index !== null) focusOn(`[data-hand] button:nth-of-type(${index + 1})`);
  }

  /** Where the focus is gone with what was pressed by key, it goes on in the hand. */
  private keepFocus(): void {
    if (this.used && !this.at.ended() && isNowhere()) focusOn('[data-moment] .ways button', '[data-hand]');
  }

  /** After a card was played by key, it goes on in the hand. */
  private goBack(): void {
    this.keepFocus();
    if (this.played && !this.at.ended() && !this.at.session.talks) focusOn('[data-hand] button', '[data-hand]');
    this.played = false;
  }
}
