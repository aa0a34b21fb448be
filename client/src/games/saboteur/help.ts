import type { Help } from '../../shell/table/help';
import { s } from './i18n';

export function help(): Help {
  const words = s().help;
  return {
    words,
    about: [words.aims, words.turn, words.touch, words.light],
    keys: [
      ['1 – 6', words.choose],
      ['R', words.turnKey],
      ['← ↑ → ↓', words.arrows],
      ['Enter', words.enter],
      ['X', words.discard],
      ['Esc', words.escape],
      ['C', words.cover],
      ['+ − 0', words.zoom],
    ],
  };
}
