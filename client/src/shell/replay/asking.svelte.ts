/** What the server works out about a game: asked for until it is all there. */

import { get } from '../server/api';
import { ofRecord } from './api';

const AGAIN = 500;

/** What is told of something that takes long. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

export class Asking<Answer extends Progress> {
  answer: Answer | null = $state.raw(null);
  failed: unknown = $state.raw(null);

  private readonly address: string;
  private readonly record: string;
  private timer = 0;
  private begun = false;
  private closed = false;

  constructor(key: string, what: 'judged' | 'review', record: string) {
    this.address = `api/records/${key}/${what}`;
    this.record = record;
  }

  /** Whether all of it is there. */
  get done(): boolean {
    return this.answer !== null && this.answer.done === this.answer.of;
  }

  /** How much has been worked out, from 0 to 1. */
  get share(): number {
    if (this.answer === null) return 0;
    return this.answer.of > 0 ? this.answer.done / this.answer.of : 1;
  }

  /** Asks for it, once. */
  want(): void {
    if (this.begun) return;
    this.begun = true;
    this.failed = null;
    void this.ask();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      this.answer = await ofRecord(this.record, () => get<Answer>(this.address));
      if (!this.done && !this.closed) this.timer = window.setTimeout(() => void this.ask(), AGAIN);
    } catch (error) {
      this.failed = error;
      this.begun = false;
    }
  }
}
