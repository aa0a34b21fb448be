/** What is opened at a table: the log and the rules, beside it where there is room, else as sheets; and other sheets. */

import { tick } from 'svelte';
import type { SheetName } from './sheets';

/** What stands beside the table where there is room for it. */
export type PanelName = 'log' | 'rules';

export const PANELS: readonly PanelName[] = ['log', 'rules'];

export class Opening {
  /** The sheet that lies over the table, if any. */
  sheet: '' | PanelName | SheetName = $state('');
  /** The panel that is shown beside it. */
  side: PanelName = $state('log');
  /** The clause that the rules are opened at. */
  clause = $state('');
  /** How many times a clause was asked for: the same one may be asked for again. */
  asked = $state(0);

  private readonly hasSide: () => boolean;

  /** `hasSide` says whether the panels stand beside the table now. */
  constructor(hasSide: () => boolean) {
    this.hasSide = hasSide;
  }

  readonly panel = (which: PanelName): void => {
    if (this.hasSide()) {
      this.side = which;
      this.sheet = '';
    } else {
      this.sheet = which;
    }
  };

  readonly rules = (clause: string): void => {
    this.clause = clause;
    this.asked += 1;
    this.panel('rules');
  };

  /** Opens a clause from what lies over the table: it has to lie above that. */
  readonly rulesAbove = (clause: string): void => {
    void tick().then(() => {
      this.rules(clause);
      if (document.querySelector('dialog[open]')) this.sheet = 'rules';
    });
  };

  readonly close = (): void => {
    this.sheet = '';
  };
}
