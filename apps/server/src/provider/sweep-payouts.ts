import type { Deps } from '../platform/tools/deps.ts';
import { workOnPayout } from './work-on-payout.ts';

const AT_ONCE = 50;

/** Takes up payouts whose job was lost or whose worker died: their time has come and nobody is working on them. */
export const sweepPayouts = (deps: Pick<Deps, 'db' | 'clock' | 'paystack' | 'log'>) => async (): Promise<void> => {
  const due = await deps.db
    .selectFrom('withdrawals')
    .select('id')
    .where('nextCheckAt', '<=', new Date())
    .orderBy('nextCheckAt')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due) {
    try {
      await workOnPayout(deps)(id);
    } catch (error) {
      deps.log.warn({ err: error, withdrawalId: id }, 'sweep.item_failed');
    }
  }
};
