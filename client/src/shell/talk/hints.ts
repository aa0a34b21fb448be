/** What a computer player would do stands among what is said; it is nothing that anybody says. */

import type { SaidInfo } from '../../protocol';

export function isHint({ claim }: { readonly claim: string }): boolean {
  return claim === 'hint';
}

/** The hint for a decision, by how many entries the log has before it; null where none can be read. */
export function hintFor(talk: readonly SaidInfo[], entry: number): SaidInfo | null {
  return talk.findLast((said) => isHint(said) && said.entry === entry && moveOf(said) !== '') ?? null;
}

/** The move that it names; nothing for those who haven't asked. */
export function moveOf({ params }: Pick<SaidInfo, 'params'>): string {
  return String(params['move'] ?? '');
}
