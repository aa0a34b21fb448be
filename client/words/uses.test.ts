/** What the code asks for, and which messages nobody does. */

import { describe, expect, test } from 'vitest';
import { checked } from './making.js';
import { unasked, usesOf } from './uses.js';

const WORDS = `pile-draw = Draw pile
pile-discard = Discard pile
pile-empty = Nothing lies there
end-again = Again
end-over = Over
title = Rules
`;

/** The messages that nobody asks for where this is the code of the game; another file is of no game. */
function left(code: string, elsewhere = ''): readonly string[] {
  const area = { name: 'maze', part: 'maze', files: [], sources: { en: [{ path: 'en.ftl', text: WORDS }] } };
  const { words } = checked([area]).get('maze')!;
  const uses = [usesOf('Maze.svelte', `${code} s().title`), usesOf('Frame.svelte', elsewhere)];
  return unasked(area, words, uses).map(({ key }) => key);
}

describe('a message is asked for', () => {
  test('by its group and its word', () => {
    expect(left('s().pile.draw s().pile.empty s().end.over')).toEqual(['pile-discard', 'end-again']);
  });

  test('by its word, where the group has another name', () => {
    const code = 'const words = $derived(s().pile); {words.draw} const { empty, discard: away } = s().pile;';
    expect(left(code)).toEqual(['end-again', 'end-over']);
  });

  test('by whoever is handed the group', () => {
    expect(left('s().pile[which] <Ways words={s().end} />', 'words.again')).toEqual(['end-over']);
  });

  test('as one of a group of which any may be meant', () => {
    expect(left('wordFor(s().end, how) const words = s().pile; words[which]')).toEqual([]);
  });

  test('by another message', () => {
    const [en, code] = ['over = It is { end }\nend = over\nlost = Lost', 'words().over'];
    const area = { name: 'maze', part: 'maze', files: [], sources: { en: [{ path: 'en.ftl', text: en }] } };
    expect(unasked(area, checked([area]).get('maze')!.words, [usesOf('Maze.svelte', code)])).toMatchObject([
      { key: 'lost', line: 3, text: 'is asked for by nobody' },
    ]);
  });
});
