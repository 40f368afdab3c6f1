import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** knip.json for a look without the tests: what they alone name from outside, and its own file uses, is not dead. */
export default {
  ...JSON.parse(readFileSync(join(root, 'knip.json'), 'utf8')),
  ignoreExportsUsedInFile: true,
};
