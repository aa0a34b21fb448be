/** What can be said at a table of Saboteur. */

import { capital } from '../../i18n';
import type { SaboteurClaim } from '../../protocol';
import { phrasesOf, type PhraseTable } from '../../shell/talk/phrases';
import { s } from './i18n';
import { faceName, goalName, toolName } from './names';

const PHRASES: PhraseTable<SaboteurClaim> = {
  saw: {
    say: ({ goal, card }) => s().says.saw({ goal, claimed: card }),
    start: () => s().says.start.saw,
  },
  role: { say: ({ role }) => s().says.role({ role }), start: () => s().says.start.role },
  suspect: { say: ({ seat }, nameOf) => s().says.suspect({ name: nameOf(seat) }), start: () => s().says.start.suspect },
  trust: { say: ({ seat }, nameOf) => s().says.trust({ name: nameOf(seat) }), start: () => s().says.start.trust },
  mend: { say: ({ tool }) => s().says.mend({ tool }), start: () => s().says.start.mend },
  look: { say: ({ goal }) => s().says.look({ goal }), start: () => s().says.start.look },
  dig: { say: ({ goal }) => s().says.dig({ goal }), start: () => s().says.start.dig },
  stuck: { say: () => s().says.stuck },
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

export const phrases = phrasesOf(PHRASES, word);
