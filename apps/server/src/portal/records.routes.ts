import {
  changeGiftStatuses,
  findGiftFile as giftFileEndpoint,
  listGifts as listGiftsEndpoint,
  refundGift,
  reviveGift as reviveEndpoint,
} from '@jara/contract/staff/gifts';
import {
  findGiveawayFile as giveawayFileEndpoint,
  handleReport as handleReportEndpoint,
  listGiveaways as listGiveawaysEndpoint,
} from '@jara/contract/staff/giveaways';
import {
  findPayment as findPaymentEndpoint,
  listPayments as listPaymentsEndpoint,
  refundCharge,
  releaseCharge,
} from '@jara/contract/staff/payments';
import { reveal as revealEndpoint } from '@jara/contract/staff/personal-data';
import {
  decideWithdrawals as decideManyEndpoint,
  findStaffWithdrawal as findWithdrawalEndpoint,
  listStaffWithdrawals as listWithdrawalsEndpoint,
  reviewWithdrawals as reviewEndpoint,
} from '@jara/contract/staff/withdrawals';
import { sightOf } from '@jara/domain/staff/mask';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changeManyGifts } from '../gifts/change-many-gifts.ts';
import { reviveGift } from '../gifts/expire-gifts.ts';
import { handleReport } from '../giveaways/handle-report.ts';
import { findCharge, findChargeBehind } from '../money-back/money-back.store.ts';
import { releaseSuspense } from '../money-back/release-suspense.ts';
import { startRefund, startSuspenseRefund } from '../money-back/start-refund.ts';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { refuseIfGoneBack } from '../provider/refuse-if-gone-back.ts';
import { actorOf, staffOf } from '../staff/actor.ts';
import { isOn } from '../switches/switches.store.ts';
import { decideManyWithdrawals } from '../withdrawals/decide-many-withdrawals.ts';
import { findGiftFile, giftIdOf } from './files/gift-file.ts';
import { findGiveawayFile, presentReports } from './files/giveaway-file.ts';
import { findPaymentFile } from './files/payment-file.ts';
import { reveal } from './files/reveal.ts';
import { reviewWithdrawals } from './files/review-withdrawals.ts';
import { findWithdrawalFile } from './files/withdrawal-file.ts';
import { listGifts } from './lists/gift-list.ts';
import { listGiveaways } from './lists/giveaway-list.ts';
import { listPayments } from './lists/payment-list.ts';
import { readerOf } from './lists/reader.ts';
import { listStaffWithdrawals } from './lists/withdrawal-list.ts';

/** Gifts, payments and withdrawals as staff see and handle them. */
export function registerRecords(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const readerIn = (request: FastifyRequest) => readerOf(staffOf(request), clock.now());

  serve(app, deps, listGiftsEndpoint, ({ query }, { request }) => listGifts(deps)(query, staffOf(request)));
  serve(app, deps, giftFileEndpoint, ({ params }, { request }) => findGiftFile(deps)(params.quid, staffOf(request)));
  serve(app, deps, changeGiftStatuses, ({ body }, { request }) =>
    changeManyGifts(deps)({ ...body, sight: sightOf(staffOf(request).role), actor: actorOf(request) }),
  );

  serve(app, deps, listGiveawaysEndpoint, ({ query }, { request }) => listGiveaways(deps)(query, staffOf(request)));
  serve(app, deps, giveawayFileEndpoint, ({ params }, { request }) =>
    findGiveawayFile(deps)(params.gift, staffOf(request)),
  );
  serve(app, deps, handleReportEndpoint, async ({ params }, { request }) => {
    const handled = await handleReport(deps)({ id: params.id, actor: actorOf(request) });
    const [shown] = await presentReports(db, [handled], sightOf(staffOf(request).role));
    if (!shown) throw new Error('a report vanished while it was shown');
    return shown;
  });

  serve(app, deps, refundGift, async ({ params, body }, { request }) => {
    const giftId = await giftIdOf(db, params.quid);
    await startRefund(deps)({ giftId, reason: body.reason, actor: actorOf(request) });
    return { quid: params.quid, done: true as const };
  });

  serve(app, deps, reviveEndpoint, async ({ params, body }, { request }) => {
    const giftId = await giftIdOf(db, params.quid);
    await refuseIfGoneBack(deps, await findChargeBehind(db, giftId));
    await reviveGift(deps)({ giftId, reason: body.reason, actor: actorOf(request) });
    return { quid: params.quid, done: true as const };
  });

  serve(app, deps, listPaymentsEndpoint, ({ query }, { request }) => listPayments(deps)(query, staffOf(request)));
  serve(app, deps, findPaymentEndpoint, ({ params }, { request }) => findPaymentFile(db, params.id, readerIn(request)));

  serve(app, deps, releaseCharge, async ({ params, body }, { request }) => {
    await refuseIfGoneBack(deps, await findCharge(db, params.id));
    await releaseSuspense(deps)({ chargeId: params.id, reason: body.reason, actor: actorOf(request) });
    return { chargeId: params.id, done: true as const };
  });

  serve(app, deps, refundCharge, async ({ params, body }, { request }) => {
    await startSuspenseRefund(deps)({ chargeId: params.id, reason: body.reason, actor: actorOf(request) });
    return { chargeId: params.id, done: true as const };
  });

  serve(app, deps, listWithdrawalsEndpoint, ({ query }, { request }) =>
    listStaffWithdrawals(deps)(query, staffOf(request)),
  );
  serve(app, deps, findWithdrawalEndpoint, ({ params }, { request }) =>
    findWithdrawalFile(db, params.id, readerIn(request)),
  );

  serve(app, deps, reviewEndpoint, async ({ query }, { request }) => ({
    withdrawals: await reviewWithdrawals(db, query.ids, readerIn(request)),
    payoutsPaused: !(await isOn(db, 'payouts')),
  }));
  serve(app, deps, decideManyEndpoint, async ({ body }, { request }) => ({
    results: await decideManyWithdrawals(deps)({ ...body, actor: actorOf(request) }),
  }));

  serve(app, deps, revealEndpoint, async ({ body }, { request }) => ({
    value: await reveal(deps)({ ...body, role: staffOf(request).role, actor: actorOf(request) }),
  }));
}
