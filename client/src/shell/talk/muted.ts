/** Whom the reader doesn't want to hear at a table: remembered by name, since people may change their seats. */

export function mutedAt(table: string): ReadonlySet<string> {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    return new Set(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []);
  } catch {
    return new Set();
  }
}

export function keepMuted(table: string, names: ReadonlySet<string>): void {
  try {
    if (names.size > 0) localStorage.setItem(keyOf(table), JSON.stringify([...names]));
    else localStorage.removeItem(keyOf(table));
  } catch {
    return;
  }
}

function keyOf(table: string): string {
  return `pitprop.muted.${table}`;
}
