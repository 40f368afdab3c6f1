import type { OwnData } from '@jara/contract/own-data';
import type { BrowserId, PaymentId } from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import { publicWithdrawalStatus, type WithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import { type RawBuilder, sql } from 'kysely';
import { whoRefuses } from '../outbox/refused-reminders.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { provePerson } from './data-links.ts';
import { findOpenErasure, isFromBefore, noteRequest } from './data-requests.ts';
import { digestsOf, listOpen, listParts, type Person, provenClaim } from './person.store.ts';

interface Ask {
  token: string;
  browserId: BrowserId | undefined;
  language: Language;
}

/** Everything we hold about somebody, for their own eyes: what they gave us and what we made of it, and nothing about others. */
export const readOwnData =
  (deps: Pick<Deps, 'db' | 'clock' | 'keys'>) =>
  ({ language, ...proof }: Ask): Promise<OwnData> =>
    deps.db.transaction().execute(async (trx) => {
      const { clock, keys } = deps;
      const now = clock.now();
      const { person, isFirst } = await provePerson(trx, deps, proof);
      if (isFirst) await noteRequest(trx, { kind: 'COPY', person, language, now, keys });
      const erasure = await findOpenErasure(trx, person);
      const hidden = await listSurprises(trx, person);
      // What came after they asked is not waited for.
      const parts = (await listParts(trx, person)).filter(
        (part) => (part.isSender || !hidden.has(part.id)) && (!erasure || isFromBefore(erasure)(part)),
      );
      const open = await listOpen(
        trx,
        parts.map(({ id }) => id),
      );
      const { address } = person;
      return {
        address,
        asOf: now.toISOString(),
        sent: await readSent(trx, person),
        received: await readReceived(trx, person),
        payouts: await readPayouts(trx, person),
        mails: await readMails(trx, person),
        wantsReminders: (await whoRefuses(trx, keys, [address])).size === 0,
        requests: await readRequests(trx, digestsOf(keys, person)),
        erasure: erasure ? { status: erasure.status, askedAt: erasure.askedAt.toISOString() } : null,
        open: open.map(({ reference, amount, currency, createdAt, what }) => ({
          what,
          reference,
          amount,
          currency,
          at: createdAt.toISOString(),
        })),
      };
    });

/** Rows as they are, with instants as the wire has them. */
async function listed<Row extends object>(trx: Trx, query: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await query.execute(trx);
  return rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
      ) as Row,
  );
}

const readSent = (trx: Trx, { address }: Person) =>
  listed(
    trx,
    sql<OwnData['sent'][number]>`
      select p.reference, p.created_at as at, p.amount, p.currency, p.status, p.sender_name as name, p.anonymous,
        p.recipient_email as recipient, p.message, w.title as giveaway, w.host,
        (select h.card is not null from charges h where h.payment_id = p.id and h.became = 'GIFT') is true as has_card_mark,
        (select r.bank_name || ', ' || r.account_number || ', ' || r.account_name from refunds r join charges h on h.id = r.charge_id
          where h.payment_id = p.id and r.account_number is not null limit 1) as refund_account
      from payments p left join gifts g on g.payment_id = p.id left join giveaways w on w.gift_id = g.id
      where p.sender_email is not null and lower(p.sender_email) = ${address}
      order by p.created_at desc, p.id desc
    `,
  );

/**
 * A gift that its sender has not let us tell of yet, or whose password nobody has given: what `presentFace` keeps back is not told
 * here either, and a line without an amount would say nothing.
 */
const isSurprise = sql<boolean>`(
  g.mail_due_at is not null
  or (p.password_hash is not null and not exists (select from claims c where c.gift_id = g.id and not c.for_sender))
)`;

async function listSurprises(trx: Trx, { address }: Person): Promise<Set<PaymentId>> {
  const { rows } = await sql<{ id: PaymentId }>`
    select p.id from payments p join gifts g on g.payment_id = p.id
    where lower(p.recipient_email) = ${address} and ${isSurprise}
  `.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Whoever sent it without a name stays without one. */
const readReceived = (trx: Trx, { address }: Person) =>
  listed(
    trx,
    sql<OwnData['received'][number]>`
      select p.reference, p.created_at as at, p.amount, p.currency, g.status as status,
        case when p.anonymous then null else p.sender_name end as name, p.message
      from payments p join gifts g on g.payment_id = p.id
      where lower(p.recipient_email) = ${address} and not ${isSurprise}
      order by p.created_at desc, p.id desc
    `,
  );

/** A payout is called what its page calls it. */
async function readPayouts(trx: Trx, person: Person): Promise<OwnData['payouts']> {
  const rows = await listed(
    trx,
    sql<OwnData['payouts'][number] & { payout: WithdrawalStatus | null }>`
      select coalesce(w.reference, p.reference) as reference, coalesce(w.requested_at, c.created_at) as at,
        coalesce(w.net, c.share) as amount, c.currency, c.status, w.status as payout,
        w.bank_name as bank, w.account_number, w.account_name, t.text as thanks
      from claims c join gifts g on g.id = c.gift_id join payments p on p.id = g.payment_id
      left join withdrawals w on w.claim_id = c.id left join thanks t on t.claim_id = c.id
      where ${provenClaim(person)} and c.id in (
        select id from claims where contact_email is not null and lower(contact_email) = ${person.address}
        union select o.id from claims o join gifts og on og.id = o.gift_id join payments op on op.id = og.payment_id
          where (op.sender_email is not null and lower(op.sender_email) = ${person.address})
        union select o.id from claims o join gifts og on og.id = o.gift_id join payments op on op.id = og.payment_id
          where lower(op.recipient_email) = ${person.address}
      )
      order by 2 desc, c.id
    `,
  );
  return rows.map(({ payout, ...row }) => (payout ? { ...row, status: publicWithdrawalStatus(payout) } : row));
}

const readMails = (trx: Trx, { address }: Person) =>
  listed(
    trx,
    sql<OwnData['mails'][number]>`
      select kind, created_at as at, sent_at from mails where lower(recipient) = ${address} order by created_at desc, id desc
    `,
  );

const readRequests = (trx: Trx, digests: readonly string[]) =>
  listed(
    trx,
    sql<OwnData['requests'][number]>`
      select kind, status, asked_at, ended_at from data_requests where person = any(${digests}::text[]) order by asked_at desc, id desc
    `,
  );
