import type { Deps } from '../deps.ts';
import { findSampleData, makeSampleData } from './make-sample-data.ts';
import { waitForSandbox } from './sandbox-levers.ts';

const PATIENCE_MS = 60_000;

/**
 * Makes the sample data if they are not there yet. A start calls this before its workers: they would take up payouts of
 * last year with today's date. A server without sample data is still a server, so trouble here is only told.
 */
export async function startSampleData(deps: Deps, { sandboxUrl }: { sandboxUrl: string }): Promise<void> {
  const { db, log } = deps;
  try {
    if (await findSampleData(db)) return;
    if (!(await waitForSandbox(sandboxUrl, PATIENCE_MS))) {
      log.info('sample_data.no_sandbox');
      return;
    }
    const startedAt = performance.now();
    const summary = await makeSampleData(deps, { sandboxUrl });
    log.info({ ...summary, ms: Math.round(performance.now() - startedAt) }, 'sample_data.made');
  } catch (error) {
    log.error({ err: error }, 'sample_data.failed');
  }
}
