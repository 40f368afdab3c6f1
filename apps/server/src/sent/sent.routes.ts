import {
  cancelGift as cancelGiftEndpoint,
  changeGift as changeGiftEndpoint,
  correctAddress as correctAddressEndpoint,
  findSentGift,
  pauseGift as pauseGiftEndpoint,
  prolongGift as prolongGiftEndpoint,
  resendGift as resendGiftEndpoint,
  resumeGift as resumeGiftEndpoint,
  takeToBank as takeToBankEndpoint,
} from '@jara/contract/sent';
import type { FastifyInstance } from 'fastify';
import { findPayment, type PaymentRow } from '../payments/payments.store.ts';
import type { Caller } from '../platform/http/caller.ts';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { awaited } from '../platform/tools/trace.ts';
import { changeGift } from './change-gift.ts';
import { correctAddress } from './correct-address.ts';
import { findOwnGift } from './own-gift.ts';
import { presentSent } from './present-sent.ts';
import { cancelGift, pauseGift, prolongGift, resendGift, resumeGift } from './sender-deeds.ts';
import { takeToBank } from './take-to-bank.ts';

const LOOKS: Limit = { name: 'sent-gift', hits: 120, windowSeconds: 60 };
/** Every one of these asks a bank whose account it is. */
const ACCOUNTS: Limit = { name: 'sent-gift-account', hits: 30, windowSeconds: 300 };
/** Every one of these puts a mail into somebody's box. */
const RESENDS: Limit = { name: 'resend-gift', hits: 3, windowSeconds: 86_400 };

/** Nobody writes a card a hundred times; whoever looks at the link meanwhile should not see it flicker either. */
const CHANGES: Limit = { name: 'change-gift', hits: 60, windowSeconds: 3600 };

/** So does every one of these, perhaps into that of somebody who has nothing to do with the gift. */
const CORRECTIONS: Limit = { name: 'correct-address', hits: 3, windowSeconds: 3600 };
const CORRECTIONS_PER_NETWORK: Limit = { name: 'correct-address-network', hits: 20, windowSeconds: 3600 };
/** Each of these stays in the timeline for good. Whoever changes their mind all day long is still heard. */
const DEEDS: Limit = { name: 'sender-deed', hits: 60, windowSeconds: 86_400 };

type Asked = { params: { id: string }; headers: { 'x-manage-key'?: string | undefined } };

export function registerSent(app: FastifyInstance, deps: Deps): void {
  const own = async ({ params, headers }: Asked, caller: Caller) => {
    await deps.throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    return findOwnGift(deps, params.id, { browserId: caller.knownBrowser, manageKey: headers['x-manage-key'] });
  };
  /** Does it, and answers with the gift as it is then. */
  const after = async (payment: PaymentRow, caller: Caller, deed: Promise<unknown>) => {
    await deed;
    return presentSent(deps, (await findPayment(deps.db, payment.id)) ?? payment, caller.language());
  };

  serve(app, deps, findSentGift, async (asked, { caller }) =>
    presentSent(deps, await own(asked, caller), caller.language()),
  );

  serve(app, deps, changeGiftEndpoint, async (asked, { caller }) => {
    const payment = await own(asked, caller);
    await deps.throttle.hit(CHANGES, payment.id, caller.tellLimit);
    return after(payment, caller, changeGift(deps)(payment, asked.body));
  });

  serve(app, deps, resendGiftEndpoint, async (asked, { caller }) => {
    const payment = await own(asked, caller);
    await deps.throttle.hit(RESENDS, payment.id, caller.tellLimit);
    return after(payment, caller, resendGift(deps)(payment));
  });

  serve(app, deps, correctAddressEndpoint, async (asked, { caller }) => {
    const payment = await own(asked, caller);
    await deps.throttle.hit(CORRECTIONS_PER_NETWORK, caller.ip, caller.tellLimit);
    await deps.throttle.hit(CORRECTIONS, payment.id, caller.tellLimit);
    return after(payment, caller, correctAddress(deps)(payment, asked.body.email));
  });

  serve(app, deps, pauseGiftEndpoint, async (asked, { caller }) => {
    const payment = await own(asked, caller);
    await deps.throttle.hit(DEEDS, payment.id, caller.tellLimit);
    return after(payment, caller, pauseGift(deps)(payment));
  });

  serve(app, deps, resumeGiftEndpoint, async (asked, { caller }) => {
    const payment = await own(asked, caller);
    await deps.throttle.hit(DEEDS, payment.id, caller.tellLimit);
    return after(payment, caller, resumeGift(deps)(payment));
  });

  serve(app, deps, prolongGiftEndpoint, async (asked, { caller }) => {
    const payment = await own(asked, caller);
    await deps.throttle.hit(DEEDS, payment.id, caller.tellLimit);
    return after(payment, caller, prolongGift(deps)(payment, asked.body.lifetimeDays));
  });

  serve(app, deps, cancelGiftEndpoint, async (asked, { caller }) => {
    const payment = await own(asked, caller);
    return after(payment, caller, cancelGift(deps)(payment));
  });

  serve(app, deps, takeToBankEndpoint, async (asked, { caller }) => {
    const payment = await own(asked, caller);
    await deps.throttle.hit(ACCOUNTS, caller.ip, caller.tellLimit);
    return after(payment, caller, takeToBank(awaited(deps, caller.requestId))(payment, asked.body));
  });
}
