import { unlessUnknown } from '@jara/paystack/provider-error';
import type { Dispute } from '@jara/paystack/wire';
import type { ChargeRow } from '../money-back/money-back.store.ts';
import type { Deps } from '../platform/tools/deps.ts';

/**
 * What the provider says of the disputes of a charge. A list may lack one that we know, or be late about it, so each of those is asked
 * for by its name. One that the provider does not know by that is as the list has it, and says nothing any more where that lacks it too.
 */
export async function disputesOf(
  { db, paystack }: Pick<Deps, 'db' | 'paystack'>,
  charge: Pick<ChargeRow, 'id' | 'providerId'>,
): Promise<Dispute[]> {
  const { data: listed } = await paystack.listDisputes({ transaction: charge.providerId });
  const known = await db.selectFrom('disputes').select('providerId').where('chargeId', '=', charge.id).execute();
  const answers = await Promise.all(
    known.map(({ providerId }) => unlessUnknown(() => paystack.fetchDispute(providerId))),
  );
  const named = answers.flatMap((dispute) => dispute ?? []);
  return [...listed.filter(({ id }) => !named.some((dispute) => dispute.id === id)), ...named];
}
