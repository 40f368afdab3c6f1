import type { GiftId, RefundId } from '@jara/domain/ids';
import type { Role } from '@jara/domain/staff/roles';
import type { PaystackClient } from '@jara/paystack/client';
import type { Dispute } from '@jara/paystack/wire';
import { expect } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { naira, type World } from '../../../testing/world.ts';
import { madePublic } from '../../claims/testing.ts';
import { reconciling } from '../../operations/reconciliation/testing.ts';
import { workOnRefund } from '../../provider/work-on-refund.ts';
import { startRefund } from '../start-refund.ts';
import { claimShare, loseDispute, openDisputeAtBank, STAFF } from '../testing.ts';
import { backToSender } from './back-to-sender.ts';

/** A gift of 20,000 in two shares, what the bank of its sender says of it, and what goes back meanwhile. */
export function wordsOfTheBank(scene: () => { world: World; staff: Record<Role, Browser> }) {
  const { run, settle } = reconciling(scene);
  const { heard, givesBack } = backToSender(scene);
  const db = () => scene().world.deps.db;

  const refundById = (id: RefundId) =>
    db().selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const refundOf = (giftId: GiftId) =>
    db()
      .selectFrom('refunds')
      .selectAll()
      .where('giftId', '=', giftId)
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow();
  const disputeOf = (providerId: string) =>
    db().selectFrom('disputes').selectAll().where('providerId', '=', providerId).executeTakeFirstOrThrow();
  const says = (dispute: string, resolution: string, details = {}) =>
    scene().world.control('POST', `/disputes/${dispute}`, { resolution, again: true, webhook: false, ...details });

  /** While this works, whoever asks the provider is answered in another way. */
  async function whileProvider<T>(
    answers: (paystack: PaystackClient) => Partial<PaystackClient>,
    work: () => Promise<T>,
  ): Promise<T> {
    const { paystack } = scene().world.deps;
    const before = { ...paystack };
    Object.assign(paystack, answers(before));
    try {
      return await work();
    } finally {
      Object.assign(paystack, before);
    }
  }
  /** Whoever asks about this dispute meanwhile, the worker, staff or the comparison, is told so. */
  const asSaid = <T>(dispute: string, change: (said: Dispute) => Dispute, work: () => Promise<T>): Promise<T> => {
    const changed = (said: Dispute) => (said.id === dispute ? change(said) : said);
    return whileProvider(
      ({ fetchDispute, listDisputes }) => ({
        fetchDispute: async (id) => changed(await fetchDispute(id)),
        listDisputes: async (query) => {
          const page = await listDisputes(query);
          return { ...page, data: page.data.map(changed) };
        },
      }),
      work,
    );
  };

  async function opened({ shares = 2, senderEmail = 'host@example.com' } = {}) {
    const { world } = scene();
    const made = await madePublic(world, { equalShares: 2 }, { amount: naira(20_000), claimDays: 10, senderEmail });
    for (let nth = 0; nth < shares; nth += 1) await claimShare(world, made.quid);
    return made;
  }

  const refundTheRest = (giftId: GiftId) =>
    startRefund(scene().world.deps)({ giftId, actor: STAFF, reason: 'What the bank left' });

  /** Staff send back what a dispute of 6,000 has left of a gift whose shares are open. */
  async function goesBack(senderEmail?: string) {
    const made = await opened({ ...(senderEmail && { senderEmail }) });
    const dispute = await loseDispute(scene().world, made.payment.reference, naira(6_000));
    return { ...made, dispute, id: (await refundTheRest(made.giftId)).id };
  }

  async function letProviderSay(id: RefundId, status: string) {
    const { world } = scene();
    await workOnRefund(world.deps)(id);
    const { providerId } = await refundById(id);
    await world.control('POST', `/refunds/${providerId}`, { status, webhook: false });
    await workOnRefund(world.deps)(id);
  }

  /** Of two disputes the first took 14,000 and the second the 6,000 that were left of its 10,000; then the first was given back. */
  async function lostTwice(word: string) {
    const { world } = scene();
    const made = await opened();
    const first = await loseDispute(world, made.payment.reference, naira(14_000));
    const second = await openDisputeAtBank(world, made.payment.reference, naira(10_000));
    await heard(second);
    await says(second, word, { takes: true });
    await heard(second);
    await run();
    if (word !== 'lost') await settle(made.payment.reference, 'DISPUTE_LOST');
    await givesBack(first);
    expect(await disputeOf(second)).toMatchObject({ status: 'LOST', amount: naira(6_000) });
    return { ...made, second };
  }

  return {
    ...{ refundById, refundOf, disputeOf, says, asSaid, whileProvider },
    ...{ opened, refundTheRest, goesBack, letProviderSay, lostTwice },
  };
}
