/** The keys of the table; `?` lists them. Letters that are typed into a field are left alone. */

export interface Actions {
  readonly pick: (index: number) => void;
  readonly turn: () => void;
  readonly discard: () => void;
  readonly escape: () => void;
  readonly cover: () => void;
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly seeAll: () => void;
  readonly log: () => void;
  readonly rules: () => void;
  readonly help: () => void;
}

const KEYS: Readonly<Record<string, Exclude<keyof Actions, 'pick'>>> = {
  r: 'turn',
  x: 'discard',
  Delete: 'discard',
  Escape: 'escape',
  c: 'cover',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'seeAll',
  l: 'log',
  g: 'rules',
  '?': 'help',
};

/** Carries out what a key stands for. */
export function press(event: KeyboardEvent, actions: Actions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as Element).closest('input, select, textarea, dialog')) return;
  if (/^[1-9]$/.test(event.key)) {
    event.preventDefault();
    actions.pick(Number(event.key) - 1);
    return;
  }
  const action = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  actions[action]();
}
