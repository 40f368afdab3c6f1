import type { StaffWithdrawal } from '@jara/contract/staff/withdrawals';
import { Money } from '../../../components/money.tsx';
import { Facts } from '../shared/facts.tsx';
import { PersonLink } from '../shared/person-link.tsx';
import { Revealable } from '../shared/revealable.tsx';

const TO_THE_BANK: Record<StaffWithdrawal['status'], string> = {
  PENDING: 'Goes to the bank',
  ON_ITS_WAY: 'Goes to the bank',
  COMPLETED: 'Went to the bank',
  FAILED: 'Was to go to the bank',
};

/** What would leave, and where it would arrive: what a person must have seen before saying yes. */
export function PayoutSummary({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { id, amount, fee, net, currency, bank, accountNumber, accountName } = withdrawal;
  return (
    <Facts
      className="rounded-card bg-sunken px-4 py-1"
      facts={[
        { label: 'Account name', value: accountName },
        { label: 'Bank', value: bank },
        {
          label: 'Account number',
          value: (
            <>
              <Revealable
                value={accountNumber}
                field="withdrawal.accountNumber"
                id={id}
                what="account number"
                className="tabular"
              />
              <PersonLink place="withdrawal.account" id={id} who="this bank account" />
            </>
          ),
        },
        { label: 'Amount', value: <Money amount={amount} currency={currency} /> },
        { label: 'Fee', value: <Money amount={fee} currency={currency} /> },
        {
          label: TO_THE_BANK[withdrawal.status],
          value: <Money amount={net} currency={currency} className="font-bold text-base" />,
        },
      ]}
    />
  );
}
