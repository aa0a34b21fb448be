import { t } from '../../../i18n';
import type { Help } from '../../../shell/table/help';
import { s } from '../i18n';

export function help(): Help {
  const words = s().help;
  return {
    about: [words.aims, words.turn, words.cards, words.touch],
    keys: [
      ['1 – 9', words.choose],
      ['T', words.targets],
      ['← ↑ → ↓', words.arrows],
      ['Enter', t().keys.enter],
      ['R', words.rotate],
      ['X', words.pass],
      ['E', words.end],
      ['Esc', words.escape],
      ['C', words.cover],
      ['F', words.fit],
      ['P', words.piles],
    ],
  };
}
