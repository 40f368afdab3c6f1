import type { FastifyInstance } from 'fastify';
import { accountNameOf } from '../banks/account-names.ts';
import { findBank } from '../banks/banks.ts';
import { randomCode } from '../platform/codes.ts';
import type { Db, Id } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { ok } from '../platform/envelope.ts';
import { type Fields, fieldsOf, pageMetaOf, pagingOf, textOf } from '../platform/fields.ts';
import { INTEGRATION } from '../platform/integration.ts';
import { invalidParams, Refusal } from '../platform/refusal.ts';

export interface RecipientRow {
  id: Id;
  recipient_code: string;
  type: string;
  name: string;
  account_number: string;
  account_name: string | null;
  bank_code: string;
  bank_name: string;
  currency: string;
  description: string | null;
  email: string | null;
  metadata: unknown;
  created_at: Date;
}

export function recipientRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.post('/transferrecipient', { config: { name: 'recipient.create' } }, async (request, reply) => {
    const { recipient, isNew } = await saveRecipient(db, clock.now(), fieldsOf(request.body));
    reply.code(isNew ? 201 : 200);
    return ok('Transfer recipient created successfully', presentRecipient(recipient));
  });

  app.post('/transferrecipient/bulk', { config: { name: 'recipient.bulk' } }, async (request) => {
    const { batch } = fieldsOf(request.body);
    if (!Array.isArray(batch) || batch.length === 0 || batch.length > 100) throw invalidParams('Invalid batch passed');
    const success: unknown[] = [];
    const errors: unknown[] = [];
    for (const entry of batch) {
      try {
        const { recipient } = await saveRecipient(db, clock.now(), fieldsOf(entry));
        success.push(presentRecipient(recipient));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        errors.push({ ...fieldsOf(entry), error: error.message });
      }
    }
    return ok('Recipients added successfully', { success, errors });
  });

  app.get('/transferrecipient', { config: { name: 'recipient.list' } }, async (request) => {
    const paging = pagingOf(fieldsOf(request.query));
    const rows = await db.many<RecipientRow>(
      'SELECT * FROM paystack_sandbox.recipients ORDER BY id DESC LIMIT $1 OFFSET $2',
      [paging.perPage, paging.offset],
    );
    const { total } = await db.one<{ total: number }>('SELECT count(*) AS total FROM paystack_sandbox.recipients');
    return ok('Recipients retrieved', rows.map(presentRecipient), pageMetaOf(paging, total));
  });

  app.get('/transferrecipient/:code', { config: { name: 'recipient.fetch' } }, async (request) => {
    const { code } = fieldsOf(request.params);
    const row = await findRecipient(db, String(code));
    if (row === undefined) throw new Refusal(404, 'Transfer recipient not found');
    return ok('Recipient retrieved', presentRecipient(row));
  });
}

export const findRecipient = (db: Db, codeOrId: string) =>
  db.maybe<RecipientRow>('SELECT * FROM paystack_sandbox.recipients WHERE recipient_code = $1 OR id::text = $1', [
    codeOrId,
  ]);

/** One account is one recipient: asking again answers with the one that exists. */
async function saveRecipient(db: Db, now: Date, body: Fields) {
  const type = textOf(body.type) ?? 'nuban';
  const name = textOf(body.name);
  const accountNumber = textOf(body.account_number);
  const bankCode = textOf(body.bank_code) ?? '';
  const bank = findBank(bankCode);
  if (type !== 'nuban') throw invalidParams('Invalid recipient type passed');
  if (accountNumber === undefined) throw invalidParams('Account number is required');
  if (bank === undefined) throw new Refusal(400, 'Bank code is invalid');
  const accountName = accountNameOf(bankCode, accountNumber);
  if (accountName === undefined) throw invalidParams('Account number is invalid');

  const values = [type, bankCode, accountNumber, textOf(body.currency) ?? 'NGN'];
  const found = `SELECT * FROM paystack_sandbox.recipients
    WHERE type = $1 AND bank_code = $2 AND account_number = $3 AND currency = $4`;
  const inserted = await db.maybe<RecipientRow>(
    `INSERT INTO paystack_sandbox.recipients
       (type, bank_code, account_number, currency, recipient_code, name, account_name, bank_name, description, email,
        metadata, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING RETURNING *`,
    [
      ...values,
      `RCP_${randomCode(15)}`,
      name ?? accountName,
      accountName,
      bank.name,
      textOf(body.description) ?? null,
      textOf(body.email) ?? null,
      body.metadata === undefined ? null : JSON.stringify(body.metadata),
      now,
    ],
  );
  return { recipient: inserted ?? (await db.one<RecipientRow>(found, values)), isNew: inserted !== undefined };
}

export const presentRecipient = (row: RecipientRow) => ({
  active: true,
  createdAt: row.created_at,
  currency: row.currency,
  description: row.description,
  domain: 'test',
  email: row.email,
  id: row.id,
  integration: INTEGRATION.id,
  metadata: row.metadata,
  name: row.name,
  recipient_code: row.recipient_code,
  type: row.type,
  updatedAt: row.created_at,
  is_deleted: false,
  isDeleted: false,
  details: {
    authorization_code: null,
    account_number: row.account_number,
    account_name: row.account_name,
    bank_code: row.bank_code,
    bank_name: row.bank_name,
  },
});
