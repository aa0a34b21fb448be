/** Who has won the match, and how it stands, in words. */

import { listed, sideBySide } from '../../../i18n';
import type { SabotageView } from '../../../protocol';
import { s } from '../i18n';

/** Who has won the match, and how; a reader who has is spoken to. */
export function winnersText(view: SabotageView, me: number, nameOf: (seat: number) => string): string {
  const words = s().matchEnd;
  const best = view.winners[0]! % 2;
  const [own, other] = [view.roofs[best]!.total, view.roofs[1 - best]!.total];
  if (isShared(view)) return words.share({ points: own });
  const names = view.winners.map(nameOf);
  if (!view.winners.includes(me)) {
    return names.length > 1
      ? words.theyWin({ names: listed(names), own, other })
      : words.wins({ name: names[0] ?? '', own, other });
  }
  const partner = view.winners.find((seat) => seat !== me);
  return partner === undefined ? words.youWin({ own, other }) : words.weWin({ partner: nameOf(partner), own, other });
}

export function isShared({ winners, players }: Pick<SabotageView, 'winners' | 'players'>): boolean {
  return winners.length === players.length;
}

/** How the match stands after a game, or who has won it, with what both have. */
export function outcome(view: SabotageView, me: number, nameOf: (seat: number) => string): string {
  const totals = sideBySide(
    view.roofs.map(({ seats, total }) => `${listed(seats.map(nameOf))}: ${s().row.points({ points: total })}`),
  );
  return view.winners.length === 0
    ? s().gameEnd.soFar({ names: totals })
    : `${winnersText(view, me, nameOf)} ${totals}.`;
}
