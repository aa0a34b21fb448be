import { t } from '../../../i18n';
import type { Help } from '../../../shell/table/help';
import { s } from '../i18n';

export function help(): Help {
  const words = s().help;
  return {
    about: [words.aims, words.turn, words.touch, words.light],
    keys: [
      ['1 – 6', words.choose],
      ['R', words.turnKey],
      ['← ↑ → ↓', words.arrows],
      ['Enter', t().keys.enter],
      ['X', words.discard],
      ['Esc', words.escape],
      ['C', words.cover],
      ['+ − 0', words.zoom],
    ],
  };
}
