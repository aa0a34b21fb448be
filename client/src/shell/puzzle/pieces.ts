/** The card that a move plays, as hands name it; nothing for what needs none. */
export function cardIn(move: string): string {
  const [word = '', second = ''] = move.split(' ');
  if (word.includes(':')) return word;
  switch (word) {
    case 'break':
      return `break-${second}`;
    case 'lay':
    case 'pass':
    case 'discard':
    case 'mend':
      return second;
    case 'rockfall':
    case 'map':
    case 'demontage':
    case 'sabotage':
      return word;
    default:
      return '';
  }
}
