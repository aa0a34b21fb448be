/** Path cards as written in the notation: their openings and which of them are joined. */

export type Opening = 'N' | 'E' | 'S' | 'W';

/** The openings of a path card, in groups that are joined inside the card. */
export interface Shape {
  readonly notation: string;
  readonly groups: readonly (readonly Opening[])[];
  readonly openings: readonly Opening[];
}

const CLOCKWISE: readonly Opening[] = ['N', 'E', 'S', 'W'];
const ACROSS: Readonly<Record<Opening, Opening>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

function isOpening(letter: string): letter is Opening {
  return letter === 'N' || letter === 'E' || letter === 'S' || letter === 'W';
}

/**
 * Reads a path card as it lies, such as `NESW`, `NS.EW` or `N.E.S`.
 *
 * @throws RangeError where the text isn't a path card.
 */
export function parseShape(notation: string): Shape {
  const openings: Opening[] = [];
  const groups = notation.split('.').map((part) => {
    const group = [...part].map((letter) => {
      if (!isOpening(letter)) throw new RangeError(`"${notation}": "${letter}" isn't an opening`);
      if (openings.includes(letter)) throw new RangeError(`"${notation}": ${letter} stands twice`);
      openings.push(letter);
      return letter;
    });
    if (group.length === 0) throw new RangeError(`"${notation}": an empty group`);
    return inOrder(group);
  });
  return { notation, groups, openings: inOrder(openings) };
}

/** The same card after half a turn, in the spelling of the notation. */
export function halfTurn(notation: string): string {
  return parseShape(notation)
    .groups.map((group) => inOrder(group.map((opening) => ACROSS[opening])).join(''))
    .sort((a, b) => rank(a) - rank(b))
    .join('.');
}

/** A group of a single opening leads nowhere: it is drawn as a stub that ends in rubble. */
export function isDeadEnd(group: readonly Opening[]): boolean {
  return group.length === 1;
}

/** Whether a group is joined to the start, given the openings the light reaches. */
export function isLit(group: readonly Opening[], lit: string): boolean {
  return group.some((opening) => lit.includes(opening));
}

function inOrder(openings: readonly Opening[]): Opening[] {
  return CLOCKWISE.filter((opening) => openings.includes(opening));
}

function rank(group: string): number {
  return CLOCKWISE.findIndex((opening) => group.startsWith(opening));
}
