import { unlessUnknown } from '@jara/paystack/provider-error';
import type { Dispute } from '@jara/paystack/wire';
import type { ChargeRow } from '../money-back/money-back.store.ts';
import type { Deps } from '../platform/tools/deps.ts';

/**
 * What the provider says of the disputes of a charge. A list may lack one that we know, which is asked for by its name; one that the
 * provider has forgotten says nothing any more.
 */
export async function disputesOf(
  { db, paystack }: Pick<Deps, 'db' | 'paystack'>,
  charge: Pick<ChargeRow, 'id' | 'providerId'>,
): Promise<Dispute[]> {
  const { data: listed } = await paystack.listDisputes({ transaction: charge.providerId });
  const known = await db.selectFrom('disputes').select('providerId').where('chargeId', '=', charge.id).execute();
  const missing = known.filter(({ providerId }) => !listed.some(({ id }) => id === providerId));
  const named = await Promise.all(
    missing.map(({ providerId }) => unlessUnknown(() => paystack.fetchDispute(providerId))),
  );
  return [...listed, ...named.flatMap((dispute) => dispute ?? [])];
}
