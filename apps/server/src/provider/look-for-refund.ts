import type { RefundId } from '@jara/domain/ids';
import { isProviderError } from '@jara/paystack/provider-error';
import type { Refund } from '@jara/paystack/wire';
import type { RefundRow } from '../money-back/money-back.store.ts';
import type { Deps } from '../platform/tools/deps.ts';

/** What we write into the provider's note on a refund, to know it again. */
export const markerOf = (refundId: RefundId) => `Jara refund ${refundId}`;

export const isMarked = ({ merchant_note }: Refund, refundId: RefundId): boolean =>
  merchant_note?.includes(markerOf(refundId)) ?? false;

const MARKER = /Jara refund ([0-9a-f-]{36})/;

/** Of which refund of ours it is the mark. */
export const refundIdIn = (mark: string): RefundId | undefined => MARKER.exec(mark)?.[1] as RefundId | undefined;

/**
 * Finds a refund of ours among those the provider has of the same charge. One that it has named is that one and no other, whatever
 * the list says: it may be behind.
 */
export async function lookForRefund(
  { db, paystack }: Pick<Deps, 'db' | 'paystack'>,
  refund: RefundRow,
): Promise<Refund | 'not_found' | 'unknown'> {
  const listed = await list(paystack, refund.transactionId);
  if (listed === 'unknown') return listed;
  const { providerId } = refund;
  if (providerId !== null) return listed.find(({ id }) => id === providerId) ?? askFor(paystack, providerId);
  const own = listed.find((each) => isMarked(each, refund.id));
  if (own) return own;

  const others = await db
    .selectFrom('refunds')
    .select(['id', 'providerId'])
    .where('chargeId', '=', refund.chargeId)
    .where('id', '!=', refund.id)
    .execute();
  const taken = new Set(others.map(({ providerId }) => providerId));
  const isOfAnother = (note: string) => others.some(({ id }) => id === refundIdIn(note));
  // One of the same amount that is no other refund of ours was made by hand, lost its note, or was ours before a restore.
  // In every case the sender gets this money once, so it is taken for this one instead of sending the same amount again.
  const alike = listed.find(
    ({ id, amount, currency, status, merchant_note }) =>
      amount === refund.amount &&
      currency === refund.currency &&
      status !== 'failed' &&
      !taken.has(id) &&
      !isOfAnother(merchant_note ?? ''),
  );
  return alike ?? 'not_found';
}

async function list(paystack: Deps['paystack'], transactionId: string): Promise<Refund[] | 'unknown'> {
  try {
    return (await paystack.listRefunds(transactionId)).data;
  } catch (error) {
    if (isProviderError(error)) return 'unknown';
    throw error;
  }
}

async function askFor(paystack: Deps['paystack'], providerId: string): Promise<Refund | 'not_found' | 'unknown'> {
  try {
    return await paystack.fetchRefund(providerId);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return error.kind === 'not_found' ? 'not_found' : 'unknown';
  }
}
