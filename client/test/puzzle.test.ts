/** Days, streaks and what moves are shown with: what the page of puzzles works out for itself. */

import { describe, expect, it } from 'vitest';
import { cardOf as cardInCave } from '../src/games/dark_cave/showing';
import { cardOf as cardOnRoofs } from '../src/games/sabotage/showing';
import { cardOf as cardInMine } from '../src/games/saboteur/showing';
import type { PuzzleCalendar } from '../src/protocol';
import { isBet, secondBest } from '../src/shell/puzzle/asking';
import { dayAfter, dayOf, inWords, isDay, latestOf, puzzleOn } from '../src/shell/puzzle/days';
import { streakIn } from '../src/shell/puzzle/solved.svelte';

const listed = (level: number): PuzzleCalendar['puzzles'][number] => ({ game: 'saboteur', question: 'card', level });
const calendar: PuzzleCalendar = { start: '2026-01-01', puzzles: [listed(1), listed(2), listed(3)] };

describe('a day', () => {
  it('is that of the reader’s own calendar', () => {
    expect(dayOf(new Date(2026, 10, 3, 23, 59))).toBe('2026-11-03');
    expect(dayAfter('2026-02-28')).toBe('2026-03-01');
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('is told from what is none', () => {
    const none = ['2026-13-01', '2026-02-30', '0000-01-01', 'r1.3', ''];
    expect(['2026-11-23', ...none].map(isDay)).toEqual([true, ...none.map(() => false)]);
  });

  it('has its puzzle, and after the last the first comes again', () => {
    expect(puzzleOn(calendar, '2026-01-01')?.level).toBe(1);
    expect(puzzleOn(calendar, '2026-01-06')?.level).toBe(3);
    expect(puzzleOn(calendar, '2025-12-31')?.level).toBe(3);
    expect(puzzleOn({ ...calendar, puzzles: [] }, '2026-01-01')).toBeUndefined();
  });

  it('are found by their game, the newest that is due', () => {
    for (const { game } of calendar.puzzles) {
      const day = latestOf(calendar, game, '2026-02-11');
      expect(puzzleOn(calendar, day)?.game).toBe(game);
      expect(day <= '2026-02-11' && day > dayAfter('2026-02-11', -calendar.puzzles.length)).toBe(true);
    }
    expect(latestOf(calendar, 'chess', '2026-02-11')).toBe('2026-02-11');
  });

  it('is said with the year where that is another one', () => {
    expect(inWords('2026-11-03', '2026-11-23', 'en')).toBe('3 November');
    expect(inWords('2025-11-03', '2026-11-23', 'de')).toBe('3. November 2025');
  });
});

describe('a streak', () => {
  const outcomes = { '2026-11-19': 'right', '2026-11-20': 'right', '2026-11-21': 'right' } as const;

  it('goes on while today’s puzzle waits', () => {
    expect(streakIn(outcomes, '2026-11-22')).toBe(3);
    expect(streakIn({ ...outcomes, '2026-11-22': 'right' }, '2026-11-22')).toBe(4);
  });

  it('ends with a wrong answer, a day without one, and one that came late', () => {
    expect(streakIn({ ...outcomes, '2026-11-22': 'wrong' }, '2026-11-22')).toBe(0);
    expect(streakIn(outcomes, '2026-11-23')).toBe(0);
    expect(streakIn({ ...outcomes, '2026-11-20': 'late-right' }, '2026-11-21')).toBe(1);
  });
});

describe('an answer', () => {
  const cases = (...percents: number[][]) =>
    percents.map(([chance, ...each], goal) => ({ goal, chance: chance!, percents: each }));

  it('is held against the best of the others', () => {
    expect(secondBest({ answer: 2, percents: [59, 60, 92, 68] })).toBe(3);
    expect(secondBest({ answer: 0, percents: [90, 10] })).toBe(1);
  });

  it('says that another bets on what is less likely, where that one is better there alone', () => {
    expect(isBet({ answer: 0, cases: cases([71, 97, 58], [29, 80, 100]) }, 1)).toBe(true);
    expect(isBet({ answer: 0, cases: cases([29, 97, 58], [71, 80, 100]) }, 1)).toBe(false);
    expect(isBet({ answer: 0, cases: cases([71, 97, 58], [29, 80, 79]) }, 1)).toBe(false);
  });
});

describe('a move', () => {
  it('is shown with the card that it plays', () => {
    const moves = {
      saboteur: {
        'lay NES 3,-1': 'NES',
        'break lamp 4': 'break-lamp',
        'mend lamp+cart lamp 4': 'lamp+cart',
        'rockfall 3,-1': 'rockfall',
        'map 8,0': 'map',
        'pass break-cart': 'break-cart',
        'take 3': '',
      },
      sabotage: {
        'lay A-red own': 'A-red',
        'discard demontage': 'demontage',
        'demontage own B': 'demontage',
        close: '',
      },
      dark_cave: {
        'lay II:NES+hole 1,0': 'II:NES+hole',
        'I:axe 2': 'I:axe',
        'pass II:rat': 'II:rat',
        'pass I:web II:rat': '',
        stay: '',
      },
    };
    const cardOf = { saboteur: cardInMine, sabotage: cardOnRoofs, dark_cave: cardInCave };
    for (const game of ['saboteur', 'sabotage', 'dark_cave'] as const) {
      for (const [move, card] of Object.entries(moves[game])) expect(cardOf[game](move), move).toBe(card);
    }
  });
});
