import type { SoundTable } from '../../shell/sound/sounds';

/** Which events of The Dark Cave are heard, and how. */
export const SOUNDS: SoundTable = {
  dealt: 'paper',
  laid: 'knock',
  'looked-goal': 'paper',
  'looked-clan': 'paper',
  fell: 'thud',
  swapped: 'paper',
  gave: 'paper',
  webbed: 'thud',
  equipped: 'chime',
  lured: 'knock',
  passed: 'paper',
  'stood-up': 'chime',
  revealed: 'paper',
  turned: 'paper',
  attacked: 'thud',
  'drove-off': 'chime',
  'lost-card': 'paper',
  'lost-gold': 'thud',
  'laid-down': 'thud',
  'took-gold': 'chime',
  left: 'chime',
  drew: 'paper',
  cut: 'chime',
  'game-over': 'motif',
};
