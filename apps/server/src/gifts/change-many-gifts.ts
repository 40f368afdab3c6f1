import type { Reply } from '@jara/contract/endpoint';
import type { changeGiftStatuses } from '@jara/contract/staff/gifts';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import { parseQuid } from '@jara/domain/gift/quid';
import type { GiftId } from '@jara/domain/ids';
import type { Sight } from '@jara/domain/staff/mask';
import type { StaffActor } from '../audit/audit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { changeGiftStatus } from './change-gift-status.ts';

type Outcome = Reply<typeof changeGiftStatuses>;

interface Ask {
  /** Codes or ids. */
  quids: readonly string[];
  status: GiftStatus;
  reason: string;
  /** What whoever asks sees of a code. */
  sight: Sight;
  actor: StaffActor;
}

/** Changes gifts one by one: one that cannot change does not keep the others from changing. */
export const changeManyGifts =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  async ({ quids, status, reason, sight, actor }: Ask): Promise<Outcome> => {
    if (quids.length === 0) throw new Refusal('none_selected');
    const results: Outcome['results'] = [];
    for (const given of new Set(quids)) {
      const quid = parseQuid(given);
      try {
        const changed = await changeGiftStatus(deps)({
          gift: quid ? { quid } : { id: given as GiftId },
          status,
          reason,
          actor,
        });
        results.push({
          chosen: given,
          quid: sight.quid(changed.quid, changed.status),
          ok: true,
          status: changed.status,
          message: 'Updated',
        });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const known = quid ?? (await quidOf(deps.db, given as GiftId));
        results.push({
          chosen: given,
          quid: known ? sight.quid(known) : given,
          ok: false,
          status: null,
          message: error.message,
        });
      }
    }
    const changed = results.filter(({ ok }) => ok).length;
    return { changed, failed: results.length - changed, results };
  };

/** People know a gift by its code, whatever it was chosen by. */
async function quidOf(db: Deps['db'], id: GiftId): Promise<string | undefined> {
  const gift = await db.selectFrom('gifts').select('quid').where('id', '=', id).executeTakeFirst();
  return gift?.quid;
}
