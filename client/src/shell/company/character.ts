/** What a computer player likes to do, in a word and in a sentence. */

import type { SeatInfo } from '../../protocol';
import { c } from './i18n';

/** All characters, in the order in which they are explained. */
export const CHARACTERS = ['bold', 'careful', 'helpful', 'suspicious'] as const;

export function characterOf({ character }: Pick<SeatInfo, 'character'>): string {
  switch (character) {
    case 'bold':
      return c().character.bold;
    case 'careful':
      return c().character.careful;
    case 'helpful':
      return c().character.helpful;
    case 'suspicious':
      return c().character.suspicious;
    default:
      return '';
  }
}

/** "bold: takes risks"; nothing of people. */
export function likesOf(seat: Pick<SeatInfo, 'character'>): string {
  const character = CHARACTERS.find((each) => each === seat.character);
  return character ? `${characterOf(seat)}: ${c().likes[character]}.` : '';
}
