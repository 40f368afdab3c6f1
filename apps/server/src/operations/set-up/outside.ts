import { Resolver } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import type { Outside } from './check.ts';

/** The world as it is. */
export function realOutside(): Outside {
  const names = new Resolver({ timeout: 2_000, tries: 2 });
  return {
    fetch,
    resolveTxt: (name) => names.resolveTxt(name),
    diskOf: async (folder) => {
      const { bavail, blocks, bsize } = await statfs(folder);
      return { freeBytes: bavail * bsize, allBytes: blocks * bsize };
    },
    now: Date.now,
  };
}
