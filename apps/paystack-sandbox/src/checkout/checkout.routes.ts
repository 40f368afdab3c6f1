import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { fieldsOf, textOf } from '../platform/fields.ts';
import { acceptForms } from '../platform/forms.ts';
import { readSettings, type Settings } from '../platform/settings.ts';
import { planStep } from '../platform/steps.ts';
import { findCard } from '../transactions/cards.ts';
import { isPaid, line } from '../transactions/charge.ts';
import { isHttpUrl } from '../transactions/transactions.routes.ts';
import {
  findByAccessCode,
  lockTransaction,
  type TransactionRow,
  updateTransaction,
} from '../transactions/transactions.store.ts';
import { countUndelivered } from '../webhooks/webhooks.store.ts';
import { isOffered } from './card-stage.ts';
import { checkoutPage, notFoundPage } from './checkout-page.ts';
import type { CheckoutView } from './checkout-view.ts';
import type { Html } from './html.ts';
import { answerStep, type PayResult, startCard } from './pay-by-card.ts';

const ARRIVES_IN_MS = 3_000;
const DELIVERY_WAIT_MS = 5_000;

/** The page where the payer pays. Every button is a plain form, so it works without any script. */
export function checkoutRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  acceptForms(app);

  app.get<Code>('/checkout/:code', async (request, reply) => {
    const found = await findByAccessCode(db, request.params.code);
    if (found === undefined) return sendPage(reply.code(404), notFoundPage());
    const query = fieldsOf(request.query);
    const row = found.opened_at === null ? await open(found) : found;
    const isByTransfer = query.channel === 'bank_transfer' || !isOffered(row, 'card');
    const channel = isByTransfer && isOffered(row, 'bank_transfer') ? 'bank_transfer' : 'card';
    return show(reply, row, { channel, useCard: findCard(textOf(query.card) ?? '') });
  });

  app.get<Code>('/checkout/:code/status', async (request, reply) => {
    const row = await findByAccessCode(db, request.params.code);
    if (row === undefined) return reply.code(404).send({ status: 'unknown' });
    return { status: row.status };
  });

  app.post<Code>('/checkout/:code/card', (request, reply) => {
    const body = fieldsOf(request.body);
    const input = {
      number: textOf(body.number) ?? '',
      expiry: textOf(body.expiry) ?? '',
      cvv: textOf(body.cvv) ?? '',
    };
    return act(request.params.code, reply, async (trx, row) => {
      const result = await startCard(trx, deps, row, input);
      return { ...result, typed: { number: input.number, expiry: input.expiry } };
    });
  });

  app.post<Code>('/checkout/:code/step', (request, reply) =>
    act(request.params.code, reply, (trx, row) =>
      answerStep(trx, deps, row, textOf(fieldsOf(request.body).answer) ?? ''),
    ),
  );

  app.post<Code>('/checkout/:code/bank-transfer', (request, reply) =>
    act(request.params.code, reply, async (trx, row) => ({
      row: await updateTransaction(trx, row.id, {
        status: 'ongoing',
        channel: 'bank_transfer',
        card: null,
        attempt: { waitingFor: 'bank-transfer' },
        history: [...row.history, line(clock.now(), 'action', 'Chose bank transfer')],
      }),
    })),
  );

  app.post<Code>('/checkout/:code/bank-transfer/sent', (request, reply) =>
    act(request.params.code, reply, async (trx, row) => {
      if (row.attempt?.waitingFor !== 'bank-transfer') return { row };
      await planStep(trx, 'transaction.bank-transfer-arrives', row.id, clock.in(ARRIVES_IN_MS));
      return { row: await updateTransaction(trx, row.id, { attempt: { waitingFor: 'bank-transfer-sent' } }) };
    }),
  );

  app.post<Code>('/checkout/:code/restart', (request, reply) =>
    act(request.params.code, reply, async (trx, row) => ({ row: await giveUpAttempt(trx, row) })),
  );

  app.post<Code>('/checkout/:code/cancel', async (request, reply) => {
    const found = await findByAccessCode(db, request.params.code);
    if (found === undefined) return sendPage(reply.code(404), notFoundPage());
    const row = await db.transaction(async (trx) => {
      const locked = await lockTransaction(trx, found.id);
      return isPaid(locked) ? locked : giveUpAttempt(trx, locked);
    });
    if (isPaid(row)) return reply.redirect(`/checkout/${row.access_code}`, 303);
    const cancelUrl = textOf(fieldsOf(row.metadata).cancel_action);
    if (cancelUrl !== undefined && isHttpUrl(cancelUrl)) return reply.redirect(cancelUrl, 303);
    return show(reply, row, { isCancelled: true });
  });

  type Act = PayResult & { typed?: CheckoutView['typed'] };

  /** Two tabs may hold the same page, so each press works on the locked row and never on one that is paid. */
  async function act(code: string, reply: FastifyReply, work: (trx: Db, row: TransactionRow) => Promise<Act>) {
    const found = await findByAccessCode(db, code);
    if (found === undefined) return sendPage(reply.code(404), notFoundPage());
    const settings = await readSettings(db);
    const { row, problem, typed } = await db.transaction<Act>(async (trx) => {
      const locked = await lockTransaction(trx, found.id);
      return isPaid(locked) || isExpired(locked, settings) ? { row: locked } : work(trx, locked);
    });
    deps.wake();
    if (problem !== undefined) return show(reply.code(422), row, { problem, typed });
    if (isPaid(row) && settings.webhook_timing === 'before-redirect') await waitForDelivery(row.reference);
    return reply.redirect(`/checkout/${code}`, 303);
  }

  async function show(reply: FastifyReply, row: TransactionRow, view: Partial<CheckoutView>) {
    const settings = await readSettings(db);
    return sendPage(
      reply,
      checkoutPage({
        row,
        channel: row.channel === 'bank_transfer' && row.attempt !== null ? 'bank_transfer' : 'card',
        isPaid: isPaid(row),
        isExpired: isExpired(row, settings),
        isCancelled: false,
        returnUrl: returnUrlOf(row),
        sampleExpiry: `12 / ${String(clock.now().getUTCFullYear() + 3).slice(-2)}`,
        ...view,
      }),
    );
  }

  const open = (row: TransactionRow) =>
    updateTransaction(db, row.id, {
      opened_at: clock.now(),
      history: [...row.history, line(clock.now(), 'open', 'Opened the payment page')],
    });

  const isExpired = (row: TransactionRow, { payment_session_timeout: seconds }: Settings) =>
    !isPaid(row) && seconds > 0 && clock.now().getTime() > row.created_at.getTime() + seconds * 1_000;

  async function waitForDelivery(reference: string): Promise<void> {
    const giveUpAt = Date.now() + DELIVERY_WAIT_MS;
    while (Date.now() < giveUpAt && (await countUndelivered(db, reference)) > 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

interface Code {
  Params: { code: string };
}

/** Back to choosing how to pay. What was never paid reads `abandoned`, what the bank refused stays `failed`. */
function giveUpAttempt(trx: Db, row: TransactionRow): Promise<TransactionRow> {
  return updateTransaction(trx, row.id, { attempt: null, status: row.errors > 0 ? 'failed' : 'abandoned' });
}

function returnUrlOf(row: TransactionRow): string | undefined {
  if (row.callback_url === null) return undefined;
  const url = new URL(row.callback_url);
  url.searchParams.append('trxref', row.reference);
  url.searchParams.append('reference', row.reference);
  return url.href;
}

const sendPage = (reply: FastifyReply, page: Html) =>
  reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page.text);

/** Nothing inline and nothing foreign. Cancelling may lead to the merchant's site, so forms may end elsewhere. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";
