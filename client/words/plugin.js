/** Brings the words into the page: `virtual:words/de/around` is a module with what is said in German around the tables. */

import { areas, parts } from './areas.js';
import { checked, make } from './making.js';
import { paramsOf } from './reading.js';

const NAME = 'virtual:words';

/** @returns {import('vite').Plugin} */
export function words() {
  return {
    name: 'words',
    // A mistake in the words fails the build.
    buildStart() {
      make();
    },
    resolveId(id) {
      return id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const all = areas();
      for (const { files } of all) files.forEach((file) => this.addWatchFile(file));
      const [language = '', part = ''] = id.slice(`\0${NAME}/`.length).split('/');
      return language === '' ? loaders(all) : spoken(all, language, part);
    },
  };
}

/**
 * How each part of each language is fetched, when it is wanted.
 *
 * @param {readonly import('./areas.js').Area[]} all
 */
function loaders(all) {
  const languages = Object.keys(all[0]?.sources ?? {});
  const lines = languages.map((language) => {
    const fetched = parts(all).map((part) => `${part}: () => import('${NAME}/${language}/${part}')`);
    return `  ${language}: { ${fetched.join(', ')} },\n`;
  });
  return `export const words = {\n${lines.join('')}};\n`;
}

/**
 * The words of a part in a language, with the keys of the messages that have to be told something.
 *
 * @param {readonly import('./areas.js').Area[]} all
 * @param {string} language
 * @param {string} part
 */
function spoken(all, language, part) {
  const references = checked(all);
  const content = all
    .filter((area) => area.part === part)
    .map((area) => {
      const { words } = /** @type {import('./checks.js').Reference} */ (references.get(area.name));
      const entries = [...words.messages.values()];
      const withParams = entries.filter((entry) => paramsOf(words, entry).size > 0).map(({ key }) => key);
      return [area.name, { text: (area.sources[language] ?? []).map(({ text }) => text).join('\n'), withParams }];
    });
  return `export const areas = ${JSON.stringify(Object.fromEntries(content))};\n`;
}
