/** Moves of any game between their notation and their fields, by the forms that the protocol tells. */

/** How moves of one kind are written. */
export interface MoveForm {
  /** The word for the kind. */
  readonly word: string;
  /** What such a move may begin with; any word where nothing is listed. */
  readonly heads: readonly string[];
  /** The ways to write it, the whole first: words, and fields in braces. */
  readonly ways: readonly (readonly string[])[];
  readonly fields: Readonly<Record<string, FieldForm>>;
}

interface FieldForm {
  /** How its text is read: as it is, as a number, or as a seat, which counts from 1 in notation. */
  readonly reads: string;
  /** How many words separated by spaces it takes; one where nothing is told. */
  readonly least?: number;
  readonly most?: number;
  /** A pattern that its text matches; anything where nothing is told. */
  readonly like?: string;
}

interface AnyMove {
  readonly word: string;
}

type Value = string | number;

/** The move that a text stands for; null where it is none of the game. */
export function readMove<Move extends AnyMove>(forms: readonly MoveForm[], text: string): Move | null {
  const words = text.split(' ');
  for (const form of forms) {
    if (form.heads.length > 0 && !form.heads.includes(words[0] ?? '')) continue;
    for (const way of form.ways) {
      const values = fieldsOf(form, way, words);
      // The protocol's types of moves are made from the same forms.
      if (values) return { word: form.word, ...values } as unknown as Move;
    }
  }
  return null;
}

/** The notation of a move; a field that it lacks is left out. */
export function moveText(forms: readonly MoveForm[], move: AnyMove): string {
  const values = move as unknown as Readonly<Record<string, Value | undefined>>;
  const form = forms.find(({ word }) => word === move.word);
  const way = form?.ways.find((items) =>
    items.every((item) => nameOf(item) === '' || values[nameOf(item)] !== undefined),
  );
  if (!form || !way) throw new Error(`no move is written ${JSON.stringify(move)}`);
  return way.map((item) => textOf(form, item, values)).join(' ');
}

/** Moves by what they are aimed at; one that is aimed at nothing is left out. */
export function byTarget<Move>(
  moves: readonly Move[],
  targetOf: (move: Move) => string | null,
): ReadonlyMap<string, readonly Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    const target = targetOf(move);
    if (target) found.set(target, [...(found.get(target) ?? []), move]);
  }
  return found;
}

function fieldsOf(form: MoveForm, way: readonly string[], words: readonly string[]): Record<string, Value> | null {
  const values: Record<string, Value> = {};
  let at = 0;
  for (const [index, item] of way.entries()) {
    const name = nameOf(item);
    const field = form.fields[name];
    const taken = Math.min(field?.most ?? 1, words.length - at - (way.length - index - 1));
    if (taken < (field?.least ?? 1)) return null;
    const text = words.slice(at, at + taken).join(' ');
    if (field) {
      if (field.like !== undefined && !new RegExp(field.like).test(text)) return null;
      values[name] = valueOf(field, text);
    } else if (text !== item) return null;
    at += taken;
  }
  return at === words.length ? values : null;
}

/** The field that stands in braces; nothing for a plain word. */
function nameOf(item: string): string {
  return item.startsWith('{') ? item.slice(1, -1) : '';
}

function valueOf(field: FieldForm, text: string): Value {
  if (field.reads === 'text') return text;
  return field.reads === 'seat' ? Number(text) - 1 : Number(text);
}

function textOf(form: MoveForm, item: string, values: Readonly<Record<string, Value | undefined>>): string {
  const name = nameOf(item);
  if (name === '') return item;
  const value = values[name];
  return String(form.fields[name]?.reads === 'seat' ? Number(value) + 1 : value);
}
