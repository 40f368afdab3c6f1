import type { Language } from '@jara/domain/language';
import { formatMoney } from '@jara/domain/money/format';
import { formatLagos } from '@jara/domain/time/lagos';
import { timeWords } from '@jara/domain/time/words/all';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import { publicWithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import { clothOf } from '../drawing/gift-cloth.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Receipt } from './receipt.ts';
import type { WithdrawalFacts } from './receipts.store.ts';
import { receiptWords } from './words/all.ts';

/** Proof for whoever received the money. The sender is named only where the gift itself names them. */
export function withdrawalReceipt(facts: WithdrawalFacts, language: Language): Receipt {
  const { withdrawal: words, reference } = receiptWords[language];
  if (facts.status !== 'COMPLETED') {
    const hasFailed = publicWithdrawalStatus(facts.status) === 'FAILED';
    throw new Refusal('no_receipt', { message: hasFailed ? words.failed : words.notYet });
  }
  const { gross, fee, net, currency, anonymous, senderName, requestedAt } = facts;
  const arrivedAt = facts.finishedAt ?? facts.updatedAt;
  const inLagos = (at: Date) => `${formatLagos(at, timeWords[language])} (Lagos)`;
  return {
    kind: 'withdrawal',
    language,
    cloth: clothOf(facts),
    status: words.status,
    amount: formatMoney(net, currency),
    caption: words.paidTo(facts.accountName),
    sums: [
      { label: words.gift, value: formatMoney(gross, currency) },
      { label: words.fee(facts.feeBps / 100), value: `−${formatMoney(fee, currency)}` },
      { label: words.paidOut, value: formatMoney(net, currency) },
    ],
    details: [
      { label: words.bank, value: facts.bankName },
      { label: words.account, value: maskAccountNumber(facts.accountNumber) },
      { label: words.name, value: facts.accountName },
      ...(anonymous || !senderName ? [] : [{ label: words.giftFrom, value: senderName }]),
      { label: words.requested, value: inLagos(requestedAt) },
      { label: words.arrived, value: inLagos(arrivedAt) },
      { label: reference, value: facts.reference },
    ],
    at: arrivedAt,
  };
}
