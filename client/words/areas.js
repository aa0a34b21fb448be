/** Where the words stand: an area is a set of words that is asked for as one, in a file for each language. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The language that the others are held against. */
export const REFERENCE = 'en';

export const CLIENT = fileURLToPath(new URL('..', import.meta.url));
const ROOT = join(CLIENT, '..');
export const GAMES = join(CLIENT, 'src', 'games');
const ENGINES = join(ROOT, 'src', 'pitprop', 'games');

/** The groups of words that the page shares with the engine; of others it has its own words. */
const SHARED = /^(colour|creature|does|feature|side|tool)-/;

/**
 * A file with words of one language; it may be one that the engine has, too.
 * @typedef {{ readonly path: string, readonly text: string, readonly shared?: boolean }} Source
 *
 * @typedef {object} Area
 * @property {string} name
 * @property {string} part what it is fetched with
 * @property {Readonly<Record<string, readonly Source[]>>} sources by language, the reference first
 * @property {readonly string[]} files where they lie on the disk
 */

/** What is said around the tables, fetched at once. */
export const AROUND = 'around';
/** What is said at all tables, and where one is laid by more than the usual. */
const COMPANY = 'company';

/**
 * The areas of the page: that around the tables, that of the company at one, that of games without a page,
 * that of the guide to the rules, that of looking back, that of puzzles, that of lessons,
 * and two for each game: what is said of it before anybody sits at its table, and what its table says; and a third
 * one where it has a lesson.
 *
 * @returns {Area[]}
 */
export function areas() {
  const games = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'i18n')));
  return [
    area('page', AROUND, [join(CLIENT, 'src', 'i18n')]),
    area('company', COMPANY, [join(CLIENT, 'src', 'shell', 'company', 'i18n')]),
    area('plain', AROUND, [join(CLIENT, 'src', 'shell', 'plain', 'i18n')]),
    area('guide', 'guide', [join(CLIENT, 'src', 'shell', 'guide', 'i18n')]),
    area('replay', 'replay', [join(CLIENT, 'src', 'shell', 'replay', 'i18n')]),
    area('puzzle', 'puzzle', [join(CLIENT, 'src', 'shell', 'puzzle', 'i18n')]),
    area('lesson', 'lesson', [join(CLIENT, 'src', 'shell', 'lesson', 'i18n')]),
    ...games.filter((game) => existsSync(lesson(game))).map((game) => area(`${game}_lesson`, 'lesson', [lesson(game)])),
    ...games.map((game) => area(`${game}_front`, AROUND, [join(GAMES, game, 'i18n', 'front')])),
    ...games.map((game) => area(game, game, [join(GAMES, game, 'i18n'), join(ENGINES, game, 'clauses', 'words')])),
  ];
}

/** @param {string} game */
function lesson(game) {
  return join(GAMES, game, 'lesson', 'i18n');
}

/**
 * What is fetched each by itself.
 *
 * @param {readonly Area[]} all
 * @returns {string[]}
 */
export function parts(all) {
  return [...new Set(all.map(({ part }) => part))];
}

/**
 * @param {string} name
 * @param {string} part
 * @param {readonly string[]} folders
 * @returns {Area}
 */
function area(name, part, folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => join(folder, file)),
  );
  /** @type {Record<string, Source[]>} */
  const sources = { [REFERENCE]: [] };
  for (const file of files.toSorted()) {
    const text = readFileSync(file, 'utf8');
    const path = relative(ROOT, file);
    const source = file.startsWith(ENGINES) ? { path, text: shared(text), shared: true } : { path, text };
    (sources[basename(file, '.ftl')] ??= []).push(source);
  }
  return { name, part, sources, files };
}

/**
 * What the page takes from a file of the engine, in the same lines.
 *
 * @param {string} text
 */
function shared(text) {
  let taken = false;
  const lines = text.split('\n').map((line) => {
    // A message goes on in lines that are indented.
    if (/^\S/.test(line)) taken = SHARED.test(line);
    return taken ? line : '';
  });
  return lines.join('\n');
}
