import { randomBytes, randomUUID } from 'node:crypto';
import { makeQuid } from '@jara/domain/gift/quid';
import type { BrowserId, ChargeId, ClaimId, GiftId, MailId, PaymentId, RefundId, WithdrawalId } from '@jara/domain/ids';
import { withdrawalFee } from '@jara/domain/money/fee';
import { minor } from '@jara/domain/money/money';
import { pino } from 'pino';
import { createTestDatabase } from '../../../testing/postgres.ts';
import { addMails, type MailKind, type NewMail } from '../../outbox/outbox.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { createClock } from '../../platform/database/clock.ts';
import { connect, type Db } from '../../platform/database/db.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { createKeys } from '../../platform/keys/keys.ts';

export const NOW = new Date('2026-11-20T08:00:00Z');
const YEAR_MS = 365 * 86_400_000;
const reference = (prefix: string) => `${prefix}-${randomBytes(10).toString('hex')}`;

/** A database of its own with what mails tell of, written as the product would have left it. */
export async function createMailWorld(env: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const { db, close } = connect(database.url, { max: 8, onError: () => undefined });
  const config: Config = readConfig({ PUBLIC_URL: 'https://jara.example', ...env });
  const clock = { ...createClock(db), now: () => NOW };
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  return {
    deps: { db, config, clock, log, keys: createKeys('a secret of the tests'.repeat(3)) },
    /** Everything that was logged, to look for what must not be. */
    logged: () => lines.join(''),
    ...factsIn(db),
    ...mailsIn(db),
    end: async () => {
      await close();
      await database.drop();
    },
  };
}

function mailsIn(db: Db) {
  const read = (id: MailId) => db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    read,
    addMail: async (kind: MailKind, data: Record<string, unknown>, to = 'ada@example.com') => {
      const identity = randomUUID();
      await db.transaction().execute((trx) => addMails(trx, NOW, [{ kind, to, identity, data } as NewMail]));
      return db.selectFrom('mails').selectAll().where('identity', '=', identity).executeTakeFirstOrThrow();
    },
    /** Makes a mail due at once, as if its wait were over. */
    makeDue: async (id: MailId) => {
      await db
        .updateTable('mails')
        .set({ nextTryAt: new Date(Date.now() - 1_000) })
        .where('id', '=', id)
        .execute();
    },
  };
}

type Changes<Table extends keyof Schema> = Partial<{ [Column in keyof Schema[Table]]: unknown }>;

function factsIn(db: Db) {
  const gift = async (changes: { payment?: Changes<'payments'>; gift?: Changes<'gifts'> } = {}) => {
    const payment = {
      id: newId<PaymentId>(),
      browserId: newId<BrowserId>(),
      status: 'SUCCESS' as const,
      amount: minor(5_000_000),
      currency: 'NGN' as const,
      recipientEmail: 'ada@example.com',
      senderName: 'Tunde Bello',
      senderEmail: 'tunde@example.com',
      anonymous: false,
      message: 'Happy birthday!',
      theme: 'owambe',
      clothSeed: 271_828,
      passwordHash: null,
      reference: reference('pay'),
      providerId: null,
      failureReason: null,
      nextCheckAt: null,
      createdAt: NOW,
      updatedAt: NOW,
      settledAt: NOW,
      ...(changes.payment as object),
    };
    const made = {
      id: newId<GiftId>(),
      paymentId: payment.id,
      quid: makeQuid(randomBytes(12).map((byte) => byte & 31)),
      amount: payment.amount,
      currency: payment.currency,
      status: 'ACTIVE' as const,
      statusReason: null,
      firstTriedAt: null,
      closedAt: null,
      expiresAt: new Date(NOW.getTime() + YEAR_MS),
      createdAt: NOW,
      updatedAt: NOW,
      ...(changes.gift as object),
    };
    await db.insertInto('payments').values(payment).execute();
    await db.insertInto('gifts').values(made).execute();
    return { ...made, reference: payment.reference };
  };

  const claim = async (giftId: GiftId, changes: Changes<'claims'> = {}) => {
    const made = {
      id: newId<ClaimId>(),
      giftId,
      slot: 0,
      browserId: newId<BrowserId>(),
      share: minor(5_000_000),
      currency: 'NGN' as const,
      status: 'GRANTED' as const,
      accessKeyHash: randomBytes(32),
      createdAt: NOW,
      updatedAt: NOW,
      ...(changes as object),
    };
    await db.insertInto('claims').values(made).execute();
    return made;
  };

  const withdrawal = async (claimId: ClaimId, changes: Changes<'withdrawals'> = {}) => {
    const made = {
      id: newId<WithdrawalId>(),
      claimId,
      attempt: 1,
      ...withdrawalFee(minor(5_000_000)),
      currency: 'NGN' as const,
      accountNumber: '2081236789',
      accountName: 'ADA OKAFOR',
      bankCode: '057',
      bankName: 'Zenith Bank',
      reference: reference('out'),
      status: 'COMPLETED' as const,
      approvalsNeeded: 0,
      reason: null,
      recipientCode: null,
      transferCode: null,
      transferFee: null,
      nextCheckAt: null,
      requestedAt: NOW,
      approvedAt: NOW,
      sentAt: NOW,
      finishedAt: NOW,
      updatedAt: NOW,
      ...(changes as object),
    };
    await db.insertInto('withdrawals').values(made).execute();
    return made;
  };

  const refund = async (
    gift: { id: GiftId | null; paymentId: PaymentId; reference: string },
    changes: Changes<'refunds'> = {},
  ) => {
    const charge = {
      id: newId<ChargeId>(),
      providerId: randomUUID(),
      reference: gift.reference,
      paymentId: gift.paymentId,
      amount: minor(5_000_000),
      requestedAmount: null,
      currency: 'NGN' as const,
      fee: minor(0),
      became: gift.id ? ('GIFT' as const) : ('SUSPENSE' as const),
      reason: gift.id ? null : 'A second charge',
      recordedAt: NOW,
    };
    const made = {
      id: newId<RefundId>(),
      chargeId: charge.id,
      giftId: gift.id,
      amount: charge.amount,
      currency: charge.currency,
      status: 'DONE' as const,
      providerId: null,
      providerStatus: null,
      reason: 'Nobody opened it',
      failure: null,
      nextCheckAt: null,
      createdAt: NOW,
      updatedAt: NOW,
      finishedAt: NOW,
      ...(changes as object),
    };
    await db.insertInto('charges').values(charge).execute();
    await db.insertInto('refunds').values(made).execute();
    return made;
  };

  return { gift, claim, withdrawal, refund };
}
