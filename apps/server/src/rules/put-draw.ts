import type { GiftId } from '@jara/domain/ids';
import { announcedRound, firstHead } from '@jara/domain/rule/draw';
import type { Rule } from '@jara/domain/rule/rule';
import type { Beacon } from '../platform/config.ts';
import type { Trx } from '../platform/database/db.ts';

interface NewDraw {
  giftId: GiftId;
  rule: Rule;
  commitment: string | null;
  /** Where the public values come from; without one it is drawn from the seed alone. */
  beacon: Beacon | undefined;
}

/** Begins the draw of a gift whose rule is one, with the round that will decide it; a rule in the place of a draw ends that. */
export async function putDraw(trx: Trx, { giftId, rule, commitment, beacon }: NewDraw): Promise<void> {
  // The database refuses this for a draw that anybody has entered.
  await trx.deleteFrom('draws').where('giftId', '=', giftId).execute();
  if (rule.type !== 'DRAW') return;
  if (commitment === null) throw new Error('a draw without a sealed seed');
  const due = beacon && { chain: beacon.chain, ...announcedRound(rule.closesAt, beacon) };
  await trx
    .insertInto('draws')
    .values({
      giftId,
      closesAt: new Date(rule.closesAt),
      beaconChain: due?.chain ?? null,
      beaconRound: due?.round ?? null,
      beaconAt: due ? new Date(due.at) : null,
      head: Buffer.from(firstHead({ giftId, commitment, beacon: due }), 'hex'),
      closedAt: null,
      randomness: null,
      signature: null,
      drawnAt: null,
    })
    .execute();
}
