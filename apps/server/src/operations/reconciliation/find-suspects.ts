import { judgePayout, mayHavePaid } from '@jara/domain/operations/judge-payout';
import { sql } from 'kysely';
import type { Deps } from '../../platform/tools/deps.ts';
import { isOfAnother } from '../../withdrawals/settle-payout.ts';
import { PER_PAGE, pages } from './pages.ts';

export interface ChargeSuspect {
  providerId: string;
  reference: string;
}

/**
 * Charges of one side that the other side does not have just so. Cheap: a question per page, not per charge. Where we may have
 * forgotten some, those that came and went back are among them.
 */
export async function findChargeSuspects(
  { db, paystack }: Pick<Deps, 'db' | 'paystack'>,
  from: Date,
  { isRestored }: { isRestored: boolean },
): Promise<{ compared: number; suspects: ChargeSuspect[] }> {
  const seen = new Set<string>();
  const suspects: ChargeSuspect[] = [];
  const list = (status: string) => (page: number) =>
    paystack.listTransactions({ status, from: from.toISOString(), page, perPage: PER_PAGE });
  const findKnown = async (rows: readonly { id: string }[]) => {
    const ids = rows.map(({ id }) => id);
    const ours = await db
      .selectFrom('charges')
      .select(['providerId', 'amount', 'currency'])
      .where('providerId', 'in', ids)
      // What was taken out of the books because it never came is looked at closely when it has come.
      .where(sql<boolean>`not exists (select from journals where ref = 'charge-voided:' || charges.id)`)
      .execute();
    return new Map(ours.map((charge) => [charge.providerId, charge]));
  };
  for await (const rows of pages(list('success'))) {
    const known = await findKnown(rows);
    for (const { id, reference, amount, currency } of rows) {
      if (seen.has(id)) continue;
      seen.add(id);
      const charge = known.get(id);
      if (charge?.amount !== amount || charge.currency !== currency) suspects.push({ providerId: id, reference });
    }
  }
  for await (const rows of isRestored ? pages(list('reversed')) : []) {
    const known = await findKnown(rows);
    for (const { id, reference } of rows) if (!known.has(id)) suspects.push({ providerId: id, reference });
  }
  const lately = await db
    .selectFrom('charges')
    .select(['providerId', 'reference'])
    .where('recordedAt', '>=', from)
    .execute();
  return { compared: seen.size, suspects: [...suspects, ...lately.filter(({ providerId }) => !seen.has(providerId))] };
}

/**
 * Transfers of one side that the other side does not have just so, the oldest first, and references that were paid more than
 * once. One that did not pay and that we do not know is only somebody else's mistake, unless we may have forgotten it.
 */
export async function findTransferSuspects(
  { db, paystack }: Pick<Deps, 'db' | 'paystack'>,
  from: Date,
  { isRestored }: { isRestored: boolean },
): Promise<{ compared: number; suspects: string[]; twice: { reference: string; amount: number; currency: string }[] }> {
  const idsOf = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const suspects = new Set<string>();
  const twice = new Map<string, { reference: string; amount: number; currency: string }>();
  const list = (page: number) => paystack.listTransfers({ from: from.toISOString(), page, perPage: PER_PAGE });
  for await (const rows of pages(list)) {
    const references = rows.map(({ reference }) => reference);
    const ours = await db
      .selectFrom('withdrawals')
      .select(['reference', 'status', 'net', 'currency', 'accountNumber', 'bankCode'])
      .where('reference', 'in', references)
      .execute();
    const known = new Map(ours.map((withdrawal) => [withdrawal.reference, withdrawal]));
    const lastWords = await db
      .selectFrom('transfers')
      .select(['reference', 'mayHavePaid', 'isCostBooked'])
      .where('reference', 'in', references)
      .execute();
    const lastWord = new Map(lastWords.map((row) => [row.reference, row]));
    for (const transfer of rows) {
      const { id, reference, status, amount, currency } = transfer;
      if (seen.has(id)) continue;
      seen.add(id);
      const withdrawal = known.get(reference);
      const word = lastWord.get(reference);
      const agrees = withdrawal
        ? !isOfAnother(transfer, withdrawal) && judgePayout(withdrawal.status, status) === 'agree'
        : !mayHavePaid(status) && (word !== undefined || !isRestored);
      // What was our loss, or was settled in another way, is looked at again when it has come back, or gone once more.
      const isNews = word !== undefined && word.mayHavePaid !== mayHavePaid(status);
      const isUnbooked = transfer.transferred_at != null && word?.isCostBooked === false;
      if (!agrees || isNews || isUnbooked) suspects.add(reference);
      if (!mayHavePaid(status)) continue;
      const ids = idsOf.get(reference) ?? new Set();
      idsOf.set(reference, ids.add(id));
      if (ids.size > 1) twice.set(reference, { reference, amount, currency });
    }
  }
  const completed = await db
    .selectFrom('withdrawals')
    .select('reference')
    .where('finishedAt', '>=', from)
    .where('status', '=', 'COMPLETED')
    .execute();
  for (const { reference } of completed) if (!idsOf.has(reference)) suspects.add(reference);
  return { compared: seen.size, suspects: [...suspects].reverse(), twice: [...twice.values()] };
}
