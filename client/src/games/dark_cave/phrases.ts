/** What can be said at a table of The Dark Cave. */

import { capital } from '../../i18n';
import type { DarkCaveClaim } from '../../protocol';
import { phrasesOf, type PhraseTable } from '../../shell/talk/phrases';
import { s } from './i18n';
import { characterName, creatureName, goalName } from './names';

type Corner = 'NW' | 'NE' | 'SW' | 'SE';

const PHRASES: PhraseTable<DarkCaveClaim> = {
  saw: {
    say: ({ corner, goal }) => s().says.saw({ corner: cornerWord(corner), goal: goalName(goal) }),
    start: () => s().says.start.saw,
  },
  character: { say: ({ character }) => s().says[character], start: () => s().says.start.character },
  suspect: { say: ({ seat }, nameOf) => s().says.suspect({ name: nameOf(seat) }), start: () => s().says.start.suspect },
  trust: { say: ({ seat }, nameOf) => s().says.trust({ name: nameOf(seat) }), start: () => s().says.start.trust },
  go: { say: ({ corner }) => s().says.go({ corner: cornerWord(corner) }), start: () => s().says.start.go },
  beware: { say: ({ creature }) => s().says.beware({ creature }), start: () => s().says.start.beware },
  follow: { say: () => s().says.follow },
  help: { say: () => s().says.help },
};

function cornerWord(corner: Corner): string {
  return s().place.corner[corner];
}

function word(param: string, value: string): string {
  switch (param) {
    case 'corner':
      return capital(cornerWord(value as Corner));
    case 'goal':
      return capital(goalName(value));
    case 'character':
      return capital(characterName(value));
    default:
      return capital(creatureName(value));
  }
}

export const phrases = phrasesOf(PHRASES, word);
