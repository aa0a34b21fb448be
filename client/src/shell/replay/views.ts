/** Views of moments in a row, put together from what changes between them. */

import type { LookedBack, ViewChange, WireView } from '../../protocol';

/** With open hands: what each seat sees otherwise than everybody. */
export type OwnViews = Readonly<Record<string, Partial<WireView>>>;

/** What is known at a moment. */
export interface Known {
  readonly view: WireView;
  readonly own: OwnViews;
}

/** Through whose eyes a game is looked at: a seat's, a spectator's, or with all hands open. */
export type Through = number | 'spectator' | 'open';

/** The seats whose views a record shows: all of them, or only the one through whose eyes it was written. */
export function seatsShown({ names, view }: Pick<LookedBack, 'names' | 'view'>): number[] {
  return names.map((_name, seat) => seat).filter((seat) => view === null || view === seat);
}

/** What is known at each moment; the first change tells everything. */
export function putTogether(changes: readonly ViewChange[]): Known[] {
  const made: Known[] = [];
  let view: Partial<WireView> = {};
  let own: OwnViews = {};
  for (const change of changes) {
    const before: readonly unknown[] = view.history ?? [];
    const history = [...before.slice(0, change.kept), ...change.events];
    // The first change has all fields, and nobody has to decide anything in the past.
    view = { ...view, ...change.fields, history, legal: [] } as WireView;
    own = { ...own, ...change.own };
    made.push({ view: view as WireView, own });
  }
  return made;
}
