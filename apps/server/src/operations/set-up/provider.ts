import { LIABILITIES } from '@jara/domain/ledger/accounts';
import { formatMoneyShort } from '@jara/domain/money/format';
import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { isProviderError } from '@jara/paystack/provider-error';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { askBalance } from '../reconciliation/examine-balance.ts';
import { expectBalance } from '../reconciliation/expect-balance.ts';
import { type Check, fine, unknown, wrong } from './check.ts';
import { failureOf, shownAddress } from './failure.ts';

export const lookAtProviderKey: Check = async ({ paystack, config }) => {
  try {
    await askBalance(paystack);
    return fine(`The provider takes our ${config.mode === 'live' ? 'live' : 'test'} key.`);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    if (error.status === 401)
      return wrong(
        'The provider refuses PAYSTACK_SECRET_KEY.',
        'Copy it once more from its dashboard (Settings, API keys), see there whether our addresses may use it, and restart every server and worker.',
      );
    if (error.status === 403)
      return wrong(
        'The provider does not take PAYSTACK_SECRET_KEY from this address.',
        'Add the addresses of all servers and workers in its dashboard (Settings, API keys).',
      );
    return unknown(
      `The provider does not answer at ${shownAddress(config.paystack.baseUrl)} (${failureOf(error)}).`,
      'Look at https://status.paystack.com, and whether this machine may call out.',
    );
  }
};

/** Whether what people are owed is at the provider, and enough of it where payouts are made from. */
export const lookAtBalance: Check = async ({ db, paystack }) => {
  const theirs = await askBalance(paystack);
  const { owed, approved } = await readOwed(db);
  const { collected, payouts, refunds } = await expectBalance(db);
  // What is on its way may have left them already, and is still owed in our books.
  const missing = owed - (theirs + Math.max(0, collected) + payouts.amount + refunds.amount);
  const money = formatMoneyShort;
  if (missing > 0)
    return wrong(
      `${money(missing)} of the ${money(owed)} that people are owed are not at the provider.`,
      'Top the balance up in its dashboard, and look at Operations for what is open.',
    );
  if (theirs < approved)
    return wrong(
      `Payouts of ${money(approved)} wait, and the balance is ${money(theirs)}.`,
      'Top the balance up in the provider’s dashboard; they go on by themselves.',
    );
  return fine(`${money(theirs)} can be paid out; people are owed ${money(owed)}.`);
};

async function readOwed(db: Db): Promise<{ owed: number; approved: number }> {
  const { rows } = await sql<{ owed: number; approved: number }>`
    select
      (select coalesce(sum(credit - debit), 0)::bigint from ledger_now
       where account in (${sql.join(LIABILITIES)}) and currency = ${DEFAULT_CURRENCY}) as owed,
      (select coalesce(sum(net), 0)::bigint from withdrawals
       where status = 'APPROVED' and currency = ${DEFAULT_CURRENCY}) as approved
  `.execute(db);
  return rows[0] ?? { owed: 0, approved: 0 };
}
