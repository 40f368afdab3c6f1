import { rename } from 'node:fs/promises';
import path from 'node:path';
import { addJsonLine, readJsonLines } from '../platform/json-lines.ts';
import { isSame, type Keys } from '../platform/keys/keys.ts';
import type { Deps } from '../platform/tools/deps.ts';

/** Where the trail stood at a moment, signed, kept outside the database that it vouches for. */
export interface AuditAnchor {
  at: string;
  lastId: number;
  lastHash: string;
  signature: string;
}

const signed = ({ at, lastId, lastHash }: Omit<AuditAnchor, 'signature'>) => `${at} ${lastId} ${lastHash}`;

export const isAnchorGenuine = (keys: Keys | undefined, anchor: AuditAnchor): boolean =>
  keys?.digests('audit-anchor', signed(anchor)).some((signature) => isSame(anchor.signature, signature)) ?? false;

const fileIn = (dataDir: string) => path.join(dataDir, 'audit-anchors.jsonl');

/**
 * Writes where the trail stands now into a file of the data folder and into the log, so that whoever could rewrite the
 * whole table would still have to rewrite these. Nothing is written while nothing has been done.
 */
export const anchorAudit = ({ db, keys, config, log }: Pick<Deps, 'db' | 'keys' | 'config' | 'log'>) => {
  let anchored: number | undefined;
  return async (): Promise<void> => {
    const head = await db.selectFrom('auditHead').selectAll().executeTakeFirstOrThrow();
    anchored ??= (await readAnchors(config.dataDir)).at(-1)?.lastId ?? 0;
    if (head.lastId === anchored) return;
    const stand = { at: new Date().toISOString(), lastId: head.lastId, lastHash: head.lastHash };
    const anchor: AuditAnchor = { ...stand, signature: keys.digest('audit-anchor', signed(stand)) };
    await addJsonLine(fileIn(config.dataDir), anchor);
    log.info({ anchor }, 'audit.anchored');
    anchored = head.lastId;
  };
};

/** The anchors of this machine; none when it has never written one. */
export const readAnchors = (dataDir: string) => readJsonLines<AuditAnchor>(fileIn(dataDir));

/** After a restore the trail is an older one, rightly; the anchors of what is gone are kept, but no longer held against it. */
export async function setAnchorsAside(dataDir: string): Promise<void> {
  const aside = path.join(dataDir, `audit-anchors.before-restore-${Date.now()}.jsonl`);
  await rename(fileIn(dataDir), aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
