import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packageFolder } from '../platform/package-folder.ts';

/** The arguments each child's Node is started with. */
export type Entries = { server: string[]; sandbox: string[] };

/** What `npm run build` makes; the guard goes first, so that no child can outlive a killed parent. */
export function builtEntries(): Entries {
  const server = packageFolder(fileURLToPath(import.meta.url));
  const guarded = ['--enable-source-maps', '--import', pathToFileURL(join(server, 'dist/follow-parent.js')).href];
  return {
    server: [...guarded, join(server, 'dist/main.js')],
    sandbox: [...guarded, join(server, '../paystack-sandbox/dist/main.js')],
  };
}
