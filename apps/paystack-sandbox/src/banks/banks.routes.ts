import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { ok } from '../platform/envelope.ts';
import { fieldsOf, pagingOf, textOf } from '../platform/fields.ts';
import { invalidParams, Refusal } from '../platform/refusal.ts';
import { readSettings } from '../platform/settings.ts';
import { accountNameOf } from './account-names.ts';
import { BANKS, findBank, presentBank } from './banks.ts';

const DAILY_RESOLVES = 3;
const TEST_BANK_CODE = '001';

export function bankRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.get('/bank', { config: { name: 'bank.list' } }, async (request, reply) => {
    const query = fieldsOf(request.query);
    const rows = inNigeria(query.country, query.currency) ? BANKS.map(presentBank) : [];
    if (query.use_cursor !== 'true') {
      const etag = `W/"${createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 27)}"`;
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return ok('Banks retrieved', rows);
    }
    const { perPage } = pagingOf(query);
    const start = cursorPlace(query.next);
    const end = start + perPage;
    return ok('Banks retrieved', rows.slice(start, end), {
      next: end < rows.length ? cursorAt(end) : null,
      previous: start > 0 ? cursorAt(Math.max(0, start - perPage)) : null,
      perPage,
    });
  });

  app.get('/bank/resolve', { config: { name: 'bank.resolve' } }, async (request) => {
    const query = fieldsOf(request.query);
    const accountNumber = textOf(query.account_number) ?? '';
    const bankCode = textOf(query.bank_code) ?? '';
    const bank = findBank(bankCode);
    if (bank === undefined) throw invalidParams(`Unknown bank code: ${bankCode}`);
    if (bankCode !== TEST_BANK_CODE && (await readSettings(db)).resolve_quota) await countResolve();

    const accountName = accountNameOf(bankCode, accountNumber);
    if (accountName === undefined) throw unresolved();
    return ok('Account number resolved', {
      account_number: accountNumber,
      account_name: accountName,
      bank_id: bank.id,
    });
  });

  async function countResolve(): Promise<void> {
    const { used } = await db.one<{ used: number }>(
      `INSERT INTO paystack_sandbox.resolves (day, used) VALUES ($1, 1)
       ON CONFLICT (day) DO UPDATE SET used = resolves.used + 1 RETURNING used`,
      [clock.now().toISOString().slice(0, 10)],
    );
    if (used <= DAILY_RESOLVES) return;
    throw new Refusal(
      429,
      'Test mode daily limit of 3 live bank resolves exceeded. Use test bank codes 001 or upgrade to live mode.',
    );
  }
}

const unresolved = () =>
  new Refusal(422, 'Could not resolve account name. Check parameters or try again.', {
    type: 'validation_error',
    code: 'invalid_bank_code',
    nextStep: 'Confirm that you are passing the correct bank code, as the List Banks endpoint gives it',
  });

const inNigeria = (country: unknown, currency: unknown) =>
  (textOf(country) ?? 'nigeria').toLowerCase() === 'nigeria' && (textOf(currency) ?? 'NGN').toUpperCase() === 'NGN';

const cursorAt = (place: number) => Buffer.from(`bank:${place}`).toString('base64');

function cursorPlace(cursor: unknown): number {
  const place = Buffer.from(textOf(cursor) ?? '', 'base64')
    .toString()
    .match(/^bank:(\d{1,4})$/)?.[1];
  return place === undefined ? 0 : Number(place);
}
