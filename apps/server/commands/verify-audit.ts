import { readOptions } from '../local/read-options.ts';
import { runCommand } from '../local/run-command.ts';
import { readAnchors } from '../src/audit/audit-anchor.ts';
import { verifyAudit } from '../src/audit/verify-audit.ts';

// Proves the audit trail: `npm run audit:verify`. Exits with 1 when a row was edited, removed or cut off.
if (readOptions('npm run audit:verify', {}))
  await runCommand(async ({ db, keys, config }) => {
    const anchors = await readAnchors(config.dataDir);
    const { isWhole, rows, problem } = await verifyAudit(db, { keys, anchors });
    const anchored = anchors.length === 0 ? 'no anchors yet' : `${anchors.length} anchors`;
    process.stdout.write(
      isWhole
        ? `The audit trail is whole: ${rows} rows, ${anchored}.\n`
        : `The audit trail is NOT whole. ${problem}.\n`,
    );
    return isWhole ? 0 : 1;
  });
