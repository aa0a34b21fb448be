/** Who stands out in the games of a company. */

import type { EveningPerson } from '../../protocol';

/** Those who have most of something, if anybody has any. */
export function most(people: readonly EveningPerson[], of: 'lies' | 'trust'): EveningPerson[] {
  const best = Math.max(0, ...people.map((person) => person[of]));
  return best > 0 ? people.filter((person) => person[of] === best) : [];
}
