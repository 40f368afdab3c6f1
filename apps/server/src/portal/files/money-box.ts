import type { MoneyBox } from '@jara/contract/staff/gifts';
import type { GiftId } from '@jara/domain/ids';
import type { AccountKind } from '@jara/domain/ledger/accounts';
import type { JournalEvent } from '@jara/domain/ledger/journal';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

interface Line {
  event: JournalEvent;
  account: AccountKind;
  debit: number;
  credit: number;
}

/** Where a gift's money is, added up from every journal that ever touched it. */
export async function moneyBoxOf(db: Kysely<Schema>, giftId: GiftId): Promise<MoneyBox> {
  const { rows } = await sql<Line>`
    with related (account, subject, rounds) as (
      select 'gift', g.id, 1 from gifts g where g.id = ${giftId}
      union all select 'dormant', ${giftId}::uuid, 1
      union all select 'suspense', c.id, 1 from gifts g join charges c on c.payment_id = g.payment_id where g.id = ${giftId}
      union all select 'claim', c.id, 1 from claims c where c.gift_id = ${giftId}
      union all select a.kind, w.id, 1 from claims c join withdrawals w on w.claim_id = c.id
        cross join (values ('payout_hold'), ('fee_hold')) a (kind) where c.gift_id = ${giftId}
      union all select 'refund', r.id, r.rounds from gifts g join charges c on c.payment_id = g.payment_id
        join refunds r on r.charge_id = c.id where g.id = ${giftId}
      union all select 'dispute', d.id, d.endings from gifts g join disputes d on d.payment_id = g.payment_id where g.id = ${giftId}
    ), touched as (
      select m.journal_id from related r join movements m on m.account = r.account and m.subject = r.subject
      -- What the provider took after everything had been paid out touches no account of the gift.
      union select j.id from related r
        cross join lateral (
          select case nth when 1 then '' else ':' || nth end as suffix from generate_series(1, greatest(r.rounds, 1)) nth
        ) round
        join journals j on j.ref in (
          'dispute-lost:' || r.subject || suffix, 'dispute-regained:' || r.subject || suffix,
          'refund-elsewhere:' || r.subject || suffix, 'refund-back:' || r.subject || suffix, 'charge-voided:' || r.subject
        )
        where r.account in ('dispute', 'refund', 'suspense')
    )
    select j.event, m.account,
           coalesce(sum(m.amount) filter (where m.amount > 0), 0)::bigint as debit,
           coalesce(-sum(m.amount) filter (where m.amount < 0), 0)::bigint as credit
    from touched t join journals j on j.id = t.journal_id join movements m on m.journal_id = j.id
    group by j.event, m.account
  `.execute(db);
  return boxFrom(rows);
}

function boxFrom(lines: readonly Line[]): MoneyBox {
  const add = (side: 'debit' | 'credit', accounts: AccountKind[], events?: JournalEvent[]) =>
    lines
      .filter(({ account, event }) => accounts.includes(account) && (!events || events.includes(event)))
      .reduce((sum, line) => sum + line[side], 0);
  const owed = (...accounts: AccountKind[]) => add('credit', accounts) - add('debit', accounts);
  const spent = (...accounts: AccountKind[]) => add('debit', accounts) - add('credit', accounts);

  /** What the provider took of this gift's own money, and what of it came back, from there or at our loss; the rest was our loss. */
  const outside: AccountKind[] = ['provider_balance', 'provider_receivable', 'collection_fee'];
  const taken = (...events: JournalEvent[]) =>
    add('credit', outside, events) - add('debit', ['chargeback_loss'], events);
  const givenBack = (...events: JournalEvent[]) =>
    add('debit', outside, events) +
    add('debit', ['chargeback_loss'], events) -
    add('credit', ['chargeback_loss'], events);

  /** What senders have paid of the provider's fee, because it keeps that of what goes back. */
  const kept =
    add('credit', ['collection_fee'], ['refund_done', 'refund_elsewhere']) -
    add('debit', ['collection_fee'], ['refund_back']);

  const box = {
    unclaimed: owed('gift'),
    claimed: owed('claim'),
    onTheWay: owed('payout_hold', 'fee_hold'),
    paidOut:
      add('debit', ['payout_hold'], ['payout_succeeded']) -
      add('debit', ['provider_balance'], ['payout_reversed']) +
      taken('share_paid_elsewhere') +
      add('credit', ['chargeback_loss'], ['share_covered']) -
      givenBack('loss_returned'),
    ourFee: owed('withdrawal_fee_revenue'),
    refunding: owed('refund'),
    refunded:
      add('debit', ['refund'], ['refund_done']) +
      taken('refund_elsewhere') +
      add('credit', ['chargeback_loss'], ['refund_covered']) -
      givenBack('refund_back') -
      kept,
    kept,
    disputed: owed('dispute'),
    chargedBack:
      taken('dispute_lost', 'charge_voided') -
      givenBack('dispute_regained') +
      add('credit', ['chargeback_loss'], ['dispute_covered', 'refund_failed', 'charge_covered']),
    dormant: owed('dormant'),
    suspended: owed('suspense'),
  };
  const paid = add('credit', ['gift', 'suspense'], ['charge_verified', 'charge_suspended']);
  return {
    paid,
    ...box,
    providerFees: spent('collection_fee', 'transfer_fee', 'stamp_duty'),
    chargebackLoss: spent('chargeback_loss'),
    addsUp: Object.values(box).reduce((sum, part) => sum + part, 0) === paid,
  };
}
