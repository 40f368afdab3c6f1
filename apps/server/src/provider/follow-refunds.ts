import type { GiftId } from '@jara/domain/ids';
import { unlessUnknown } from '@jara/paystack/provider-error';
import type { Refund } from '@jara/paystack/wire';
import { listOpenHolds } from '../holds/holds.ts';
import { holdGiftFor, letGoOfGift } from '../money-back/hold-gift.ts';
import {
  type ChargeRow,
  findGiftOfPayment,
  isOpenRefund,
  listRefundsOfCharge,
  type RefundRow,
} from '../money-back/money-back.store.ts';
import { takeRefundBack } from '../money-back/settle-refund.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { isMarked } from './look-for-refund.ts';

/** A refund that the provider made and our books do not have, or have as failed. */
export interface ForeignRefund {
  refund: Refund;
  ours: RefundRow | undefined;
}

/**
 * Compares every refund that the provider has of one charge with ours. One that our books do not have stops the gift at
 * once, because what it paid for must not be given away as well; one that we called done and that came back is taken back.
 */
export const followRefunds =
  (deps: Pick<Deps, 'db' | 'clock' | 'log' | 'paystack'>) =>
  async (charge: ChargeRow): Promise<ForeignRefund[]> => {
    const { data: listed } = await deps.paystack.listRefunds(charge.providerId);
    const ours = await listRefundsOfCharge(deps.db, charge.id);
    const gift = await findGiftOfPayment(deps.db, charge.paymentId);
    // Either may be behind: what has gone by one of the two may have gone.
    const named = (await fetchNamed(deps, { charge, giftId: gift?.id, ours, listed })).filter(
      ({ id, status }) => status !== 'failed' || !listed.some((refund) => refund.id === id),
    );
    const data = [...listed.filter(({ id }) => !named.some((refund) => refund.id === id)), ...named];
    const foreign: ForeignRefund[] = [];
    for (const refund of data) {
      const own = ours.find((row) => isSame(row, refund));
      const hasGone = refund.status !== 'failed';
      if (own && isOpenRefund(own)) continue;
      if (own?.status === 'DONE' && !hasGone) await takeRefundBack(deps)(own.id);
      const isForeign = hasGone && (own ? own.status === 'FAILED' : !isAwaited(ours, refund));
      if (isForeign) foreign.push({ refund, ours: own });
      if (!gift) continue;
      // It may have been held before another charge paid for it.
      if (!isForeign) await letGoOfGift(deps)(gift.id, 'REFUND_BY_HAND', refund.id);
      else if (charge.became === 'GIFT' || !(await isPaid(deps, charge)))
        await holdGiftFor(deps)(gift.id, 'REFUND_BY_HAND', refund.id);
    }
    return foreign;
  };

/**
 * Those of ours that have failed, or that we call done and the list calls failed, and those over which the gift is held, by their names: a
 * list may lack them, or be behind about what became of them since.
 */
async function fetchNamed(
  { db, paystack }: Pick<Deps, 'db' | 'paystack'>,
  {
    charge,
    giftId,
    ours,
    listed,
  }: { charge: ChargeRow; giftId: GiftId | undefined; ours: readonly RefundRow[]; listed: readonly Refund[] },
): Promise<Refund[]> {
  const hasComeBack = ({ providerId }: RefundRow) =>
    listed.some(({ id, status }) => id === providerId && status === 'failed');
  const ended = ours
    .filter((row) => row.status === 'FAILED' || (row.status === 'DONE' && hasComeBack(row)))
    .flatMap(({ providerId }) => providerId ?? []);
  const holds = giftId ? await listOpenHolds(db, giftId) : [];
  const held = holds.filter(({ cause }) => cause === 'REFUND_BY_HAND').map(({ causeId }) => causeId);
  const names = [...new Set([...ended, ...held])];
  const found = await Promise.all(names.map((name) => unlessUnknown(() => paystack.fetchRefund(name))));
  // A gift that nothing pays for yet may be held over a refund of another charge.
  const isOfCharge = (refund: Refund) => ended.includes(refund.id) || transactionIdOf(refund) === charge.providerId;
  return found.flatMap((refund) => (refund && isOfCharge(refund) ? refund : []));
}

/** A refund names its charge by id, or gives the whole of it. */
export function transactionIdOf({ transaction }: Refund): string | undefined {
  const id =
    typeof transaction === 'object' && transaction !== null && 'id' in transaction ? transaction.id : transaction;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** Once the provider has named ours, another one that bears its mark is another one. */
const isSame = ({ id, providerId }: RefundRow, refund: Refund): boolean =>
  providerId === null ? isMarked(refund, id) : providerId === refund.id;

/** One of ours is under way for the same amount and has not been found yet: it is taken for that one, unless it bears another's mark. */
const isAwaited = (ours: readonly RefundRow[], refund: Refund): boolean =>
  ours.some((row) => isOpenRefund(row) && row.providerId === null && row.amount === refund.amount) &&
  !ours.some((row) => !isOpenRefund(row) && isMarked(refund, row.id));

/** A second charge in suspense is none of its gift's business, which another one pays for. */
const isPaid = async ({ db }: Pick<Deps, 'db'>, { paymentId }: ChargeRow): Promise<boolean> =>
  (await db
    .selectFrom('charges')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('became', '=', 'GIFT')
    .executeTakeFirst()) !== undefined;
