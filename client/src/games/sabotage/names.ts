/** What cards and rows are called, for sentences and for screen readers. */

import { pipeOf, type Colour } from '../../art/sabotage/cards';
import { pointsOf, ROWS } from '../../art/sabotage/roof';
import { listed } from '../../i18n';
import { s } from './i18n';
import { LETTERS } from '../../art/sabotage/cards';

export function colourName(colour: Colour): string {
  return s().colourName({ colour });
}

/** A card by itself: "A, red". */
export function cardName(card: string): string {
  const pipe = pipeOf(card);
  if (!pipe)
    return card === 'demontage' ? s().card.demontage : card === 'sabotage' ? s().card.sabotage : s().card.hidden;
  const { colour } = pipe;
  if (pipe.stamp === 'X') return s().card.X({ colour });
  return pipe.stamp === 'wrench' ? s().card.wrench({ colour }) : s().card.pipe({ letter: pipe.stamp, colour });
}

/** A card in a sentence: "a red X". */
export function aCard(card: string): string {
  const pipe = pipeOf(card);
  if (!pipe) return cardName(card);
  const { colour } = pipe;
  if (pipe.stamp === 'X') return s().card.aX({ colour });
  return pipe.stamp === 'wrench' ? s().card.aWrench({ colour }) : s().card.aPipe({ letter: pipe.stamp, colour });
}

/** "A–E–I", always from the left or from above. */
export function rowLetters(row: number): string {
  return ROWS[row]!.map((place) => LETTERS[place])
    .toSorted()
    .join('–');
}

/** Why a row counts what it counts, with the clause that says so. */
export function rowStory(row: number, roof: readonly string[]): { text: string; clause: string } {
  const words = s().row;
  const colours = ROWS[row]!.map((place) => pipeOf(roof[place] ?? '')?.colour);
  const there = colours.filter((colour) => colour !== undefined);
  if (there.length < colours.length) return { text: words.gap, clause: 'A-10' };
  const points = pointsOf(row, roof);
  if (points === 2) return { text: words.one({ colour: there[0]! }), clause: 'A-11' };
  const named = listed([...new Set(there)].map(colourName));
  return points === 1
    ? { text: words.match({ colours: named }), clause: 'A-12' }
    : { text: words.clash({ colours: named }), clause: 'A-13' };
}
