/** All ways in which the openings of a card can be joined, each in its first spelling. */

const SIDES = 'NESW';
const TURNED: Readonly<Record<string, string>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** Each card once: of its two half turns the one that is spelled first, letter by letter `NESW.`. */
export function firstSpellings(): string[] {
  const all = subsets().flatMap((sides) => partitions(sides).map(canonical));
  return all.filter((each) => order(each) <= order(canonical(each.split('.').map(halfTurn))));
}

function subsets(): string[] {
  return Array.from({ length: 15 }, (_, at) => [...SIDES].filter((_side, bit) => (at + 1) & (1 << bit)).join(''));
}

function partitions(sides: string): string[][] {
  const [first, ...rest] = [...sides];
  if (first === undefined) return [[]];
  return partitions(rest.join('')).flatMap((parts) => [
    [first, ...parts],
    ...parts.map((part, at) => [first + part, ...parts.slice(0, at), ...parts.slice(at + 1)]),
  ]);
}

function canonical(groups: readonly string[]): string {
  const ordered = groups.map((group) => [...group].toSorted((a, b) => rank(a) - rank(b)).join(''));
  return ordered.toSorted((a, b) => rank(a.charAt(0)) - rank(b.charAt(0))).join('.');
}

function halfTurn(group: string): string {
  return [...group].map((side) => TURNED[side]).join('');
}

function rank(side: string): number {
  return SIDES.indexOf(side);
}

/** Compares as spellings do: N before E before S before W before the dot. */
function order(spelling: string): string {
  return [...spelling].map((letter) => 'NESW.'.indexOf(letter)).join('');
}
