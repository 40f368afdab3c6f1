import type { Reply } from '@jara/contract/endpoint';
import { pageOf } from '@jara/contract/paging';
import {
  decideWithdrawal,
  findWithdrawal as findWithdrawalEndpoint,
  listWithdrawals,
  readWithdrawable,
  requestWithdrawal as requestWithdrawalEndpoint,
} from '@jara/contract/withdrawals';
import { isBlank } from '@jara/domain/free-text';
import { isOnHold } from '@jara/domain/gift/gift-status';
import type { WithdrawalId } from '@jara/domain/ids';
import { feeOf } from '@jara/domain/money/fee';
import { minus } from '@jara/domain/money/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { awaited } from '../platform/tools/trace.ts';
import { actorOf, type StaffOfRequest, staffOf } from '../staff/actor.ts';
import type { StaffBehind } from '../staff/staff-gate.ts';
import { claimBehind } from './claim-behind.ts';
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { findClaimByKey, listWithdrawalsOfClaim } from './withdrawals.store.ts';

const REQUESTS: Limit = { name: 'request-withdrawal', hits: 30, windowSeconds: 300 };
const KEYS: Limit = { name: 'access-key', hits: 300, windowSeconds: 60 };

/** The same two addresses answer staff, with what only they may see; the portal knows how. */
export interface WithdrawalsForStaff {
  list(paging: { page: number; limit: number }, me: StaffOfRequest): Promise<Reply<typeof listWithdrawals>>;
  find(id: WithdrawalId, me: StaffOfRequest): Promise<Reply<typeof findWithdrawalEndpoint>>;
}

export function registerWithdrawals(
  app: FastifyInstance,
  deps: Deps & { staffBehind: StaffBehind },
  forStaff: WithdrawalsForStaff,
): void {
  const { db } = deps;

  const claimOf = async (accessKey: string | undefined) => {
    if (!accessKey) throw new Refusal('access_key_required');
    const claim = await findClaimByKey(db, accessKey);
    if (!claim) throw new Refusal('access_key_rejected');
    return claim;
  };

  serve(app, deps, readWithdrawable, async ({ headers }, { caller }) => {
    await deps.throttle.hit(KEYS, caller.ip, caller.tellLimit);
    const claim = await claimOf(headers['x-access-key']);
    if (claim.status === 'LAPSED') throw new Refusal('claim_lapsed');
    const fee = feeOf(claim);
    const withdrawals = await listWithdrawalsOfClaim(db, claim.id);
    return {
      quid: claim.quid,
      amount: claim.share,
      feePercent: claim.feeBps / 100,
      fee,
      net: minus(claim.share, fee),
      currency: claim.currency,
      canWithdraw: claim.status === 'GRANTED' && !isOnHold(claim.giftStatus),
      withdrawals: withdrawals.map((each) => presentWithdrawal(each, caller.language())),
    };
  });

  serve(app, deps, requestWithdrawalEndpoint, async ({ body }, { caller }) => {
    await deps.throttle.hit(REQUESTS, caller.ip, caller.tellLimit);
    const language = caller.language();
    const request = requestWithdrawal(awaited(deps, caller.requestId));
    return presentWithdrawal(await request({ ...body, language }), language);
  });

  /** Whoever brings an access key is its holder; staff come without one. */
  const staffWithoutKey = (request: FastifyRequest, accessKey: string | undefined) =>
    accessKey ? undefined : deps.staffBehind(request, 'withdrawals.view');

  serve(app, deps, listWithdrawals, async ({ headers, query }, { caller, request }) => {
    await deps.throttle.hit(KEYS, caller.ip, caller.tellLimit);
    const me = await staffWithoutKey(request, headers['x-access-key']);
    if (me) return forStaff.list(query, me);
    const claim = await claimOf(headers['x-access-key']);
    const withdrawals = await listWithdrawalsOfClaim(db, claim.id);
    const from = (query.page - 1) * query.limit;
    return pageOf(
      withdrawals.slice(from, from + query.limit).map((each) => presentWithdrawal(each, caller.language())),
      withdrawals.length,
      query,
    );
  });

  serve(app, deps, findWithdrawalEndpoint, async ({ headers, params }, { caller, request }) => {
    await deps.throttle.hit(KEYS, caller.ip, caller.tellLimit);
    const accessKey = headers['x-access-key'];
    const me = await staffWithoutKey(request, accessKey);
    if (me) return forStaff.find(params.id, me);
    const claim = await claimBehind(db, { id: params.id, accessKey, browserId: caller.knownBrowser });
    const withdrawal = (await listWithdrawalsOfClaim(db, claim.id)).find(({ id }) => id === params.id);
    if (!withdrawal) throw new Refusal('withdrawal_not_found');
    return presentWithdrawal(withdrawal, caller.language());
  });

  serve(app, deps, decideWithdrawal, async ({ body: { id, action, reason, revision } }, { request }) => {
    const actor = actorOf(request);
    if (action === 'APPROVE') await approveWithdrawal(deps)({ id, revision, actor });
    else {
      if (!reason || isBlank(reason))
        throw new Refusal('invalid_input', {
          message: 'Give the reason for the rejection',
          fields: { reason: 'Give the reason for the rejection' },
        });
      await rejectWithdrawal(deps)({ id, revision, actor, reason });
    }
    // Another share of the gift may be open, and whoever decides about this one does not read its code in passing.
    return forStaff.find(id, staffOf(request));
  });
}
