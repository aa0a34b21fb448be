import { expect, test } from 'vitest';
import { whole } from '../src/shell/server/whole';

const before = { phase: 'playing', history: ['dealt', 'laid', 'drew'] };

test('what was told before is put in front of what is new', () => {
  const view = { phase: 'over', history: ['round-won'] };
  expect(whole(view, 3, before)).toEqual({ phase: 'over', history: ['dealt', 'laid', 'drew', 'round-won'] });
  expect(whole({ phase: 'playing', history: [] }, 3, before)).toEqual(before);
  expect(view.history).toEqual(['round-won']);
});

test('a new round, another seat and a new connection begin anew', () => {
  const view = { phase: 'playing', history: ['dealt'] };
  expect(whole(view, 0, before)).toBe(view);
  expect(whole(view, 0, null)).toBe(view);
});
