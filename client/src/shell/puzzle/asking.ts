/** What is asked, in words. */

import type { PuzzleAnswer, PuzzleAsked } from '../../protocol';
import { unreachable } from '../../unreachable';
import { p } from './i18n';

/** From how many percent between them on two moves are told apart. */
const CLEARLY = 5;

/** The question; where it is about a clan, that is called by the game. */
export function asks(asked: PuzzleAsked, clanName: (side: number) => string): string {
  const words = p().asks;
  switch (asked.question) {
    case 'saboteur':
      return words.saboteur;
    case 'saboteurs':
      return words.saboteurs;
    case 'card':
      return asked.facts['saboteur'] ? words.cardSaboteur : words.cardDigger;
    case 'close':
      return words.close;
    case 'move':
      return words.move;
    case 'traitor':
      return words.traitor({ clan: clanName(asked.facts['clan'] ?? 0) });
    case 'way':
      return words.way;
    case 'gold':
      return words.gold;
    default:
      return unreachable(asked.question);
  }
}

/** How hard it is, in words. */
export function levelOf({ level }: PuzzleAsked): string {
  const words = p().level;
  return [words.easy, words.medium, words.hard][level - 1] ?? '';
}

/** The best of the candidates that are wrong. */
export function secondBest({ answer, percents }: Pick<PuzzleAnswer, 'answer' | 'percents'>): number {
  const others = percents.map((_percent, at) => at).filter((at) => at !== answer);
  return others.reduce((best, at) => (percents[at]! > percents[best]! ? at : best), others[0]!);
}

/** Whether another candidate does better where the treasure is less likely to lie, and worse where it is likelier. */
export function isBet({ answer, cases }: Pick<PuzzleAnswer, 'answer' | 'cases'>, other: number): boolean {
  const chanceWhere = (isSo: (lead: number) => boolean): number =>
    cases
      .filter(({ percents }) => isSo(percents[other]! - percents[answer]!))
      .reduce((sum, { chance }) => sum + chance, 0);
  const better = chanceWhere((lead) => lead >= CLEARLY);
  return better > 0 && better < chanceWhere((lead) => lead <= -CLEARLY);
}

/** What can be done instead of playing a card, in words; nothing for a card and for people. */
export function answerText(move: string): string {
  if (move === 'close') return p().say.close;
  return move === 'go on' ? p().say.goOn : '';
}
