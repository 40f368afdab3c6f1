import type { ClaimId, PaymentId } from '@jara/domain/ids';
import { RETENTION } from '@jara/domain/own-data/retention';
import { DAY_MS } from '@jara/domain/time/lagos';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import type { Deps } from '../platform/tools/deps.ts';
import { erasePayment } from './erase-payment.ts';
import { forgetErased } from './erased-people.ts';
import { listOpen, lockWhole } from './person.store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'metrics'>;

const PAYMENTS_AT_ONCE = 20;

const YEAR_DAYS = 365.25;

type Class = 'link' | 'mail' | 'webhook' | 'event' | 'sum' | 'person' | 'report' | 'request' | 'order' | 'gift';

/** Destroys what has been kept for its time, a little with every turn. Each class is found by an index of its own. */
export const forgetOld = (deps: Needs) => {
  const { db, clock, config, metrics } = deps;
  const gifts = walker();
  const orders = walker();
  return async (): Promise<void> => {
    const now = clock.now();
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const forget = async (what: Class, statement: (atMost: number) => RawBuilder<unknown>) => {
      const count = await inPortions(db, statement);
      if (count > 0) metrics.forgotten(what, count);
    };
    for (const links of [sql`data_links`, sql`list_links`])
      await forget(
        'link',
        (atMost) => sql`delete from ${links} where id in (
          select id from ${links} where expires_at < ${before(RETENTION.linkDays)}
          order by expires_at limit ${atMost}) returning 1`,
      );
    // Here and with events the oldest have the lowest ids. One of them that is still open is left, and nothing is looked for far behind it.
    await forget(
      'mail',
      (atMost) => sql`delete from mails where id in (
        select id from (select id, created_at, next_try_at from mails order by id limit ${atMost}) oldest
        where created_at < ${before(RETENTION.mailDays)} and next_try_at is null) returning 1`,
    );
    // When they came is told by the database's clock, and so is how long they have been here. One that is delivered once more at this
    // moment is open again: the row itself is asked, after whoever holds it.
    await forget(
      'webhook',
      (atMost) => sql`update webhook_events set body = '', failure = null where id in (
        select id from webhook_events where body <> '' and worked_at is not null
          and received_at < now() - make_interval(days => ${RETENTION.webhookDays})
        order by received_at limit ${atMost}) and worked_at is not null returning 1`,
    );
    await forget(
      'event',
      (atMost) => sql`delete from webhook_events where id in (
        select id from (select id, received_at, worked_at from webhook_events order by id limit ${atMost}) oldest
        where worked_at is not null and received_at < now() - make_interval(days => ${RETENTION.eventDays}))
        and worked_at is not null returning 1`,
    );
    await forget(
      'sum',
      (atMost) => sql`delete from withdrawal_sums where (subject, requested_at, withdrawal_id) in (
        select subject, requested_at, withdrawal_id from withdrawal_sums where requested_at < ${before(RETENTION.sumDays)}
        order by requested_at limit ${atMost}) returning 1`,
    );
    await forget(
      'person',
      (atMost) => sql`update persons set value = null where id in (
        select id from persons where value is not null and since < ${before(RETENTION.giftYears * YEAR_DAYS)}
        limit ${atMost}) returning 1`,
    );
    await forget(
      'report',
      (atMost) => sql`update giveaway_reports set words = null where id in (
        select id from giveaway_reports where words is not null and handled_at < ${before(RETENTION.reportDays)}
        limit ${atMost}) returning 1`,
    );
    await forget(
      'request',
      (atMost) => sql`update data_requests set person = null where id in (
        select id from data_requests where person is not null and ended_at < ${before(RETENTION.backupDays)}
        order by ended_at limit ${atMost}) returning 1`,
    );
    await db.transaction().execute((trx) => forgetErased(trx, config.dataDir, before(RETENTION.backupDays)));
    await forgetPayments(deps, 'gift', gifts, before(RETENTION.giftYears * YEAR_DAYS), sql`true`);
    await forgetPayments(
      deps,
      'order',
      orders,
      before(RETENTION.unpaidOrderDays),
      sql`status in ('PENDING', 'PROCESSING', 'FAILED')`,
    );
  };
};

interface Place {
  createdAt: Date;
  id: PaymentId;
}

/** Goes on behind what it saw last, so that old gifts whose money nobody has fetched keep nobody from being reached; then anew. */
function walker() {
  let last: Place | undefined;
  return {
    place: () => last,
    wentTo: (place: Place | undefined) => {
      last = place;
    },
  };
}

async function forgetPayments(
  { db, clock, keys, metrics }: Needs,
  what: 'gift' | 'order',
  { place, wentTo }: ReturnType<typeof walker>,
  before: Date,
  which: RawBuilder<unknown>,
): Promise<void> {
  const last = place();
  const { rows } = await sql<Place>`
    select id, created_at from payments where forgotten_at is null and created_at < ${before} and ${which}
      ${last ? sql`and (created_at, id) > (${last.createdAt}, ${last.id})` : sql``}
    order by created_at, id limit ${PAYMENTS_AT_ONCE}
  `.execute(db);
  for (const { id } of rows) {
    const isForgotten = await db.transaction().execute(async (trx) => {
      await lockWhole(trx, id);
      if ((await listOpen(trx, [id])).length > 0) return false;
      if (await hasMovedSince(trx, id, new Date(clock.now().getTime() - RETENTION.giftYears * YEAR_DAYS * DAY_MS)))
        return false;
      const claims = await listClaims(trx, id);
      await erasePayment(trx, {
        id,
        isSender: true,
        isRecipient: true,
        claims,
        dataRequestId: undefined,
        now: clock.now(),
        keys,
      });
      await trx.updateTable('payments').set({ forgottenAt: clock.now() }).where('id', '=', id).execute();
      return true;
    });
    if (isForgotten) metrics.forgotten(what, 1);
  }
  wentTo(rows.length < PAYMENTS_AT_ONCE ? undefined : rows.at(-1));
}

/** A gift can be fetched years after it was paid; what left then is on record for as long as what came. */
async function hasMovedSince(trx: Trx, id: PaymentId, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from withdrawals w join claims c on c.id = w.claim_id join gifts g on g.id = c.gift_id
    where g.payment_id = ${id} and w.finished_at >= ${since}
    union all
    select from refunds r join charges h on h.id = r.charge_id where h.payment_id = ${id} and r.finished_at >= ${since}
    limit 1
  `.execute(trx);
  return rows.length > 0;
}

async function listClaims(trx: Trx, id: PaymentId): Promise<ClaimId[]> {
  const claims = await trx
    .selectFrom('claims')
    .innerJoin('gifts', 'gifts.id', 'claims.giftId')
    .select('claims.id')
    .where('gifts.paymentId', '=', id)
    .execute();
  return claims.map((claim) => claim.id);
}
