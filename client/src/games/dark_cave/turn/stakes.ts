/** What is at stake where the game asks something in the middle of a turn, in words. */

import { isCreature } from '../../../art/dark_cave/cards';
import { listed } from '../../../i18n';
import { s } from '../i18n';
import type { Session } from '../session.svelte';

type Asked = Pick<Session, 'view' | 'me' | 'nameOf'>;

/** A sentence for each thing that an answer brings or costs. */
export function stakesOf(session: Asked): string[] {
  const view = session.view!;
  const own = view.players[session.me]!;
  const words = s().question;
  if (view.phase === 'defending') return [...attackStakes(session), words.axes({ axes: own.axes.length })];
  if (view.phase === 'taking') return own.shown ? [] : [words.veinStake];
  return view.phase === 'voting' ? voteStakes(session) : [words.turnStake];
}

/** What an attack costs: whoever has walked up to a creature is attacked alone, whoever else stands there (D-68). */
function attackStakes(session: Asked): string[] {
  const words = s().question;
  const { attack, players } = session.view!;
  const creature = attack?.creature ?? '';
  const victims = attack?.victims ?? [];
  const own = players[session.me]!;
  if (!isCreature(creature)) return [];
  if (victims.length > 1) {
    return [words.stake[creature], words.here({ names: listed(victims.map((seat) => session.nameOf(seat))) })];
  }
  if (creature === 'rat' && own.hand === 0) return [words.stakeNoCard];
  if (creature === 'goblin' && own.gold === 0) return [words.stakeNoGold];
  return [words.stakeYou[creature]];
}

/** What an end by agreement costs: the reader, and whoever else is still inside. */
function voteStakes(session: Asked): string[] {
  const words = s().question;
  const { players } = session.view!;
  const own = players[session.me]!;
  const inside = players.flatMap((player, seat) =>
    player.left === null && seat !== session.me ? [session.nameOf(seat)] : [],
  );
  return [
    words.voteStake({ gold: own.gold, out: own.left !== null }),
    words.voteInside({ number: inside.length, names: listed(inside) }),
  ];
}
