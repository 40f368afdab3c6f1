import { idOf } from '@jara/contract/scalars';
import type { PaymentId, WithdrawalId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { formatMoney } from '@jara/domain/money/format';
import type { Minor } from '@jara/domain/money/money';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import * as z from 'zod/mini';
import { inLagos } from '../../writing/lagos-time.ts';
import { arriving, facts, factsText } from '../../writing/parts.ts';
import { sharedWords } from '../../writing/words/all.ts';
import { oneLine, unlinked } from '../../writing/written-text.ts';
import { type AboutGift, aboutGift, type MailSource } from '../mail.ts';
import { payoutWords } from './words/all.ts';

export interface AboutPayout extends AboutGift {
  quid: string;
  gross: Minor;
  fee: Minor;
  net: Minor;
  bankName: string;
  accountNumber: string;
  reference: string;
  /** The sender's own payment, where it is money that their card did not take back. */
  backTo: PaymentId | null;
}

export const payoutData = z.object({ withdrawalId: idOf<WithdrawalId>() });

/** A withdrawal as its mails tell of it, and beside it what decides whether they still may. */
export async function findPayout(withdrawalId: WithdrawalId, source: MailSource) {
  const row = await source.db
    .selectFrom('withdrawals')
    .innerJoin('claims', 'claims.id', 'withdrawals.claimId')
    .innerJoin('gifts', 'gifts.id', 'claims.giftId')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .select(['withdrawals.gross', 'withdrawals.fee', 'withdrawals.net', 'withdrawals.currency', 'withdrawals.status'])
    .select(['withdrawals.bankName', 'withdrawals.accountNumber', 'withdrawals.reference', 'withdrawals.reason'])
    .select(['withdrawals.approvalsNeeded', 'withdrawals.waitReason', 'withdrawals.language', 'withdrawals.sentAt'])
    .select(['claims.status as claimStatus', 'gifts.status as giftStatus', 'gifts.quid'])
    .select(['payments.theme', 'payments.clothSeed', 'payments.id as paymentId', 'claims.forSender'])
    .where('withdrawals.id', '=', withdrawalId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { status, claimStatus, giftStatus, reason, approvalsNeeded, waitReason, language, sentAt, ...rest } = row;
  const { theme, clothSeed, paymentId, forSender, ...sums } = rest;
  const payout: AboutPayout = { ...sums, backTo: forSender ? paymentId : null, ...aboutGift(row, source) };
  return { payout, status, claimStatus, giftStatus, reason, approvalsNeeded, waitReason, language, sentAt };
}

/** Where its reader sees how it stands: with the gift they opened, or in the room of the one they sent. */
export const pageOf = ({ backTo, quid }: AboutPayout, publicUrl: string): string =>
  backTo ? `${publicUrl}/gift/${backTo}` : `${publicUrl}/claim/${quid}`;

/** What goes where and what is left of it, for both parts of a mail; only the page can show money arriving. */
export function payoutRows(payout: AboutPayout, labels: { net: string; at: string }, language: Language) {
  const words = payoutWords[language];
  const net = formatMoney(payout.net, payout.currency);
  const bank = unlinked(oneLine(payout.bankName));
  const account = maskAccountNumber(payout.accountNumber);
  const [whole, fee] = payout.backTo ? [words.nobodyOpened, words.staysWithProvider] : [words.gift, words.ourFee];
  const sums = [
    [whole, formatMoney(payout.gross, payout.currency)],
    [fee, formatMoney(payout.fee, payout.currency)],
  ] as const;
  const where = [
    [words.bank, bank],
    [words.account, account],
    [labels.at, inLagos(payout.at, language)],
    [sharedWords[language].reference, payout.reference],
  ] as const;
  return {
    destination: `${bank}, ${account}`,
    html: facts([...sums, [labels.net, arriving(net)], ...where]),
    text: factsText([...sums, [labels.net, net], ...where]),
  };
}
