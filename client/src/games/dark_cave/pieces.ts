/** The cards of The Dark Cave that no hand holds, by their names among all cards. */

/** A goal or the start card as a path card of the group that has the same fields. */
export function pathOf(card: string): string {
  return card.replace(/^start:/, '').replace(/^goal:/, 'III:');
}
