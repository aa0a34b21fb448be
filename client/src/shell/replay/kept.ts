/** The record that somebody has opened, kept for as long as the tab is open. */

const KEY = 'pitprop.record';

export function keptRecord(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepRecord(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    return;
  }
}

export function forgetRecord(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
