import type { BrowserId, PaymentId } from '@jara/domain/ids';
import { DEFAULT_CURRENCY, type Minor } from '@jara/domain/money/money';
import { PAYMENT_FAILURES } from '@jara/domain/payment/payment-failures';
import { paymentReference } from '@jara/domain/payment/payment-reference';
import { isProviderError } from '@jara/paystack/provider-error';
import { newId } from '../platform/ids.ts';
import { hashPassword } from '../platform/keys/hash-password.ts';
import { namesOfOrigin } from '../platform/loopback.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { paused } from '../switches/paused.ts';
import { isOn } from '../switches/switches.store.ts';
import { judgeOrder, type NewGift } from './judge-order.ts';
import { findPayment, type PaymentRow } from './payments.store.ts';

const FIRST_CHECK_AFTER_MS = 60_000;

/**
 * Records what the sender wants to give, then asks the provider for a checkout page. Our reference is stored before the
 * provider hears of it, so money that arrives is always recognised.
 */
export const startPayment =
  (deps: Deps) =>
  async (ask: NewGift & { callbackUrl: string }, browserId: BrowserId): Promise<PaymentRow> => {
    const { config, db, clock } = deps;
    if (!callbackUrls(config).includes(ask.callbackUrl)) throw new Refusal('callback_not_ours');
    const { gift, terms, feePaidBy, lifetimeDays, rule } = judgeOrder(deps, ask);

    const id = newId<PaymentId>();
    const passwordHash = ask.password === undefined ? null : await hashPassword(ask.password);
    const now = clock.now();
    const reference = newReference();
    await db.transaction().execute(async (trx) => {
      if (!(await isOn(trx, 'creation'))) throw paused('creation');
      await trx
        .insertInto('payments')
        .values({
          id,
          browserId,
          status: 'PENDING',
          amount: gift,
          currency: DEFAULT_CURRENCY,
          delivery: ask.delivery ?? 'MAIL',
          recipientEmail: ask.email ?? null,
          senderName: ask.senderName || null,
          senderEmail: ask.senderEmail ?? null,
          anonymous: ask.anonymous ?? false,
          message: ask.message || null,
          theme: ask.theme ?? 'adire',
          clothSeed: ask.clothSeed ?? Math.floor(Math.random() * 2 ** 32),
          passwordHash,
          rule: rule ? JSON.stringify(rule) : null,
          deliverAt: ask.deliverAt ?? null,
          opensAt: ask.opensAt ?? null,
          lifetimeDays,
          feePaidBy,
          language: ask.language ?? 'en',
          senderLanguage: ask.senderLanguage ?? 'en',
          ...terms,
          reference,
          nextCheckAt: new Date(deps.clock.databaseNow().getTime() + FIRST_CHECK_AFTER_MS),
          createdAt: now,
          updatedAt: now,
          providerId: null,
          failureReason: null,
          settledAt: null,
        })
        .execute();
      await trx
        .insertInto('paymentReferences')
        .values({
          reference,
          paymentId: id,
          createdAt: now,
          accessCode: null,
          authorizationUrl: null,
          supersededAt: null,
        })
        .execute();
    });

    await openCheckout(deps, {
      id,
      amount: gift,
      reference,
      payerEmail: ask.senderEmail,
      callbackUrl: ask.callbackUrl,
    });
    const payment = await findPayment(db, id);
    if (!payment) throw new Error('a payment vanished after it was stored');
    return payment;
  };

export const callbackUrl = (publicUrl: string) => `${publicUrl}/payment/callback`;

/** At a desk 127.0.0.1 is localhost, and the browser has to come back under the name that its cookie belongs to. */
const callbackUrls = ({ mode, publicUrl }: Deps['config']): string[] =>
  [publicUrl, ...(mode === 'sandbox' ? namesOfOrigin(publicUrl) : [])].map(callbackUrl);

const newReference = () => paymentReference(newId());

interface Checkout {
  id: PaymentId;
  amount: Minor;
  reference: string;
  payerEmail: string | undefined;
  callbackUrl: string;
}

/**
 * A lost answer is not a failure. The provider is asked whether it knows the reference: if not, the same one is sent
 * again; if it does, its checkout address is lost to us, so a new reference takes over and the old one stays known.
 */
async function openCheckout(deps: Deps, checkout: Checkout): Promise<void> {
  try {
    await initialize(deps, checkout);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    if (error.kind !== 'unknown') throw await notStarted(deps, checkout.id);
    deps.log.warn({ reference: checkout.reference }, 'payment.initialize_unknown');
    const known = await isKnownToProvider(deps, checkout.reference);
    try {
      await initialize(deps, known ? await supersede(deps, checkout) : checkout);
    } catch (again) {
      if (!isProviderError(again)) throw again;
      // Still no answer: nobody has the page, yet should money arrive after all, the payment is there for it.
      throw again.kind === 'unknown' ? new Refusal('payment_not_started') : await notStarted(deps, checkout.id);
    }
  }
}

async function initialize(
  { paystack, db, config }: Deps,
  { id, amount, reference, payerEmail, callbackUrl }: Checkout,
) {
  const opened = await paystack.initializeTransaction({
    email: payerAddress(config, id, payerEmail ?? null),
    amount,
    currency: DEFAULT_CURRENCY,
    reference,
    callbackUrl,
    // The provider sends a payer who cancels here and tells us nothing, so the address itself says what they did.
    metadata: { payment_id: id, cancel_action: `${callbackUrl}?reference=${reference}&cancelled=yes` },
  });
  await db
    .updateTable('paymentReferences')
    .set({ accessCode: opened.access_code, authorizationUrl: opened.authorization_url })
    .where('reference', '=', reference)
    .execute();
}

/** The payer is the sender. Without an address of theirs the provider gets one of ours, never the recipient's. */
export const payerAddress = ({ mailFrom }: Deps['config'], id: PaymentId, senderEmail: string | null): string =>
  senderEmail ?? `payer-${id.slice(-12)}@${mailFrom.replace(/^.*@|>$/g, '')}`;

async function isKnownToProvider({ paystack }: Deps, reference: string): Promise<boolean> {
  try {
    await paystack.verifyTransaction(reference);
    return true;
  } catch (error) {
    if (isProviderError(error) && error.kind === 'not_found') return false;
    if (isProviderError(error)) throw new Refusal('payment_not_started');
    throw error;
  }
}

async function supersede({ db, clock }: Deps, checkout: Checkout): Promise<Checkout> {
  const reference = newReference();
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('paymentReferences')
      .set({ supersededAt: now })
      .where('reference', '=', checkout.reference)
      .execute();
    await trx
      .insertInto('paymentReferences')
      .values({
        reference,
        paymentId: checkout.id,
        createdAt: now,
        accessCode: null,
        authorizationUrl: null,
        supersededAt: null,
      })
      .execute();
    await trx.updateTable('payments').set({ reference, updatedAt: now }).where('id', '=', checkout.id).execute();
  });
  return { ...checkout, reference };
}

async function notStarted({ db, clock }: Deps, id: PaymentId): Promise<Refusal> {
  await db
    .updateTable('payments')
    .set({ status: 'FAILED', failureReason: PAYMENT_FAILURES.notOpened, updatedAt: clock.now() })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute();
  return new Refusal('payment_not_started');
}
