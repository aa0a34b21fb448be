/**
 * Where the sounds come out. There is no audio context before somebody has asked for sounds and then touched
 * something, and none any more once they are off. Where the browser has no sound, nothing happens.
 */

import { preferences } from '../preferences.svelte';
import { noiseFor, sound, type SoundName } from './sounds';

/** Between the beginnings of two sounds, in seconds. */
const APART = 0.16;
/** What would come later than this is no longer about what is seen; only whose turn it is waits longer. */
const PATIENCE = 0.5;
const PATIENT: readonly SoundName[] = ['bell', 'motif'];

class Speaker {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  /** When the next sound may begin. */
  private free = 0;

  /** Switches the sounds on or off, in answer to a touch; whoever switches them on hears one. */
  async turn(on: boolean): Promise<void> {
    preferences.setSounds(on);
    if (!on) return this.close();
    await this.wake();
    this.play(['chime']);
  }

  /** Makes ready what may sound; browsers allow that only after a touch. */
  async wake(): Promise<void> {
    // A key such as Escape isn't a touch to the browser; it would complain.
    if (!preferences.sounds || !wasTouched()) return;
    try {
      this.context ??= new AudioContext();
      if (this.context.state !== 'running') await this.context.resume();
    } catch {
      return;
    }
  }

  /** Plays sounds one after the other, after those that are still to be heard. */
  play(names: readonly SoundName[]): void {
    const context = this.context;
    if (!preferences.sounds || context?.state !== 'running' || document.visibilityState !== 'visible') return;
    try {
      for (const name of names) {
        const at = Math.max(context.currentTime, this.free);
        if (at - context.currentTime > PATIENCE && !PATIENT.includes(name)) continue;
        sound(context, (this.noise ??= noiseFor(context)), name, at);
        this.free = at + APART;
      }
    } catch {
      return;
    }
  }

  /** Lets the loudspeaker rest while nobody looks. */
  async rest(): Promise<void> {
    if (document.visibilityState === 'visible') return this.wake();
    try {
      await this.context?.suspend();
    } catch {
      return;
    }
  }

  private async close(): Promise<void> {
    const context = this.context;
    this.context = null;
    this.noise = null;
    this.free = 0;
    try {
      await context?.close();
    } catch {
      return;
    }
  }
}

/** Whether the page was touched yet, as far as the browser tells; older ones don't. */
function wasTouched(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return userActivation?.hasBeenActive ?? true;
}

export const speaker = new Speaker();
