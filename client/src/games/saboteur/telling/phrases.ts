/** What can be said at a table of Saboteur. */

import { capital, wordFor } from '../../../i18n';
import type { SaboteurClaim } from '../../../protocol';
import { phrasesOf, type PhraseTable } from '../../../shell/talk/phrases';
import { s } from '../i18n';
import { faceName, goalName, toolName } from './names';

const PHRASES: PhraseTable<SaboteurClaim> = {
  saw: ({ goal, card }) => s().says.saw({ goal, claimed: card }),
  role: ({ role }) => s().says.role({ role }),
  suspect: ({ seat }, nameOf) => s().says.suspect({ name: nameOf(seat) }),
  trust: ({ seat }, nameOf) => s().says.trust({ name: nameOf(seat) }),
  mend: ({ tool }) => s().says.mend({ tool }),
  look: ({ goal }) => s().says.look({ goal }),
  dig: ({ goal }) => s().says.dig({ goal }),
  stuck: () => s().says.stuck,
};

const GOALS: readonly string[] = ['north', 'middle', 'south'];

function word(param: string, value: string): string {
  switch (param) {
    case 'goal':
      return capital(goalName(GOALS.indexOf(value)));
    case 'card':
      return capital(faceName(value));
    case 'role':
      return s().role[value === 'digger' ? 'digger' : 'saboteur'];
    default:
      return capital(toolName(value));
  }
}

export const phrases = phrasesOf(PHRASES, (key) => wordFor(s().says.start, key), word);
