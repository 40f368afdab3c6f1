import type { WithdrawalId } from '@jara/domain/ids';
import { whyNotTell } from '@jara/domain/withdrawal/stuck-payout';
import { recordStaffAction, type StaffActor } from '../audit/audit.ts';
import { addMails } from '../outbox/outbox.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { addressOf } from './withdrawal-life.ts';
import { lockWithdrawal } from './withdrawals.store.ts';

/** Writes to whoever waits for a stuck payout, once a day. Of two who press together the second finds that it is done. */
export const tellOfDelay =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id, actor }: { id: WithdrawalId; actor: StaffActor }): Promise<Date> =>
    db.transaction().execute(async (trx) => {
      const withdrawal = await lockWithdrawal(trx, id);
      if (!withdrawal) throw new Refusal('withdrawal_not_found');
      const now = clock.now();
      const to = await addressOf(trx, withdrawal);
      const problem = whyNotTell({ ...withdrawal, hasAddress: to !== null }, now);
      if (problem || to === null) throw new Refusal(problem ?? 'no_address');
      const nth = withdrawal.toldLate + 1;
      await trx.updateTable('withdrawals').set({ toldLate: nth, toldLateAt: now }).where('id', '=', id).execute();
      const identity = `payout_delayed:${id}:${nth}`;
      await addMails(trx, now, [{ kind: 'payout_delayed', to, identity, data: { withdrawalId: id } }]);
      await recordStaffAction(
        trx,
        actor,
        { action: 'withdrawal.tell_recipient', subjectKind: 'withdrawal', subjectId: id, details: { times: nth } },
        now,
      );
      return now;
    });
