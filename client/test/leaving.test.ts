import { expect, test, vi } from 'vitest';
import './page';
import type { DarkCaveStep, DarkCaveView } from '../src/protocol';
import { Session } from '../src/games/dark_cave/session.svelte';
import type { LiveTable } from '../src/shell/server/live.svelte';

const MIDDLE = { x: 0, y: 0 };

/** A table that answers when it is told to. */
function table(): { live: LiveTable<DarkCaveView>; sent: string[]; answer: () => void } {
  const sent: string[] = [];
  let answer: () => void = () => undefined;
  const live = {
    view: { seat: 0, decider: 0, phase: 'moving', legal: ['step 1,0', 'step 2,0'], history: [], players: [] },
    number: 1,
    info: null,
    pending: null,
    play(move: string): Promise<{ outcome: string }> {
      sent.push(move);
      return new Promise((done) => {
        answer = () => {
          live.number += 1;
          done({ outcome: 'accepted' });
        };
      });
    },
  };
  return { live: live as unknown as LiveTable<DarkCaveView>, sent, answer: () => answer() };
}

const WAY = { moves: ['step 1,0', 'step 2,0'] } as unknown as DarkCaveStep;

test.each([false, true])(
  'a way goes on once its step is answered, but not at a table that was left (%s)',
  async (left) => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('innerWidth', 100);
    vi.stubGlobal('innerHeight', 100);
    vi.stubGlobal('document', { visibilityState: 'hidden', getAnimations: () => [] });
    const { live, sent, answer } = table();
    const session = new Session(live);
    const going = session.go(WAY, MIDDLE);
    if (left) session.leave();
    answer();
    await going;
    await vi.runAllTimersAsync();
    expect(sent).toEqual(left ? ['step 1,0'] : WAY.moves);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  },
);
