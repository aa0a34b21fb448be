/** The end of a round or a game at a table: what of it is in sight, and what the reader can do then. */

import { tick } from 'svelte';
import type { WireView } from '../../protocol';
import { tableAddress, visit } from '../address.svelte';
import { failureIn } from '../company/answers';
import type { End } from './end';
import { focusOn } from './keys';
import type { Opening } from './opening.svelte';
import type { AnySession } from './session.svelte';

interface Endable {
  readonly session: AnySession;
  readonly opening: Opening;
  /** Whether a round is over. */
  readonly ended: () => boolean;
}

/** Made inside a component, of its props. */
export class Ending implements End {
  /** The table is looked at although the round is over. */
  looksOn = $state(false);
  final = $state(false);
  trouble = $state('');
  /** The reader has asked for another game, and goes to its table as soon as there is one. */
  private goesOn = $state(false);

  private readonly at: Endable;

  /** The table is shown at the end of a round, where nothing can be played. */
  readonly lookingBack: boolean = $derived.by(
    () => this.at.ended() && (this.at.session.reveal.stage.table || this.looksOn),
  );
  /** What covers ground and dock at the end, or stands beside the ground. */
  readonly covers: boolean = $derived.by(() => this.at.ended() && !this.lookingBack);
  /** Several people sit at the table. */
  private readonly isCompany: boolean = $derived.by(
    () => (this.at.session.info?.seats.filter(({ kind }) => kind === 'person').length ?? 0) > 1,
  );

  constructor(at: Endable) {
    this.at = at;

    $effect(() => {
      const next = at.session.info?.next_table;
      if (this.goesOn && next) visit(tableAddress(next));
    });
  }

  /** Takes in the view that has come: another round has another end. */
  arrived(last: WireView | null, now: WireView): void {
    if (last?.round === now.round) return;
    this.looksOn = false;
    this.final = last === null && now.phase === 'over';
  }

  get done(): boolean {
    return this.at.session.reveal.stage.done;
  }

  get leads(): boolean {
    const { info } = this.at.session;
    return info !== null && (info.mine.length > 0 || info.next_table !== '');
  }

  get evenings(): (() => void) | null {
    return this.isCompany ? () => (this.at.opening.sheet = 'evenings') : null;
  }

  readonly skip = (): void => {
    this.at.session.reveal.skip();
    void tick().then(() => focusOn('.over h2'));
  };

  readonly look = (): void => {
    this.looksOn = true;
  };

  /** Back from the table to what is told. */
  readonly lookAway = (): void => {
    this.looksOn = false;
  };

  readonly finish = (): void => {
    this.final = true;
  };

  readonly again = (): void => {
    void this.ask();
  };

  readonly record = (): void => {
    this.at.opening.sheet = 'record';
  };

  readonly reasons = (): void => {
    this.at.opening.sheet = 'reasons';
  };

  private async ask(): Promise<void> {
    this.goesOn = true;
    const answer = await this.at.session.live.ask({ type: 'again' });
    this.trouble = failureIn(answer);
    this.goesOn = answer.outcome === 'accepted';
  }
}
