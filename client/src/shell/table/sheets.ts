/** What can be laid over a table: a sheet each. */

/** Those that are fetched when they are opened. */
export type SheetName = 'say' | 'can' | 'help' | 'settings' | 'record' | 'reasons' | 'evenings';
