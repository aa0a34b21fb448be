/** Several people at one device: whose cards it shows, and whom it goes to next. */

import type { TableInfo, WireView } from '../../protocol';

export interface Passing {
  /** What has been asked for is not here yet: nothing may be shown meanwhile. */
  readonly between: boolean;
  /** Whoever of those at the device has to decide; null where somebody else has, or nobody. */
  readonly turn: number | null;
}

/** Whether people share the device, so that nobody's cards are shown before they ask for it. */
export function isShared(info: TableInfo): boolean {
  return info.mine.length > 1 && info.started;
}

export function passing(info: TableInfo, view: WireView, looking: number | null): Passing {
  const { decider, phase } = view;
  // Gold that the table picks is nobody's to decide.
  const byTable = phase === 'taking' && info.auto_pick === 'yes';
  return {
    between: info.me !== looking,
    turn: decider !== null && info.mine.includes(decider) && !byTable ? decider : null,
  };
}
