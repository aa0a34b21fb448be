/** What a computer player likes to do, in a word. */

import type { SeatInfo } from '../../protocol';
import { c } from './i18n';

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
