/** What cards and rows are called, for sentences and for screen readers. */

import { COLOURS, kinOf, LETTERS, pipeOf, type Colour } from '../../../art/sabotage/cards';
import { coloursIn, pointsOf, ROWS, stateOf, type Roof } from '../../../art/sabotage/roof';
import { listed, listedChoices } from '../../../i18n';
import { s } from '../i18n';
import type { Side } from '../roofs/places';

export function colourName(colour: Colour): string {
  return s().colourName({ colour });
}

/** "your roof" */
export function roofName(side: Side): string {
  return side === 'own' ? s().control.onOwn : s().control.onOther;
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

/** Why a row counts what it counts, or what it lacks, with the clause that says so. */
export function rowStory(row: number, roof: Roof): { text: string; clause: string } {
  const words = s().row;
  const there = coloursIn(row, roof);
  const named = listed([...new Set(there)].map(colourName));
  switch (stateOf(row, roof)) {
    case 'open':
      return { text: words.gap, clause: 'A-10' };
    case 'lacks-one':
      return { text: lackStory(row, roof, there), clause: there[0] === there[1] ? 'A-11' : 'A-12' };
    case 'blocked':
      return {
        text: there.length < 3 ? words.blocked({ colours: named }) : words.clash({ colours: named }),
        clause: 'A-13',
      };
    case 'counts':
      return pointsOf(row, roof) === 2
        ? { text: words.one({ colour: there[0]! }), clause: 'A-11' }
        : { text: words.match({ colours: named }), clause: 'A-12' };
  }
}

/** What the missing card would bring. */
function lackStory(row: number, roof: Roof, there: readonly Colour[]): string {
  const letter = LETTERS[ROWS[row]!.find((place) => !pipeOf(roof[place]))!];
  const [colour] = there;
  const other = COLOURS.find((each) => each !== colour && kinOf(each) === kinOf(colour!))!;
  return there[0] === there[1]
    ? s().row.lacksOne({ letter, colour: colour!, kin: colourName(other) })
    : s().row.lacksMatch({ letter, colours: listedChoices(there.map(colourName)) });
}
