/** Speaks one language: makes of its messages what the page asks for. */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';
import type { Person } from './person';

/** The words of an area in one language. */
export interface AreaText {
  /** Messages in the syntax of Fluent. */
  readonly text: string;
  /** The keys of those that take params. */
  readonly withParams: readonly string[];
}

type Params = Readonly<Record<string, string | number | boolean | Person>>;
type Message = string | ((params: Params) => string);
interface Branch {
  [word: string]: Branch | Message;
}

/** Somebody in a message: `{ $person }` is the name, `WHO($person)` chooses between `[you]` and `[other]`. */
class Somebody extends FluentType<Person> {
  override toString(): string {
    return this.value.name;
  }
}

/**
 * Whole numbers stand as they are in all our languages; the browser takes its time to make what would say so. What
 * is below 0 has a minus sign, where both have a hyphen.
 */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const text = Number.isSafeInteger(this.value) ? String(this.value) : super.toString(scope);
    return text.replace(/^-/, '−');
  }
}

const FUNCTIONS = {
  WHO: ([person]: readonly unknown[]): FluentValue =>
    person instanceof Somebody && person.value.you ? 'you' : 'other',
  CAPITAL: ([text]: readonly unknown[]): FluentValue => capital(typeof text === 'string' ? text : ''),
};

/**
 * The words of an area, under the names that their keys have: `seat-hand` is `seat.hand`.
 *
 * The build has checked them; a mistake that it let through leaves a name in braces in the text.
 */
export function speaking(language: string, { text, withParams }: AreaText): object {
  // Marks around what is put in are for languages that are written from the right.
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  const resource = new FluentResource(text);
  bundle.addResource(resource);
  const asked = new Set(withParams);
  const words: Branch = {};
  for (const { id } of resource.body) {
    if (!id.startsWith('-')) put(words, id.split('-'), asked.has(id) ? saying(bundle, id) : said(bundle, id, {}));
  }
  return words;
}

/**
 * A single sentence.
 *
 * @param told what its params say; nothing for those that it isn't told.
 */
export function sentence(language: string, text: string, valueFor: (param: string) => string | number): string {
  const [message] = new FluentResource(`sentence = ${text}`).body;
  if (!message?.value) return text;
  const params = [...text.matchAll(/\$([\w-]+)/g)].map(([, param = '']) => [param, fluent(valueFor(param))] as const);
  const bundle = new FluentBundle(language, { useIsolating: false });
  return bundle.formatPattern(message.value, Object.fromEntries(params), []);
}

function put(words: Branch, [word = '', ...rest]: readonly string[], message: Message): void {
  if (rest.length === 0) words[word] = message;
  else put((words[word] ??= {}) as Branch, rest, message);
}

function saying(bundle: FluentBundle, key: string): (params: Params) => string {
  return (params) => said(bundle, key, params);
}

function said(bundle: FluentBundle, key: string, params: Params): string {
  const pattern = bundle.getMessage(key)?.value;
  if (pattern === null || pattern === undefined) return key;
  const values = Object.entries(params).map(([param, value]) => [param, fluent(value)] as const);
  // Given a list for what goes wrong, Fluent says as much as it can.
  return bundle.formatPattern(pattern, Object.fromEntries(values), []);
}

function fluent(value: Params[string]): FluentValue {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new Count(value, { useGrouping: false });
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return new Somebody(value);
}

/** With a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
