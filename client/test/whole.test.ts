import { expect, test } from 'vitest';
import { whole } from '../src/shell/whole';

const before = { phase: 'playing', history: ['dealt', 'laid', 'drew'] };

test('what was told before is put in front of what is new', () => {
  const told = { phase: 'over', history: ['round-won'] };
  expect(whole(told, 3, before)).toEqual({ phase: 'over', history: ['dealt', 'laid', 'drew', 'round-won'] });
  expect(whole({ phase: 'playing', history: [] }, 3, before)).toEqual(before);
  expect(told.history).toEqual(['round-won']);
});

test('a new round, another seat and a new connection begin anew', () => {
  const told = { phase: 'playing', history: ['dealt'] };
  expect(whole(told, 0, before)).toBe(told);
  expect(whole(told, 0, null)).toBe(told);
});
