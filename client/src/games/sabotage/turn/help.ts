import { t } from '../../../i18n';
import type { Help } from '../../../shell/table/help';
import Counting from '../roofs/Counting.svelte';
import { s } from '../i18n';

export function help(): Help {
  const words = s().help;
  return {
    about: [words.aims, words.turn, words.cards, words.partners, words.touch],
    Examples: Counting,
    keys: [
      ['1 – 9', words.choose],
      ['← ↑ → ↓', words.arrows],
      ['O', words.other],
      ['Enter', t().keys.enter],
      ['X', words.discard],
      ['C', words.close],
      ['W', words.worth],
      ['P', words.piles],
      ['Esc', words.escape],
    ],
  };
}
