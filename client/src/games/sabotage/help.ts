import type { Help } from '../../shell/table/help';
import { s } from './i18n';

export function help(): Help {
  const words = s().help;
  return {
    words,
    about: [words.aims, words.turn, words.cards, words.touch],
    keys: [
      ['1 – 9', words.choose],
      ['← ↑ → ↓', words.arrows],
      ['O', words.other],
      ['Enter', words.enter],
      ['X', words.discard],
      ['C', words.close],
      ['W', words.worth],
      ['P', words.piles],
      ['Esc', words.escape],
    ],
  };
}
