/** What can be said at a table of The Dark Cave. */

import { capital, wordFor } from '../../../i18n';
import type { DarkCaveClaim } from '../../../protocol';
import { phrasesOf, type PhraseTable } from '../../../shell/talk/phrases';
import { s } from '../i18n';
import { characterName, creatureName, goalName } from './names';

type Corner = 'NW' | 'NE' | 'SW' | 'SE';

const PHRASES: PhraseTable<DarkCaveClaim> = {
  saw: ({ corner, goal }) => s().says.saw({ corner: cornerWord(corner), goal: goalName(goal) }),
  character: ({ character }) => s().says[character],
  suspect: ({ seat }, nameOf) => s().says.suspect({ name: nameOf(seat) }),
  trust: ({ seat }, nameOf) => s().says.trust({ name: nameOf(seat) }),
  go: ({ corner }) => s().says.go({ corner: cornerWord(corner) }),
  beware: ({ creature }) => s().says.beware({ creature }),
  follow: () => s().says.follow,
  help: () => s().says.help,
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

export const phrases = phrasesOf(PHRASES, (key) => wordFor(s().says.start, key), word);
