import { setTimeout as wait } from 'node:timers/promises';
import { askForListLink, openListLink as openListLinkEndpoint } from '@jara/contract/mailed-links';
import { pageOf } from '@jara/contract/paging';
import {
  askForQuote,
  cancelPayment,
  findOwnPayment,
  initializePaystackTransaction,
  listOwnPayments,
  startPayment as startPaymentEndpoint,
  verifyPayment,
  verifyPaymentByReference,
} from '@jara/contract/payments';
import { isId, type PaymentId } from '@jara/domain/ids';
import { DEFAULT_CURRENCY } from '@jara/domain/money/money';
import { quoteOf } from '@jara/domain/payment/quote';
import { sightOf } from '@jara/domain/staff/mask';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../platform/http/caller.ts';
import { serve } from '../platform/http/serve.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { awaited } from '../platform/tools/trace.ts';
import { ruleFromWire } from '../rules/rule-from-wire.ts';
import { mailListLink } from '../senders/mail-list-link.ts';
import { openListLink } from '../senders/open-list-link.ts';
import { isOwnPayment } from '../senders/own-payments.ts';
import type { StaffBehind } from '../staff/staff-gate.ts';
import { judgeOrder } from './judge-order.ts';
import { paymentTimeline } from './payment-timeline.ts';
import { findPayment, findPaymentByReference, listPaymentsOfBrowser, type PaymentRow } from './payments.store.ts';
import { presentPayment, presentPaymentToStaff } from './present-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';
import { paymentWords } from './words/all.ts';

const STARTS: Limit = { name: 'start-payment', hits: 30, windowSeconds: 600 };
const QUOTES: Limit = { name: 'quote', hits: 120, windowSeconds: 60 };
const LOOKS: Limit = { name: 'verify-payment', hits: 120, windowSeconds: 60 };
/** Every one of these may put a mail into somebody's box. */
const LIST_LINKS: Limit = { name: 'list-link', hits: 10, windowSeconds: 600 };
/** Both answers take this long, so that a clock does not tell what the words do not. */
const ANSWER_AFTER_MS = 300;
const LIST_LINKS_PER_ADDRESS: Limit = { name: 'list-link-address', hits: 3, windowSeconds: 1800 };
const LIST_LINKS_PER_ADDRESS_A_DAY: Limit = { name: 'list-link-address-day', hits: 10, windowSeconds: 86_400 };
const LIST_OPENINGS: Limit = { name: 'open-list-link', hits: 20, windowSeconds: 600 };

export function registerPayments(app: FastifyInstance, deps: Deps & { staffBehind: StaffBehind }): void {
  const { db, throttle } = deps;

  /** Another browser's payment is not there: nobody can tell it from one that never was. */
  const own = async (payment: PaymentRow | undefined, caller: Caller): Promise<PaymentRow> => {
    if (!payment || !(await isOwnPayment(db, payment, caller.knownBrowser))) throw new Refusal('payment_not_found');
    return payment;
  };

  serve(app, deps, startPaymentEndpoint, async ({ body }, { caller }) => {
    await throttle.hit(STARTS, caller.ip, caller.tellLimit);
    const { authorizationUrl, rule, ...gift } = body;
    const start = startPayment(awaited(deps, caller.requestId));
    const payment = await start(
      { ...gift, rule: rule && ruleFromWire(rule), callbackUrl: authorizationUrl, senderLanguage: caller.language() },
      caller.browser(),
    );
    return {
      status: true as const,
      message: 'Authorization URL created',
      authorizationUrl: payment.authorizationUrl ?? '',
      reference: payment.reference,
      transaction: presentPayment(payment, deps),
    };
  });

  serve(app, deps, initializePaystackTransaction, async ({ body }, { caller }) => {
    await throttle.hit(STARTS, caller.ip, caller.tellLimit);
    const { callback_url, rule, ...gift } = body;
    const start = startPayment(awaited(deps, caller.requestId));
    const payment = await start(
      { ...gift, rule: rule && ruleFromWire(rule), callbackUrl: callback_url, senderLanguage: caller.language() },
      caller.browser(),
    );
    return {
      status: true as const,
      message: 'Authorization URL created',
      data: {
        authorization_url: payment.authorizationUrl ?? '',
        access_code: payment.accessCode ?? '',
        reference: payment.reference,
      },
    };
  });

  serve(app, deps, askForQuote, async ({ body }, { caller }) => {
    await throttle.hit(QUOTES, caller.ip, caller.tellLimit);
    const { rule, ...asked } = body;
    const { gift, terms } = judgeOrder(deps, { ...asked, rule: rule && ruleFromWire(rule) });
    return quoteOf(gift, terms, DEFAULT_CURRENCY);
  });

  serve(app, deps, listOwnPayments, async ({ query }, { caller }) => {
    if (!caller.knownBrowser) return pageOf([], 0, query);
    const { rows, total } = await listPaymentsOfBrowser(db, caller.knownBrowser, query);
    return pageOf(
      rows.map((row) => presentPayment(row, deps)),
      total,
      query,
    );
  });

  /** Asks the provider while the answer may still change; a provider that does not answer is no reason to say "failed". */
  const verify = async (payment: PaymentRow, caller: Caller, isCancelled = false) => {
    if (payment.settledAt) return presentPayment(payment, deps);
    await throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    await settlePayment(awaited(deps, caller.requestId))(payment.reference, { isCancelled });
    return presentPayment((await findPayment(db, payment.id)) ?? payment, deps);
  };

  serve(app, deps, verifyPaymentByReference, async ({ params }, { caller }) =>
    verify(await own(await findPaymentByReference(db, params.reference), caller), caller),
  );

  serve(app, deps, verifyPayment, async ({ params: { referenceOrId } }, { caller }) => {
    const payment = isId<PaymentId>(referenceOrId)
      ? await findPayment(db, referenceOrId)
      : await findPaymentByReference(db, referenceOrId);
    return verify(await own(payment, caller), caller);
  });

  serve(app, deps, cancelPayment, async ({ params }, { caller }) =>
    verify(await own(await findPaymentByReference(db, params.reference), caller), caller, true),
  );

  serve(app, deps, findOwnPayment, async ({ params }, { caller, request }) => {
    if (!isId<PaymentId>(params.id)) throw new Refusal('payment_not_found');
    const payment = await findPayment(db, params.id);
    if (payment && (await isOwnPayment(db, payment, caller.knownBrowser)))
      return { ...presentPayment(payment, deps), timeline: await paymentTimeline(db, payment, caller.language()) };
    const staff = await deps.staffBehind(request, 'payments.view');
    if (!payment || !staff) throw new Refusal('payment_not_found');
    return presentPaymentToStaff(payment, deps, sightOf(staff.role));
  });

  serve(app, deps, askForListLink, async ({ body }, { caller }) => {
    await throttle.hit(LIST_LINKS, caller.ip, caller.tellLimit);
    // How often others asked for it is nobody's to know.
    await throttle.hit(LIST_LINKS_PER_ADDRESS, body.email.toLowerCase());
    await throttle.hit(LIST_LINKS_PER_ADDRESS_A_DAY, body.email.toLowerCase());
    const language = caller.language();
    await Promise.all([mailListLink(deps)({ email: body.email, language }), wait(ANSWER_AFTER_MS)]);
    return { message: paymentWords[language].listLinkOnItsWay };
  });

  serve(app, deps, openListLinkEndpoint, async ({ body }, { caller }) => {
    await throttle.hit(LIST_OPENINGS, caller.ip, caller.tellLimit);
    return { gifts: await openListLink(deps)({ token: body.token, browser: caller.browser }) };
  });
}
