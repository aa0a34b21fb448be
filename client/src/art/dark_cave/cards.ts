/** What the notation says of a card: its group, its ways, what lies on it. */

export type Group = 'I' | 'II' | 'III';
export type Feature = 'hole' | 'ladder' | 'vein' | 'exit' | 'tunnel' | 'bridge' | '';
export type Creature = 'rat' | 'lindworm' | 'goblin';
export type Action = 'info' | 'rockfall' | 'swap' | 'web' | 'boots' | 'axe' | Creature;
export type Clan = 'blue' | 'yellow';

const ACTIONS = ['info', 'rockfall', 'swap', 'web', 'boots', 'axe', 'rat', 'lindworm', 'goblin'];
const CREATURES = ['rat', 'lindworm', 'goblin'];

/** A path card as it is drawn. */
export interface Dug {
  /** How its fields lie: as on the start card, on group II, or on group III and goals. */
  readonly group: Group;
  /** The sets of joined openings. */
  readonly sets: readonly string[];
  readonly feature: Feature;
  /** The name of the field that has the feature. */
  readonly at: string;
  /** The upper way of a bridge. */
  readonly upper: string;
}

/** `I`, `II` or `III`: what a card's back shows; nothing for goals and the start card, which have no group. */
export function backOf(card: string): Group | '' {
  return card.includes(':') ? (card.slice(0, card.indexOf(':')) as Group) : '';
}

/** What an action card does; nothing for path cards and for cards of which only the back is known. */
export function actionOf(card: string): Action | null {
  const word = card.slice(card.indexOf(':') + 1);
  return ACTIONS.includes(word) ? (word as Action) : null;
}

export function creatureOf(card: string): Creature | null {
  const action = actionOf(card);
  return action !== null && isCreature(action) ? action : null;
}

export function isCreature(word: string): word is Creature {
  return CREATURES.includes(word);
}

/** Whether the reader sees what a card is. */
export function isKnown(card: string): boolean {
  return card !== '' && !card.endsWith('?');
}

/** A path card of the hand, in its first spelling; null where it is none. */
export function dugOf(card: string): Dug | null {
  const match = /^(?:(I{1,3}):)?([NESW.]+)(?:\+([a-z]+)(?:-([NESW]+))?)?$/.exec(card);
  if (!match) return null;
  const [, group = 'I', openings = '', feature = '', tail = ''] = match;
  const sets = openings.split('.');
  return {
    group: group as Group,
    sets,
    feature: feature as Feature,
    at: featureAt(group as Group, sets, feature, tail),
    upper: feature === 'bridge' ? tail : '',
  };
}

/** A goal that is face up, with the openings that it has as it lies. */
export function lying(face: string | null, openings: string): Dug {
  return { group: 'III', sets: [openings], feature: (face ?? '') as Feature, at: `*${openings}`, upper: '' };
}

/** D-6, D-9: where hole, ladder and vein lie on a card. */
function featureAt(group: Group, sets: readonly string[], feature: string, tail: string): string {
  if (feature === 'tunnel') return 'T';
  if (feature === '' || feature === 'bridge') return '';
  const first = tail || sets[0]!.charAt(0);
  if (group === 'II') return first;
  const set = sets.find((each) => each.includes(first)) ?? sets[0]!;
  return group === 'I' ? set : `*${set}`;
}

const OPPOSITE: Readonly<Record<string, string>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** Openings after half a turn, clockwise from north. */
export function halfTurn(openings: string): string {
  const sets = openings.split('.').map((set) => inOrder([...set].map((side) => OPPOSITE[side] ?? side)));
  return sets.toSorted((a, b) => 'NESW'.indexOf(a.charAt(0)) - 'NESW'.indexOf(b.charAt(0))).join('.');
}

function inOrder(sides: readonly string[]): string {
  return [...'NESW'].filter((side) => sides.includes(side)).join('');
}
