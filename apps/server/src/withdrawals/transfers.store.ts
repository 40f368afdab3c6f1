import type { GiftId, WithdrawalId } from '@jara/domain/ids';
import { type Minor, ZERO } from '@jara/domain/money/money';
import { mayHavePaid } from '@jara/domain/operations/judge-payout';
import { FIRST_SLOT_OF_SENDER, parsePayoutReference } from '@jara/domain/withdrawal/payout-reference';
import type { Transfer } from '@jara/paystack/wire';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import type { WithdrawalRow } from './withdrawals.store.ts';

/**
 * Writes down that the provider is about to be asked for a transfer. The database refuses it while another transfer may have
 * paid the same share.
 */
export async function noteAsked(trx: Trx, { reference, net, currency }: WithdrawalRow, now: Date): Promise<void> {
  const place = parsePayoutReference(reference);
  if (!place) throw new Error(`${reference} is not the reference of a payout`);
  await sql`
    insert into transfers (reference, gift_id, slot, attempt, status, may_have_paid, amount, currency, first_seen_at, changed_at)
    values (${reference}, ${place.giftId}, ${place.slot}, ${place.attempt}, 'asked', true, ${net}, ${currency}, ${now}, ${now})
    on conflict (reference) do update set status = 'asked', may_have_paid = true, changed_at = excluded.changed_at
  `.execute(trx);
}

/** Keeps the provider's last word on a transfer of a share of ours. A second one that paid the same share is marked as such. */
export async function noteTransfer(trx: Trx, transfer: Transfer, now: Date): Promise<void> {
  const place = parsePayoutReference(transfer.reference);
  if (!place) return;
  const { accountNumber = null, bankCode = null } = destinationOf(transfer) ?? {};
  // What was erased does not come back with the provider's next word.
  const unlessErased = sql`case when not exists (
    select from withdrawals w where w.reference = ${transfer.reference} and w.account_number = '') then ${accountNumber}::text end`;
  await sql`
    insert into transfers as known (reference, gift_id, slot, attempt, status, may_have_paid, amount, currency,
      account_number, bank_code, is_extra, first_seen_at, changed_at)
    select ${transfer.reference}, g.id, ${place.slot}, ${place.attempt}, ${transfer.status}, ${mayHavePaid(transfer.status)},
      ${transfer.amount}, ${transfer.currency}, ${unlessErased}, ${bankCode}, ${isExtra(place, transfer)}, ${now}, ${now}
    from gifts g where g.id = ${place.giftId}
    on conflict (reference) do update set
      status = excluded.status, may_have_paid = excluded.may_have_paid, amount = excluded.amount, currency = excluded.currency,
      account_number = coalesce(excluded.account_number, known.account_number),
      bank_code = coalesce(excluded.bank_code, known.bank_code),
      is_extra = excluded.is_extra, changed_at = excluded.changed_at
    where (known.status, known.may_have_paid, known.amount, known.is_extra, known.account_number)
      is distinct from (excluded.status, excluded.may_have_paid, excluded.amount, excluded.is_extra,
        coalesce(excluded.account_number, known.account_number))
  `.execute(trx);
}

const isExtra = ({ giftId, slot }: { giftId: GiftId; slot: number }, { reference, status }: Transfer) => sql<boolean>`(
  ${mayHavePaid(status)} and exists (
    select from transfers t
    where t.gift_id = ${giftId} and t.slot = ${slot} and t.reference <> ${reference} and t.may_have_paid and not t.is_extra and t.written_off_at is null
  )
)`;

/** Whether the provider says of another transfer that it has paid the same share. One that was only asked for may never have left. */
export async function hasAnotherPaid(
  trx: Trx,
  { giftId, slot }: { giftId: GiftId; slot: number },
  reference: string,
): Promise<boolean> {
  // What goes back to a sender is one thing, however often it was begun anew; what is booked of another part of it keeps nobody.
  const isOfSender = slot >= FIRST_SLOT_OF_SENDER;
  const { rows } = await sql`
    select from transfers t where t.gift_id = ${giftId} and t.reference <> ${reference}
      and (t.slot = ${slot} or (${isOfSender} and t.slot >= ${FIRST_SLOT_OF_SENDER} and not exists (
        select from withdrawals w where w.reference = t.reference and w.status = 'COMPLETED')))
      and t.status = 'success' and t.written_off_at is null
    limit 1
  `.execute(trx);
  return rows.length > 0;
}

/** The provider was asked for it and would not have it: it never was a transfer. */
export const noteRefused = (trx: Trx, reference: string, now: Date) =>
  trx
    .updateTable('transfers')
    .set({ status: 'refused', mayHavePaid: false, changedAt: now })
    .where('reference', '=', reference)
    .where('status', '=', 'asked')
    .execute();

/** It is decided that it was never paid, and the provider does not know it: the next try is free to leave. */
export const noteForgotten = (trx: Trx, reference: string, now: Date) =>
  trx
    .updateTable('transfers')
    .set({ status: 'not known', mayHavePaid: false, changedAt: now })
    .where('reference', '=', reference)
    .execute();

