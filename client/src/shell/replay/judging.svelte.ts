/** What could be believed in a game: asked for until it has been worked out. */

import type { Judged, MomentJudged } from '../../protocol';
import { get } from '../api';
import { ofRecord } from './api';

const AGAIN = 500;

export class Judging {
  /** How much has been worked out, from 0 to 1. */
  share = $state(0);
  moments: readonly MomentJudged[] = $state.raw([]);
  failed: unknown = $state.raw(null);

  private readonly key: string;
  private readonly record: string;
  private timer = 0;
  private begun = false;
  private closed = false;

  constructor(key: string, record: string) {
    this.key = key;
    this.record = record;
  }

  /** Asks for it, once. */
  want(): void {
    if (this.begun) return;
    this.begun = true;
    void this.ask();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      const told = await ofRecord(this.record, () => get<Judged>(`api/records/${this.key}/judged`));
      this.share = told.of > 0 ? told.done / told.of : 1;
      if (told.done === told.of) this.moments = told.moments;
      else if (!this.closed) this.timer = window.setTimeout(() => void this.ask(), AGAIN);
    } catch (error) {
      this.failed = error;
      this.begun = false;
    }
  }
}
