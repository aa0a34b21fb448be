/** What the reader is shown of that which a computer player did in their stead. */

import { expect, test } from 'vitest';
import './page';
import type { DarkCaveView, StoodInInfo } from '../src/protocol';
import { Session } from '../src/games/dark_cave/session.svelte';
import type { LiveTable } from '../src/shell/server/live.svelte';

const DEALT = { key: 'dealt', seat: 0, params: {}, secret: {} };
const LOOKED = { key: 'looked-goal', seat: 0, params: { place: '4,4' }, secret: { goal: 'exit' } };

function viewOf(history: readonly unknown[]): DarkCaveView {
  return { seat: 0, round: 1, decider: 1, phase: 'moving', legal: [], history, players: [] } as unknown as DarkCaveView;
}

/** Whether a goal lies open that was looked at on the reader's seat. */
function isLaidOpen(stood_in: readonly StoodInInfo[]): boolean {
  const [last, now] = [viewOf([DEALT]), viewOf([DEALT, LOOKED])];
  const info = { seats: [{ name: 'Ada', former: [], stood_in }], mine: [0] };
  const session = new Session({ view: now, number: 2, info, pending: null } as unknown as LiveTable<DarkCaveView>);
  session.arrived(last, now);
  return session.presents;
}

test('what somebody else looked at for the reader is not laid open, where nobody may be watching', () => {
  expect(isLaidOpen([])).toBe(true);
  expect(isLaidOpen([{ round: 1, first: 1, end: 2 }])).toBe(false);
  // What came before doesn't count.
  expect(isLaidOpen([{ round: 1, first: 0, end: 1 }])).toBe(true);
});
