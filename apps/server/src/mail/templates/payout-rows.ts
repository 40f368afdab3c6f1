import { formatMoney } from '@jara/domain/money/format';
import { formatLagos } from '@jara/domain/time/lagos';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import type { PayoutRequested, PayoutSent } from '../writing/mail-facts.ts';
import { arriving, facts, factsText } from '../writing/parts.ts';
import { oneLine, unlinked } from '../writing/written-text.ts';

/** What goes where and what is left of it, for both parts of a mail; only the page can show money arriving. */
export function payoutRows(payout: PayoutRequested | PayoutSent, words: { net: string; at: string }) {
  const net = formatMoney(payout.net, payout.currency);
  const bank = unlinked(oneLine(payout.bankName));
  const account = maskAccountNumber(payout.accountNumber);
  const sums = [
    ['Gift', formatMoney(payout.gross, payout.currency)],
    ['Our fee', formatMoney(payout.fee, payout.currency)],
  ] as const;
  const where = [
    ['Bank', bank],
    ['Account', account],
    [words.at, `${formatLagos(payout.at)} (Lagos)`],
    ['Reference', payout.reference],
  ] as const;
  return {
    destination: `${bank}, ${account}`,
    html: facts([...sums, [words.net, arriving(net)], ...where]),
    text: factsText([...sums, [words.net, net], ...where]),
  };
}
