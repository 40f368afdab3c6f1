import {
  activateGift,
  changeGiftStatus as changeStatusEndpoint,
  findGift as findGiftEndpoint,
} from '@jara/contract/gifts';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { Quid } from '@jara/domain/gift/quid';
import { sightOf } from '@jara/domain/staff/mask';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodedHeader } from '../platform/http/decoded-header.ts';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { actorOf, type StaffOfRequest, staffOf } from '../staff/actor.ts';
import type { StaffBehind } from '../staff/staff-gate.ts';
import { changeGiftStatus } from './change-gift-status.ts';
import { findGift } from './find-gift.ts';

const LOOKS: Limit = { name: 'find-gift', hits: 300, windowSeconds: 60 };

export function registerGifts(app: FastifyInstance, deps: Deps & { staffBehind: StaffBehind }): void {
  serve(app, deps, findGiftEndpoint, async ({ params, headers }, { caller, request }) => {
    await deps.throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    const staff = await deps.staffBehind(request, 'gifts.view');
    if (staff) return forStaff(params.quid, staff);
    const password = decodedHeader(headers['x-gift-password']);
    return findGift(deps)({
      quid: params.quid,
      proof: { browserId: caller.knownBrowser, manageKey: headers['x-manage-key'] },
      guess: password === undefined ? undefined : { password, ip: caller.ip, browserId: caller.knownBrowser },
      isStaff: false,
    });
  });

  const forStaff = async (quid: Quid, { role }: Pick<StaffOfRequest, 'role'>) => {
    const sight = sightOf(role);
    const gift = await findGift(deps)({
      quid,
      proof: { browserId: undefined, manageKey: undefined },
      guess: undefined,
      isStaff: true,
    });
    return {
      ...gift,
      quid: sight.quid(gift.quid, gift.status),
      message: gift.message && sight.text(gift.message),
      recipientEmail: gift.recipientEmail && sight.email(gift.recipientEmail),
      creatorEmail: gift.creatorEmail && sight.email(gift.creatorEmail),
    };
  };

  const change = async (
    request: FastifyRequest,
    quid: Quid,
    ask: { status: GiftStatus; reason: string; publicReason?: string | undefined },
  ) => {
    await changeGiftStatus(deps)({ gift: { quid }, ...ask, actor: actorOf(request) });
    return forStaff(quid, staffOf(request));
  };

  serve(app, deps, changeStatusEndpoint, ({ params, body }, { request }) => change(request, params.quid, body));

  serve(app, deps, activateGift, ({ params }, { request }) =>
    change(request, params.quid, { status: 'ACTIVE', reason: 'Released' }),
  );
}
