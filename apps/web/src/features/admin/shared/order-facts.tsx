import type { StaffPayment } from '@jara/contract/staff/payments';
import type { ReactNode } from 'react';
import { Money } from '../../../components/money.tsx';
import { ExactWhen } from './when.tsx';

/** What the sender ordered and was promised: how and when it reaches the recipient, who pays our fee, and the quote. */
export function orderFacts(payment: StaffPayment): { label: string; value: ReactNode }[] {
  const { delivery, deliverAt, opensAt, feePaidBy, quote } = payment;
  const money = (amount: number) => <Money amount={amount} currency={quote.currency} />;
  return [
    {
      label: 'Delivery',
      value: delivery === 'SELF' ? 'Shared by the sender' : deliverAt ? 'By mail, later' : 'By mail',
    },
    ...(deliverAt ? [{ label: 'Mail leaves', value: <ExactWhen at={deliverAt} /> }] : []),
    { label: 'Opens', value: opensAt ? <ExactWhen at={opensAt} /> : 'From the first' },
    { label: 'Fee paid by', value: feePaidBy === 'SENDER' ? 'The sender' : 'The recipient' },
    { label: 'Charged', value: money(quote.charged) },
    { label: 'Our fee on it', value: money(quote.fee) },
    { label: 'Arrives in the bank', value: money(quote.received) },
    { label: 'Back if cancelled unopened', value: money(quote.refundIfCancelled) },
  ];
}
