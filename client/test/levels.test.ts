import { expect, test } from 'vitest';
import { levelNotes } from '../src/shell/company/levels';

test('what was measured is told level by level, and nothing else', () => {
  const easy = { name: 'easy', titles: {}, wins: {} };
  const medium = { name: 'medium', titles: {}, wins: { easy: 90 } };
  const hard = { name: 'hard', titles: {}, wins: { medium: 70, gone: 99 } };
  expect(levelNotes([easy, medium, hard])).toEqual([
    { stronger: medium, weaker: easy, wins: 90 },
    { stronger: hard, weaker: medium, wins: 70 },
  ]);
});
