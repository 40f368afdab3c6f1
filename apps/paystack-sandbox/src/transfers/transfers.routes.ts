import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { ok } from '../platform/envelope.ts';
import { dateOf, fieldsOf, idOf, pageMetaOf, pagingOf, textOf } from '../platform/fields.ts';
import { unlessForgotten } from '../platform/forgotten.ts';
import { invalidParams, Refusal } from '../platform/refusal.ts';
import { OTP } from '../transactions/cards.ts';
import { answerOtp } from './change-transfer-status.ts';
import { createTransfer } from './create-transfer.ts';
import { presentQueued, presentTransfer } from './present-transfer.ts';
import { findTransfer, listTransfers, lockTransfer } from './transfers.store.ts';

const BULK_AT_MOST = 100;

export function transferRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  app.post('/transfer', { config: { name: 'transfer.create' } }, async (request) => {
    const transfer = await createTransfer(deps, fieldsOf(request.body));
    deps.wake();
    const message = transfer.status === 'otp' ? 'Transfer requires OTP to continue' : 'Transfer has been queued';
    return ok(message, presentQueued(transfer));
  });

  app.post('/transfer/bulk', { config: { name: 'transfer.bulk' } }, async (request) => {
    const { transfers, currency } = fieldsOf(request.body);
    if (!Array.isArray(transfers) || transfers.length === 0 || transfers.length > BULK_AT_MOST) {
      throw invalidParams('Invalid transfers passed');
    }
    const asks = transfers.map(fieldsOf);
    await refuseRepeatedReferences(asks.map((ask) => textOf(ask.reference) ?? ''));
    const made: unknown[] = [];
    for (const ask of asks) {
      const { recipient_id, ...row } = await createTransfer(deps, { ...ask, currency: ask.currency ?? currency });
      made.push({ ...presentQueued({ ...row, recipient_id }), recipient: ask.recipient });
    }
    deps.wake();
    return ok(`${made.length} transfers queued.`, made);
  });

  app.post('/transfer/finalize_transfer', { config: { name: 'transfer.finalize' } }, async (request) => {
    const { transfer_code, otp } = fieldsOf(request.body);
    const found = await findTransfer(db, 'transfer_code', textOf(transfer_code) ?? '');
    if (found === undefined) throw new Refusal(400, 'Transfer code is invalid');
    const transfer = await db.transaction(async (trx) => {
      const row = await lockTransfer(trx, found.id);
      if (row.status !== 'otp') throw new Refusal(400, 'Transfer is not currently awaiting OTP');
      return answerOtp(trx, deps, row, textOf(otp) === OTP);
    });
    deps.wake();
    return ok('Transfer has been queued', presentQueued(transfer));
  });

  app.post('/transfer/resend_otp', { config: { name: 'transfer.resend_otp' } }, async (request) => {
    const found = await findTransfer(db, 'transfer_code', textOf(fieldsOf(request.body).transfer_code) ?? '');
    if (found === undefined) throw new Refusal(400, 'Transfer code is invalid');
    if (found.status !== 'otp') throw new Refusal(400, 'Transfer is not currently awaiting OTP');
    return { status: true, message: 'OTP has been resent' };
  });

  app.get('/transfer/verify/:reference', { config: { name: 'transfer.verify' } }, async (request) => {
    const transfer = unlessForgotten(await findTransfer(db, 'reference', String(fieldsOf(request.params).reference)));
    if (transfer === undefined) throw new Refusal(404, 'Transfer not found');
    return ok('Transfer retrieved', presentTransfer(transfer));
  });

  app.get('/transfer', { config: { name: 'transfer.list' } }, async (request) => {
    const query = fieldsOf(request.query);
    const paging = pagingOf(query);
    const { rows, total } = await listTransfers(db, {
      ...paging,
      status: textOf(query.status) ?? null,
      recipient: textOf(query.recipient) ?? null,
      from: dateOf(query.from),
      to: dateOf(query.to),
    });
    return ok('Transfers retrieved', rows.map(presentTransfer), pageMetaOf(paging, total));
  });

  app.get('/transfer/:idOrCode', { config: { name: 'transfer.fetch' } }, async (request) => {
    const idOrCode = String(fieldsOf(request.params).idOrCode);
    const id = idOf(idOrCode);
    const transfer = unlessForgotten(
      await (id === undefined ? findTransfer(db, 'transfer_code', idOrCode) : findTransfer(db, 'id', id)),
    );
    if (transfer === undefined) throw new Refusal(404, 'Transfer not found');
    return ok('Transfer retrieved', presentTransfer(transfer));
  });

  async function refuseRepeatedReferences(references: string[]): Promise<void> {
    const used = await db.many<{ reference: string }>(
      'SELECT reference FROM paystack_sandbox.transfers WHERE reference = ANY($1)',
      [references],
    );
    const twice = references.filter((reference, index) => reference !== '' && references.indexOf(reference) !== index);
    const repeated = [...new Set([...used.map((row) => row.reference), ...twice])];
    if (repeated.length === 0) return;
    throw new Refusal(404, `Duplicate reference(s) found: ${repeated.join(',')}`, {
      type: 'api_error',
      code: 'unknown',
    });
  }
}
