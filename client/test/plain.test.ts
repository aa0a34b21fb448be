import { expect, test } from 'vitest';
import type { GameTexts } from '../src/protocol';
import { eventWords, moveWords } from '../src/shell/plain/wording';

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

test('a move is told in full, by its first word, or else as it is written', () => {
  expect(moveWords('pass', TEXTS, nameOf)).toBe('Pass');
  expect(moveWords('play 7', TEXTS, nameOf)).toBe('Play 7');
  expect(moveWords('play 9', TEXTS, nameOf)).toBe('Play the middle card');
  expect(moveWords('swap 1 2', TEXTS, nameOf)).toBe('swap 1 2');
  expect(moveWords('play 7', null, nameOf)).toBe('play 7');
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
