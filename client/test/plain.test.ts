import { expect, test } from 'vitest';
import type { GameTexts } from '../src/protocol';
import { eventWords, moveWords, spokenBy } from '../src/shell/plain/wording';

const TEXTS: GameTexts = {
  language: 'en',
  refusals: {},
  reasons: {},
  params: { card: 'card' },
  words: {
    card: { '7': 'seven' },
    event: { played: '{ $seat } plays { $card }.' },
    move: { pass: 'Pass', play: 'Play { $words }', 'play 9': 'Play the { "middle" } card' },
  },
};
const nameOf = (seat: number): string => ['Ada', 'Ben'][seat] ?? '?';

test('a move is told in full, by its first word, or not at all', () => {
  expect(moveWords('pass', TEXTS, nameOf)).toBe('Pass');
  expect(moveWords('play 7', TEXTS, nameOf)).toBe('Play 7');
  expect(moveWords('play 9', TEXTS, nameOf)).toBe('Play the middle card');
  expect(moveWords('swap 1 2', TEXTS, nameOf)).toBeNull();
  expect(moveWords('play 7', null, nameOf)).toBeNull();
});

test('what follows the first word of a move is told in the words for params', () => {
  expect(moveWords('play 7', TEXTS, nameOf, spokenBy(TEXTS))).toBe('Play seven');
  expect(moveWords('play 8', TEXTS, nameOf, spokenBy(TEXTS))).toBe('Play 8');
});

test('an event is told in the words of the game, with names and words for its params', () => {
  const event = { key: 'played', seat: 1, params: { card: '7' }, secret: {} };
  expect(eventWords(event, TEXTS, nameOf)).toBe('Ben plays seven.');
});

test('an event without words is told as it is, with what the reader alone knows', () => {
  const event = { key: 'drew', seat: 0, params: {}, secret: { card: '7' } };
  expect(eventWords(event, TEXTS, nameOf)).toBe('Ada: drew, card 7');
  expect(eventWords({ ...event, seat: null }, null, nameOf)).toBe('drew, card 7');
});
