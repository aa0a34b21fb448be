/** How the page is delivered: which files belong to which part of it, and each file compressed beforehand. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FONT, LICENCE, trimmed } from './typeface.js';

/**
 * What belongs to a part, beside what belongs to all.
 * @typedef {{ scripts: string[], styles: string[] }} Files
 *
 * @typedef {import('vite').Rolldown.OutputBundle} Bundle
 * @typedef {import('vite').Rolldown.OutputChunk} Chunk
 */

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const COMPRESSED = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** A smaller file fits into one packet anyway. */
const LEAST = 1_024;

/** @returns {import('vite').Plugin} */
export function delivery() {
  let folder = '';
  return {
    name: 'delivery',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, relative(root, build.outDir));
    },
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !FONT.test(file.fileName)) continue;
        file.source = await trimmed(Buffer.from(file.source));
      }
      this.emitFile({ type: 'asset', fileName: 'licences/vollkorn.txt', source: readFileSync(LICENCE) });
      this.emitFile({ type: 'asset', fileName: 'delivery.json', source: JSON.stringify(manifest(bundle)) });
    },
    closeBundle() {
      nameAfterContent(join(folder, 'worker.js'));
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (COMPRESSED.test(file)) compress(join(folder, file));
      }
    },
  };
}

/**
 * The files of each part that is fetched by itself, which the server tells the browser of at once.
 *
 * @param {Bundle} bundle
 * @returns {{ fonts: string[], parts: Record<string, Files> }}
 */
function manifest(bundle) {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const entries = chunks.filter((chunk) => chunk.isEntry);
  const always = new Set(entries.flatMap((chunk) => [...closure(bundle, chunk)]));
  /** @type {Record<string, Files>} */
  const parts = {};
  for (const chunk of chunks.filter((each) => each.isDynamicEntry && each.facadeModuleId)) {
    const own = [...closure(bundle, chunk)].filter((each) => !always.has(each));
    const styles = new Set(own.flatMap((each) => stylesOf(each)));
    parts[nameOf(chunk)] = { scripts: own.map((each) => each.fileName), styles: [...styles] };
  }
  return { fonts: Object.keys(bundle).filter((file) => FONT.test(file)), parts };
}

/**
 * @param {Chunk} chunk
 * @returns {string[]}
 */
function stylesOf(chunk) {
  const { viteMetadata } = /** @type {{ viteMetadata?: { importedCss: Set<string> } }} */ (chunk);
  return [...(viteMetadata?.importedCss ?? [])];
}

/**
 * A chunk, and all that it can't run without.
 *
 * @param {Bundle} bundle
 * @param {Chunk} chunk
 * @param {Set<Chunk>} found
 */
function closure(bundle, chunk, found = new Set()) {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const file of chunk.imports) {
    const next = bundle[file];
    if (next?.type === 'chunk') closure(bundle, next, found);
  }
  return found;
}

/**
 * Where the part stands: `shell/home/Home.svelte`, `words/de/around`.
 *
 * @param {Chunk} chunk
 */
function nameOf({ facadeModuleId }) {
  const id = facadeModuleId ?? '';
  if (id.startsWith('\0virtual:')) return id.slice('\0virtual:'.length);
  return relative(SOURCES, id).split(sep).join('/');
}

/**
 * A worker that stays the same keeps what it has: its cache is named after what belongs there.
 *
 * @param {string} worker
 */
function nameAfterContent(worker) {
  const source = readFileSync(worker, 'utf8');
  const [, list = ''] = /^const FILES = (\[.*\]);$/m.exec(source) ?? [];
  const name = "const OFFLINE = 'offline';";
  if (!list || !source.includes(name)) throw new Error(`${worker} doesn't say what it keeps, or where`);
  const hash = createHash('sha256');
  for (const [, file = ''] of list.matchAll(/'([^']+)'/g)) hash.update(readFileSync(join(dirname(worker), file)));
  writeFileSync(worker, source.replace(name, `const OFFLINE = 'offline-${hash.digest('hex').slice(0, 12)}';`));
}

/** @param {string} file */
function compress(file) {
  const content = readFileSync(file);
  if (content.length < LEAST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
