import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packageFolder } from '../src/platform/package-folder.ts';

/** The arguments each child's Node is started with. */
export type Entries = { server: string[]; sandbox: string[] };

/**
 * What a server's Node is started with everywhere. Requests leave little behind that lives on, so a larger young
 * generation lets most of it die there: a crowd of claims spends a tenth of its time less on collecting. And nothing is
 * put among the old from the start: V8 guesses what will live long by what waited for its batch, and a guess that is wrong
 * keeps every request alive that it refers to. A process that guessed so took three times as long to collect. The old are
 * collected when they have grown by two fifths: left to itself V8 lets a long export grow to three times of what lives.
 */
export const SERVER_FLAGS = [
  '--enable-source-maps',
  '--max-semi-space-size=32',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=40',
];

/** What `npm run build` makes; the guard goes first, so that no child can outlive a killed parent. */
export function builtEntries(): Entries {
  const server = packageFolder(fileURLToPath(import.meta.url));
  const guarded = [...SERVER_FLAGS, '--import', pathToFileURL(join(server, 'dist/follow-parent.js')).href];
  return {
    server: [...guarded, join(server, 'dist/main.js')],
    sandbox: [...guarded, join(server, '../paystack-sandbox/dist/main.js')],
  };
}
