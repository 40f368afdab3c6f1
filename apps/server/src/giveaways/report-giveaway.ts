import type { ReportKind } from '@jara/contract/giveaways';
import type { Quid } from '@jara/domain/gift/quid';
import type { ReportId } from '@jara/domain/ids';
import { newId } from '../platform/ids.ts';
import { networkDigest } from '../platform/keys/network-digest.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';

interface Report {
  code: Quid;
  kind: ReportKind;
  words: string | undefined;
  address: string;
}

/** Keeps what somebody says is wrong with a giveaway: once for each network, of which no more is kept than a digest. */
export const reportGiveaway =
  ({ db, clock, keys, log }: Pick<Deps, 'db' | 'clock' | 'keys' | 'log'>) =>
  async ({ code, kind, words, address }: Report): Promise<void> => {
    const known = await db
      .selectFrom('giveaways')
      .innerJoin('gifts', 'gifts.id', 'giveaways.giftId')
      .select('giveaways.giftId')
      .where('gifts.quid', '=', code)
      .executeTakeFirst();
    if (!known) throw new Refusal('giveaway_not_found');
    const { giftId } = known;
    const network = networkDigest(keys, 'giveaway-report', giftId, address);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('giveawayReports')
      .values({ id: newId<ReportId>(), giftId, kind, words: words || null, network, createdAt: clock.now() })
      .onConflict((conflict) => conflict.columns(['giftId', 'network']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) log.info({ giftId, kind }, 'giveaway.reported');
  };
