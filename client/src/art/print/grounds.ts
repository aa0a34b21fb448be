/** What the groups of cards are told apart by, beside their numerals. */

import type { Group } from '../dark_cave/cards';

const GROUNDS: Readonly<Record<Group, string>> = {
  I: 'var(--face-back-2)',
  II: 'var(--face-map)',
  III: 'var(--face-mend)',
};

export function groundOf(group: Group): string {
  return GROUNDS[group];
}
