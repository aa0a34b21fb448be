import type { SoundTable } from '../../shell/sound/sounds';

/** Which events of Saboteur are heard, and how. */
export const SOUNDS: SoundTable = {
  dealt: 'paper',
  laid: 'knock',
  broke: 'thud',
  mended: 'chime',
  fell: 'thud',
  looked: 'paper',
  passed: 'paper',
  drew: 'paper',
  revealed: 'paper',
  turned: 'paper',
  'round-won': 'motif',
  took: 'chime',
  'game-over': 'motif',
};
