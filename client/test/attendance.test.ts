/** What a screen reader is told with each view of a table. */

import { describe, expect, it } from 'vitest';
import type { WireView } from '../src/protocol';
import { announcer } from '../src/shell/announce.svelte';
import type { LogLine } from '../src/shell/log/line';
import { Attendance } from '../src/shell/table/attendance.svelte';
import type { AnySession } from '../src/shell/table/session.svelte';

interface Seen {
  readonly decider: number;
  readonly history?: readonly (readonly [seat: number, key: string, text: string])[];
  readonly prompt: string;
  readonly onTurn?: number;
  readonly retold?: string;
  readonly stakes?: readonly string[];
}

/** What is said as these views come, one after the other, to the first of the players. */
function said(...views: readonly Seen[]): string[] {
  let now: Seen;
  const lines = (): LogLine[] =>
    (now.history ?? []).map(([seat, , text], number) => ({ number, seat, text, place: null, play: true }));
  const session = {
    get lines() {
      return lines();
    },
    get since() {
      return lines();
    },
    get prompt() {
      return now.prompt;
    },
    get deciding() {
      return now.decider === 0;
    },
    get retold() {
      return now.retold ?? '';
    },
    get stakes() {
      return now.stakes ?? [];
    },
    onTurn: (view: { readonly turn: number }) => view.turn,
  } as unknown as AnySession;
  const attendance = new Attendance(session);
  return views.map((view) => {
    now = view;
    const history = (view.history ?? []).map(([seat, key]) => ({ seat, key }));
    const turn = view.onTurn ?? view.decider;
    const wire = { round: 1, seat: 0, decider: view.decider, phase: 'playing', history, turn };
    attendance.arrived(wire as unknown as WireView, true);
    return announcer.text.replace('\u00a0', '');
  });
}

const LAID = [1, 'laid', 'Ben lays a bend.'] as const;

describe('the turn', () => {
  it('is told where the prompt speaks of the card that was chosen ahead', () => {
    const last = said(
      { decider: 1, prompt: 'It is Ben’s turn.' },
      { decider: 0, history: [LAID], prompt: 'Whose tool do you break?' },
    ).at(-1);
    expect(last).toBe('Ben lays a bend. Your turn. Whose tool do you break?');
  });

  it('is not told twice, nor once more while it goes on', () => {
    const all = said(
      { decider: 0, prompt: 'Your turn: choose a card.' },
      { decider: 0, history: [[0, 'laid', 'You lay a bend.']], prompt: 'Move: 3 steps left.' },
      { decider: 1, onTurn: 0, prompt: 'Ben is attacked.' },
      { decider: 0, onTurn: 0, prompt: 'Draw when you are ready.' },
    );
    expect(all[0]).toBe('Your turn: choose a card.');
    expect(all.at(-1)).toBe('Draw when you are ready.');
  });

  it('is told again to whoever has missed what came between', () => {
    const last = said(
      { decider: 0, prompt: 'Your turn: choose a card.' },
      { decider: 0, history: [[0, 'laid', 'You lay a bend.'], LAID], prompt: 'Which card comes down?' },
    ).at(-1);
    expect(last).toBe('You lay a bend. Ben lays a bend. Your turn. Which card comes down?');
  });
});

it('a question is told once, with what hangs on the answer, and is nobody’s turn but who asks', () => {
  const last = said(
    { decider: 1, prompt: 'It is Ben’s turn.' },
    {
      decider: 0,
      onTurn: 1,
      history: [LAID, [1, 'proposed', 'Ben proposes to end the game.']],
      prompt: 'Ben proposes to end the game.',
      retold: 'proposed',
      stakes: ['Your 3 gold would be lost.'],
    },
  ).at(-1);
  expect(last).toBe('Ben lays a bend. Ben proposes to end the game. Your 3 gold would be lost.');
});
