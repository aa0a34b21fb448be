/** `npm run words`: checks the words and makes their types. */

import { make, WordsError } from './making.js';

try {
  make();
} catch (error) {
  if (!(error instanceof WordsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
