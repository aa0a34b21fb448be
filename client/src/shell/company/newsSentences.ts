/** What is new in the company, in sentences. */

import type { TableInfo } from '../../protocol';
import type { News } from './company';
import { c } from './i18n';

export function newsSentences(news: News, { seats, me }: Pick<TableInfo, 'seats' | 'me'>): string[] {
  const said = c().said;
  const name = (seat: number): { name: string } => ({ name: seats[seat]!.name });
  const sentences = [
    ...news.called.map(({ seat, before }) => said.called({ before, ...name(seat) })),
    ...news.joined.map((seat) => said.joined(name(seat))),
    ...news.left.map((left) => said.left({ name: left })),
    ...news.gone.map((seat) => said.gone(name(seat))),
    ...news.back.map((seat) => said.back(name(seat))),
    ...news.stoodIn.map((seat) => c().away.plays(name(seat))),
  ];
  if (news.host !== null) sentences.push(news.host === me ? c().host.you : c().host.now(name(news.host)));
  return sentences;
}
