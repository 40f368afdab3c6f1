import type { Deps } from '../src/platform/tools/deps.ts';
import { comeBackToToday, findSampleData, makeSampleData } from './make-sample-data.ts';
import { waitForSandbox } from './sandbox-levers.ts';

interface Place {
  sandboxUrl: string;
  patienceMs?: number;
}

/**
 * Makes the sample data when they are wanted and not there yet. A start calls this before its workers, which would take
 * up payouts of last year with today's date. A server without sample data is still a server, so trouble here is only
 * told.
 */
export async function startSampleData(deps: Deps, { sandboxUrl, patienceMs = 60_000 }: Place): Promise<void> {
  const { db, log, config } = deps;
  try {
    const begun = await findSampleData(db);
    const isUnfinished = begun !== undefined && begun.summary === null;
    if (begun?.summary || (!config.sampleData && !isUnfinished)) return;
    if (!(await waitForSandbox(sandboxUrl, patienceMs))) {
      log.info('sample_data.no_sandbox');
      return;
    }
    if (config.sampleData) await makeSampleData(deps, { sandboxUrl });
    // Somebody stopped it half-way and does not want the rest.
    else if (begun) await comeBackToToday(deps, sandboxUrl, begun.asOf);
  } catch (error) {
    log.error({ err: error }, 'sample_data.failed');
  }
}
