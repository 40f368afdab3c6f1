import type { BrowserId } from '@jara/domain/ids';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { paidBy } from './own-payments.ts';

/** Shows the gifts of the link's address in this browser too, and tells how many they are. A link works once. */
export const openListLink =
  ({ db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>) =>
  async ({ token, browser }: { token: string; browser: () => BrowserId }): Promise<number> => {
    const id = keys.readListLink(token);
    if (id === undefined) throw new Refusal('list_link_invalid');
    return db.transaction().execute(async (trx) => {
      const now = clock.now();
      const link = await trx.selectFrom('listLinks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!link || link.usedAt !== null || link.expiresAt <= now) throw new Refusal('list_link_invalid');
      // Only somebody whose link is good is given a cookie for it.
      const browserId = browser();
      await trx.updateTable('listLinks').set({ usedAt: now, usedBy: browserId }).where('id', '=', id).execute();
      const payments = await paidBy(trx, link.email).select('payments.id').execute();
      if (payments.length === 0) return 0;
      await trx
        .insertInto('paymentViewers')
        .values(payments.map((payment) => ({ browserId, paymentId: payment.id, since: now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return payments.length;
    });
  };
