import { WITHDRAWAL_FEE_PERCENT } from '@jara/domain/money/fee';
import { formatMoney } from '@jara/domain/money/format';
import { formatLagos } from '@jara/domain/time/lagos';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import { publicWithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import { clothOf } from '../drawing/gift-cloth.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Receipt } from './receipt.ts';
import type { WithdrawalFacts } from './receipts.store.ts';

/** Proof for whoever received the money. The sender is named only where the gift itself names them. */
export function withdrawalReceipt(facts: WithdrawalFacts): Receipt {
  if (facts.status !== 'COMPLETED') throw new Refusal('no_receipt', { message: whyNone(facts.status) });
  const { gross, fee, net, currency, anonymous, senderName, requestedAt } = facts;
  const arrivedAt = facts.finishedAt ?? facts.updatedAt;
  return {
    kind: 'withdrawal',
    cloth: clothOf(facts),
    status: 'Transfer complete',
    amount: formatMoney(net, currency),
    caption: `paid to ${facts.accountName}`,
    sums: [
      { label: 'Gift', value: formatMoney(gross, currency) },
      { label: `Fee (${WITHDRAWAL_FEE_PERCENT} %)`, value: `−${formatMoney(fee, currency)}` },
      { label: 'Paid out', value: formatMoney(net, currency) },
    ],
    details: [
      { label: 'Bank', value: facts.bankName },
      { label: 'Account', value: maskAccountNumber(facts.accountNumber) },
      { label: 'Name', value: facts.accountName },
      ...(anonymous || !senderName ? [] : [{ label: 'Gift from', value: senderName }]),
      { label: 'Requested', value: `${formatLagos(requestedAt)} (Lagos)` },
      { label: 'Arrived', value: `${formatLagos(arrivedAt)} (Lagos)` },
      { label: 'Reference', value: facts.reference },
    ],
    at: arrivedAt,
  };
}

const whyNone = (status: WithdrawalFacts['status']) =>
  publicWithdrawalStatus(status) === 'FAILED'
    ? 'This transfer did not go through, so there is no receipt for it'
    : 'The receipt is ready once the money has arrived';
