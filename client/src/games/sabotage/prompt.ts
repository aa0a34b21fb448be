/** The one sentence that says what there is to do. */

import { s } from './i18n';
import type { Session } from './session.svelte';

export function promptFor(session: Session): string {
  const view = session.view;
  if (!view) return '';
  const words = s().prompt;
  if (view.phase === 'over') return words.over;
  if (view.phase === 'dealing') return words.dealing;
  if (view.phase === 'answering') {
    const asker = session.nameOf(view.on_turn);
    return session.deciding ? words.answer(asker) : words.answering(asker, session.nameOf(view.decider));
  }
  if (!session.deciding) return words.other(session.nameOf(view.decider));
  if (session.chosen === null) return session.canClose ? words.chooseOrClose : words.choose;
  if (session.targets.length === 0) return words.only;
  return session.removes ? words.take : words.lay(session.targets.length);
}
