import { answerStep, rightAnswer, startCard } from '../checkout/pay-by-card.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { type CardStep, findCard, keepCard } from '../transactions/cards.ts';
import { approveAgain, isPaid } from '../transactions/charge.ts';
import { findByReference, lockTransaction, type TransactionRow } from '../transactions/transactions.store.ts';

interface PayAsk {
  reference: string;
  card: string;
  amount?: number | undefined;
  currency?: string | undefined;
  again: boolean;
}

/** Goes through the whole checkout, answering every step right, in one database transaction. */
export async function payLikeAPerson({ db, clock }: Pick<Deps, 'db' | 'clock'>, ask: PayAsk): Promise<TransactionRow> {
  const card = findCard(ask.card);
  if (card === undefined) throw new Refusal(422, 'card: not one of the test cards');
  const found = await findByReference(db, ask.reference);
  if (found === undefined) throw new Refusal(404, 'Transaction reference not found.');
  const wish = { amount: ask.amount, currency: ask.currency };
  const month = '12';
  const year = String(clock.now().getUTCFullYear() + 3);

  return db.transaction(async (trx) => {
    const row = await lockTransaction(trx, found.id);
    if (ask.again) {
      return approveAgain(trx, { clock }, row, { channel: 'card', card: keepCard(card, { month, year }), ...wish });
    }
    if (isPaid(row)) throw new Refusal(409, 'The transaction is already paid; say again: true to charge it twice');
    const expiry = `${month}/${year.slice(-2)}`;
    let result = await startCard(trx, { clock }, row, { number: card.number, expiry, cvv: card.cvv }, wish);
    while (result.row.attempt !== null) {
      const step = result.row.attempt.waitingFor as CardStep;
      result = await answerStep(trx, { clock }, result.row, rightAnswer(card, step), wish);
    }
    return result.row;
  });
}
