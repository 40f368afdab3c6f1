import { type BankRates, SMALL_NUMBER } from '@jara/contract/staff/payout-figures';
import { medianSeconds, type Paced } from '@jara/domain/figures/pace';
import type { Currency } from '@jara/domain/money/money';
import type { Day } from '@jara/domain/time/days';
import { BEING_PAID_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { sql } from 'kysely';
import { literals } from '../../platform/database/literals.ts';
import type { Deps } from '../../platform/tools/deps.ts';
import { percentOf } from './financial.ts';

interface Ended extends Paced {
  code: string;
  name: string;
  outcome: 'PAID' | 'FAILED';
}

interface Ask {
  from: Day;
  to: Day;
  currency: Currency;
}

/** How payouts to each bank ended. What has ended is read from sums by day; what is on its way is never many. */
export const readBankRates =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ from, to, currency }: Ask): Promise<BankRates> => {
    const [{ rows: ended }, { rows: open }] = await Promise.all([
      sql<Ended>`
        select bank_code as code, max(bank_name) as name, outcome, pace, sum(count)::bigint as count
        from payout_days_now
        where day between ${from}::date and ${to}::date and currency = ${currency}
        group by bank_code, outcome, pace having sum(count) <> 0
      `.execute(db),
      sql<{ code: string; name: string; count: number }>`
        select bank_code as code, max(bank_name) as name, count(*) as count from withdrawals
        where status in ${literals(BEING_PAID_STATUSES)} and currency = ${currency} group by bank_code
      `.execute(db),
    ]);
    const names = new Map([...ended, ...open].map(({ code, name }) => [code, name]));
    const banks = [...names].map(([code, name]) => {
      const own = ended.filter((row) => row.code === code);
      const paidSteps = own.filter(({ outcome }) => outcome === 'PAID');
      const paid = countOf(paidSteps);
      const failed = countOf(own) - paid;
      return {
        code,
        name,
        paid,
        failed,
        open: countOf(open.filter((row) => row.code === code)),
        paidPercent: percentOf(paid, paid + failed),
        medianSeconds: medianSeconds(paidSteps),
        isSmall: paid + failed < SMALL_NUMBER,
      };
    });
    const size = (bank: (typeof banks)[number]) => bank.paid + bank.failed + bank.open;
    return { from, to, currency, banks: banks.sort((a, b) => size(b) - size(a) || (a.name < b.name ? -1 : 1)) };
  };

const countOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);
