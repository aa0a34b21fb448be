import type { SoundTable } from '../../shell/sound/sounds';

/** Which events of Sabotage are heard, and how. */
export const SOUNDS: SoundTable = {
  dealt: 'paper',
  drew: 'paper',
  laid: 'knock',
  'took-off': 'thud',
  discarded: 'paper',
  scored: 'motif',
  'game-over': 'motif',
};
