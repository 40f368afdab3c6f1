import type { AnswerId } from '@jara/domain/ids';
import type { ProviderSums } from '@jara/paystack-sandbox/control/sums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, naira, type World } from '../../../testing/world.ts';
import { recordDispute } from '../../money-back/record-dispute.ts';
import { openDisputeAtBank } from '../../money-back/testing.ts';
import { workOnDisputeAnswer } from '../../provider/work-on-dispute-answer.ts';
import { signInEverybody } from '../../staff/testing.ts';
import { checkBooks } from '../books/check-books.ts';
import { seal } from '../books/testing.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { backUp } from './testing.ts';

describe('a backup that is restored after disputes were answered', () => {
  let world: World;
  let restored: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(async () => {
    await restored.close();
    await world.close();
  });

  async function disputed() {
    const { payment } = await world.paidGift();
    const providerId = await openDisputeAtBank(world, payment.reference);
    await recordDispute(world.deps)({ id: providerId });
    const rows = world.deps.db.selectFrom('disputes').select('id').where('providerId', '=', providerId);
    return { ...(await rows.executeTakeFirstOrThrow()), providerId, reference: payment.reference };
  }

  it('gives no answer twice, and books what became of those it has forgotten', async () => {
    const { ADMIN } = await signInEverybody(world);
    const give = async (id: string, answer: string): Promise<AnswerId> =>
      (await ADMIN.post(`/api/admin/disputes/${id}/answer`, { answer, reason: 'Looked at' })).body.answers[0].id;
    const [kept, forgotten] = [await disputed(), await disputed()];
    const keptAnswer = await give(kept.id, 'CONTEST');
    await seal(world);
    const restore = await backUp(world);
    // What happens from here on only the provider remembers.
    await workOnDisputeAnswer(world.deps)(keptAnswer);
    await workOnDisputeAnswer(world.deps)(await give(forgotten.id, 'ACCEPT'));

    restored = await restore();
    const { deps } = restored;
    const answers = () => deps.db.selectFrom('disputeAnswers').select(['id', 'status', 'sends']).execute();
    expect(await answers()).toEqual([{ id: keptAnswer, status: 'WAITING', sends: 0 }]);
    await workOnDisputeAnswer(deps)(keptAnswer);
    expect(await answers()).toEqual([{ id: keptAnswer, status: 'TAKEN', sends: 0 }]);
    const { history } = await deps.paystack.fetchDispute(kept.providerId);
    expect(history?.map(({ status }) => status)).toEqual(['awaiting-merchant-feedback', 'awaiting-bank-feedback']);

    await reconcile(deps)();
    const disputes = await deps.db.selectFrom('disputes').select(['id', 'status']).orderBy('openedAt').execute();
    expect(disputes).toEqual([
      { id: kept.id, status: 'OPEN' },
      { id: forgotten.id, status: 'LOST' },
    ]);
    expect((await checkBooks(deps.db, deps.keys)).problems).toEqual([]);
    // The checkpoint of the backup holds here as well, and the next one rests on it.
    await seal({ deps });
    expect((await checkBooks(deps.db, deps.keys)).problems).toEqual([]);
    const { charges } = await world.control<ProviderSums>('GET', '/sums');
    expect(charges.map(({ reference, disputed: taken }) => [reference, taken])).toEqual([
      [kept.reference, 0],
      [forgotten.reference, naira(10_000)],
    ]);
  });
});
