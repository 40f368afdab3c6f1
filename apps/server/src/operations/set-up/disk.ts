import path from 'node:path';
import { type Check, fine, unknown, warning, wrong } from './check.ts';

const GB = 1_000_000_000;
const FULL = { share: 0.05, bytes: 0.5 * GB };
const NEARLY = { share: 0.15, bytes: 2 * GB };

/** Where the anchors of the audit trail are written, and the embedded database lies. A database elsewhere has its own disk. */
export const lookAtDisk: Check = async ({ config: { dataDir }, outside }) => {
  const folder = path.resolve(dataDir);
  const disk = await outside.diskOf(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!disk)
    return unknown(
      `The data folder ${folder} is not there.`,
      'Say which one the servers and workers have: DATA_DIR=/var/lib/jara.',
    );
  const { freeBytes, allBytes } = disk;
  const said = `${(freeBytes / GB).toFixed(1)} GB of ${(allBytes / GB).toFixed(1)} GB are free where ${folder} is`;
  const isBelow = ({ share, bytes }: typeof FULL) => freeBytes < bytes || freeBytes / allBytes < share;
  if (isBelow(FULL)) return wrong(`Only ${said}.`, 'Make room or enlarge the disk before it is full.');
  if (isBelow(NEARLY)) return warning(`Only ${said}.`, 'Make room, or enlarge the disk.');
  return fine(`${said}.`);
};
