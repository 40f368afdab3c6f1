import { setAnchorsAside } from '../src/audit/audit-anchor.ts';

/** Sets aside the anchors of a trail that a restore has made an older one, and answers how the command ends. */
export async function leaveAnchors(dataDir: string): Promise<number> {
  try {
    await setAnchorsAside(dataDir);
    return 0;
  } catch (error) {
    process.stderr.write(
      `The audit anchors in ${dataDir} are of what was there before. Set them aside yourself: ${(error as Error).message}\n`,
    );
    return 1;
  }
}
