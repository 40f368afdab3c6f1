import { type BankRates, SMALL_NUMBER } from '@jara/contract/staff/payout-figures';
import { medianSeconds, paceOf } from '@jara/domain/figures/pace';
import type { Currency } from '@jara/domain/money/money';
import { lagosDay } from '@jara/domain/time/days';
import { giftOf, type PracticeWithdrawal, type World } from './world.ts';

const ON_THEIR_WAY: readonly string[] = ['APPROVED', 'SUBMITTED', 'UNKNOWN'];
const FAILED: readonly string[] = ['FAILED', 'REVERSED'];

interface Ask {
  from: string;
  to: string;
  currency: Currency;
}

export function bankRates(world: World, { from, to, currency }: Ask): BankRates {
  const rows = world.withdrawals.filter(({ giftId }) => giftOf(world, giftId).currency === currency);
  const isIn = ({ finishedAt }: PracticeWithdrawal) => {
    const day = lagosDay(new Date(finishedAt ?? 0));
    return day >= from && day <= to;
  };
  const banks = [...new Map(rows.map(({ bank }) => [bank.code, bank.name]))].map(([code, name]) => {
    const own = rows.filter(({ bank }) => bank.code === code);
    const paid = own.filter((row) => row.stage === 'COMPLETED' && isIn(row));
    const failed = own.filter((row) => FAILED.includes(row.stage) && isIn(row)).length;
    const ended = paid.length + failed;
    return {
      code,
      name,
      paid: paid.length,
      failed,
      open: own.filter(({ stage }) => ON_THEIR_WAY.includes(stage)).length,
      paidPercent: ended === 0 ? null : (paid.length / ended) * 100,
      medianSeconds: medianSeconds(
        paid.map(({ createdAt, sentAt, finishedAt }) => ({
          pace: paceOf(((finishedAt ?? createdAt) - (sentAt ?? createdAt)) / 1000),
          count: 1,
        })),
      ),
      isSmall: ended < SMALL_NUMBER,
    };
  });
  const size = ({ paid, failed, open }: BankRates['banks'][number]) => paid + failed + open;
  return { from, to, currency, banks: banks.filter((bank) => size(bank) > 0).sort((a, b) => size(b) - size(a)) };
}
