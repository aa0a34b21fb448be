/** What the server tells of puzzles. */

import type { PuzzleAnswer, PuzzleAsked, PuzzleCalendar } from '../../protocol';
import { get } from '../server/api';

export const calendar = (): Promise<PuzzleCalendar> => get('api/puzzles');

export const askedOn = (day: string): Promise<PuzzleAsked> => get(`api/puzzles/${day}`);

/** The answer; whoever asks for it has answered. */
export const answerOn = (day: string): Promise<PuzzleAnswer> => get(`api/puzzles/${day}/answer`);