const EARLIER = [
  'transfers.reference',
  'transfers.status',
  'transfers.mayHavePaid',
  'transfers.writtenOffAt',
  'transfers.changedAt',
  'earlier.id as withdrawalId',
] as const;

export type EarlierTransfer = Awaited<ReturnType<typeof listEarlierTransfers>>[number];

/** Tries to take to a bank what goes back to the sender of a gift, but for those that have arrived and are booked. */
export const listTransfersToSender = (db: Db, giftId: GiftId): Promise<EarlierTransfer[]> =>
  db
    .selectFrom('transfers')
    .leftJoin('withdrawals as earlier', 'earlier.reference', 'transfers.reference')
    .select(EARLIER)
    .where('transfers.giftId', '=', giftId)
    .where('transfers.slot', '>=', FIRST_SLOT_OF_SENDER)
    .where(({ or, eb }) => or([eb('earlier.status', 'is', null), eb('earlier.status', '!=', 'COMPLETED')]))
    .orderBy('transfers.slot')
    .orderBy('transfers.attempt')
    .execute();

/** Earlier tries to pay the same share that the provider has heard of: each is asked about before the next one leaves. */
export const listEarlierTransfers = (db: Db, withdrawalId: WithdrawalId) =>
  db
    .selectFrom('withdrawals as now')
    .innerJoin('claims', 'claims.id', 'now.claimId')
    .innerJoin('transfers', (join) =>
      join.onRef('transfers.giftId', '=', 'claims.giftId').on(({ and, or, eb }) =>
        or([
          and([eb('transfers.slot', '=', eb.ref('claims.slot')), eb('transfers.attempt', '<', eb.ref('now.attempt'))]),
          // What goes back to a sender is one thing, however often it was begun anew.
          and([
            eb('transfers.slot', '>=', FIRST_SLOT_OF_SENDER),
            eb('transfers.slot', '<', eb.ref('claims.slot')),
            eb('claims.forSender', '=', true),
          ]),
        ]),
      ),
    )
    .leftJoin('withdrawals as earlier', 'earlier.reference', 'transfers.reference')
    .select(EARLIER)
    .where('now.id', '=', withdrawalId)
    // What has arrived, and is booked, of another part of it keeps this part from nobody.
    .where(({ or, eb }) =>
      or([
        eb('transfers.slot', '=', eb.ref('claims.slot')),
        eb('earlier.status', 'is', null),
        eb('earlier.status', '!=', 'COMPLETED'),
      ]),
    )
    .orderBy('transfers.slot')
    .orderBy('transfers.attempt')
    .execute();

/** Transfers that paid a share which another one had paid already, by the provider's own word. */
export const listExtraTransfers = (db: Db) =>
  db
    .selectFrom('transfers')
    .selectAll()
    .where('isExtra', '=', true)
    .where('mayHavePaid', '=', true)
    .where('writtenOffAt', 'is', null)
    .orderBy('reference')
    .execute();

/** The last try to pay this share that the provider has heard of. Its reference is used up, even if no withdrawal of ours bears it. */
export async function lastKnownAttempt(db: Db, { giftId, slot }: { giftId: GiftId; slot: number }): Promise<number> {
  const { attempt } = await db
    .selectFrom('transfers')
    .select((eb) => eb.fn.max('attempt').as('attempt'))
    .where('giftId', '=', giftId)
    .where('slot', '=', slot)
    .executeTakeFirstOrThrow();
  return attempt ?? 0;
}

export const findTransferRow = (db: Db, reference: string) =>
  db.selectFrom('transfers').selectAll().where('reference', '=', reference).executeTakeFirst();

/** How a transfer stood in our books when the provider was asked about it; null where it was not in them. */
export type Before = { status: string; changedAt: Date } | null;

/** Whether something newer was heard of it since. It stays as it is until the end of the transaction. */
export async function isOvertaken(trx: Trx, reference: string, before: Before): Promise<boolean> {
  const now = await trx
    .selectFrom('transfers')
    .select(['status', 'changedAt'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  return now?.status !== before?.status || now?.changedAt.getTime() !== before?.changedAt.getTime();
}

/** What left under this reference has not paid the share: its gift has paid for it, or we have. What comes back to the gift covers a loss. */
export const writeOffTransfer = (trx: Trx, reference: string, now: Date, loss: Minor = ZERO) =>
  trx.updateTable('transfers').set({ writtenOffAt: now, loss }).where('reference', '=', reference).execute();

export function destinationOf({ recipient }: Pick<Transfer, 'recipient'>) {
  const details = typeof recipient === 'object' ? recipient?.details : undefined;
  const { account_number: accountNumber, bank_code: bankCode } = details ?? {};
  return accountNumber && bankCode ? { accountNumber, bankCode } : undefined;
}

/** Whether a transfer goes to another account than was asked for. The answer to sending one does not say where it goes. */
export function isElsewhere(
  transfer: Pick<Transfer, 'recipient'>,
  asked: { accountNumber: string; bankCode: string },
): boolean {
  const told = destinationOf(transfer);
  // An account that was erased cannot be compared any more; its bank can.
  const isSameAccount = asked.accountNumber === '' || told?.accountNumber === asked.accountNumber;
  return told !== undefined && !(isSameAccount && told.bankCode === asked.bankCode);
}
