import { OPEN_GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { OPEN_REFUND_STATUSES } from '@jara/domain/payment/refund-status';
import { OPEN_WITHDRAWAL_STATUSES } from '@jara/domain/withdrawal/withdrawal-status';
import { type RawBuilder, sql } from 'kysely';
import { literals } from '../../platform/database/literals.ts';
import type { Checks } from './run-checks.ts';

type Condition = RawBuilder<unknown>;

/** Which of the records are looked at: each part tells it of a column that names a record. */
export interface Scope {
  payment(column: string): Condition;
  charge(column: string): Condition;
  gift(column: string): Condition;
  claim(column: string): Condition;
  /** Of an attempt, `a`. */
  attempt: Condition;
}

const always = () => sql`true`;
export const EVERYTHING: Scope = { payment: always, charge: always, gift: always, claim: always, attempt: sql`true` };

const OPEN_GIFT = literals(OPEN_GIFT_STATUSES);
const OPEN_WITHDRAWAL = literals(OPEN_WITHDRAWAL_STATUSES);
const OPEN_REFUND = literals(OPEN_REFUND_STATUSES);

/** That every record stands where its money is. The same questions are asked of all of them, and of those that have changed. */
export const stateChecks = (scope: Scope): Checks => ({
  'every gift holds what has not been claimed, refunded, held or put to rest': sql`
    select g.id::text as id
    from gifts g
    join lateral (
      select coalesce(sum(-m.amount) filter (where m.amount < 0 and j.event in ('charge_verified', 'suspense_released')), 0) as paid_in,
             coalesce(sum(m.amount) filter (where j.event in ('share_claimed', 'claim_lapsed')), 0) as claimed,
             coalesce(sum(-m.amount), 0) as held
      from movements m join journals j on j.id = m.journal_id
      where m.account = 'gift' and m.subject = g.id
    ) l on true
    where ${scope.gift('g.id')} and (l.claimed <> g.claimed_amount
       or l.paid_in not in (0, g.amount)
       or (l.paid_in = 0 and g.status <> 'CONFLICTED')
       or (g.status in ${OPEN_GIFT} and l.held <> g.amount - g.claimed_amount)
       or (g.status = 'CLAIMED' and l.held <> 0
         -- A bank that takes a part can leave a rest that no claimed share fits into, and what comes back to a gift waits there until it
         -- makes up for what that gift has cost us.
         and not exists (select from disputes d where d.gift_id = g.id and d.status = 'LOST')
         and l.held > (select coalesce(sum(cost.loss), 0) from (
           select loss from disputes where gift_id = g.id union all select loss from refunds where gift_id = g.id
           union all select loss from transfers where gift_id = g.id) cost)))`,

  'nothing can be opened of a payment that has gone back, in part or whole': sql`
    select g.id::text as id from gifts g join charges c on c.payment_id = g.payment_id and c.became = 'GIFT'
    where ${scope.gift('g.id')} and g.status in ${OPEN_GIFT}
      and (exists (select from refunds r where r.charge_id = c.id and r.status <> 'FAILED')
        or exists (select from disputes d where d.charge_id = c.id and d.status = 'LOST')
        or exists (select from transfers t where t.gift_id = g.id and t.loss > 0)
        or exists (select from journals j where j.ref = 'charge-voided:' || c.id))`,

  'every status follows from its holds': sql`
    select g.id::text as id from gifts g
    where ${scope.gift('g.id')} and (
      (g.status in ('BLOCKED', 'CONFLICTED')) <> exists (select from holds h where h.subject_id = g.id and h.lifted_at is null)
      or (g.status = 'CONFLICTED')
        <> exists (select from holds h where h.subject_id = g.id and h.lifted_at is null and h.cause <> 'STAFF'))
    union all
    select c.id::text from claims c
    where ${scope.gift('c.gift_id')} and (
      (c.status = 'FROZEN' and not exists (select from holds h where h.subject_id = c.id and h.lifted_at is null))
      or (c.status = 'GRANTED' and exists (select from holds h where h.subject_id = c.id and h.lifted_at is null)))`,

  'claimed shares add up to what each gift has given': sql`
    select g.id::text as id from gifts g left join claims c on c.gift_id = g.id and not c.for_sender
    where ${scope.gift('g.id')}
    group by g.id having coalesce(sum(c.share) filter (where c.status <> 'LAPSED'), 0) <> g.claimed_amount
      or count(c.id) <> g.shares_taken or count(c.id) filter (where c.status = 'LAPSED') <> g.shares_lapsed`,

  'attempts are numbered without gap or repeat': sql`
    select g.id::text as id from gifts g left join claim_attempts a on a.gift_id = g.id
    where ${scope.gift('g.id')}
    group by g.id having count(a.number) <> g.attempts or coalesce(max(a.number), 0) <> g.attempts`,

  'every attempt was made on a gift': sql`
    select distinct a.gift_id::text as id from claim_attempts a left join gifts g on g.id = a.gift_id
    where ${scope.attempt} and g.id is null`,

  'every draw has all of its entries, and the head of the last': sql`
    select d.gift_id::text as id from draws d left join draw_entries e on e.gift_id = d.gift_id
    where ${scope.gift('d.gift_id')}
    group by d.gift_id having count(e.number) <> d.entries or coalesce(max(e.number), 0) <> d.entries
      or count(*) filter (where e.number = d.entries and e.head = d.head) <> least(d.entries, 1)`,

  'every claim holds its share until it leaves': sql`
    select c.id::text as id from claims c left join balances b on b.account = 'claim' and b.subject = c.id
    -- What a sender would have taken to a bank is back in the gift when it went to their card after all.
    where ${scope.gift('c.gift_id')} and (
      (c.status = 'GRANTED' and coalesce(b.balance, 0) <> c.share and not (c.for_sender and coalesce(b.balance, 0) = 0))
      or (c.status in ('WITHDRAWING', 'PAID', 'LAPSED') and coalesce(b.balance, 0) <> 0))`,

  'reserves stand exactly behind open withdrawals': sql`
    select w.id::text as id from withdrawals w
    left join balances p on p.account = 'payout_hold' and p.subject = w.id
    left join balances f on f.account = 'fee_hold' and f.subject = w.id
    where ${scope.claim('w.claim_id')} and (
      coalesce(p.balance, 0) <> case when w.status in ${OPEN_WITHDRAWAL} then w.net else 0 end
      or coalesce(f.balance, 0) <> case when w.status in ${OPEN_WITHDRAWAL} then w.fee else 0 end)`,

  'every claim is in step with its withdrawals': sql`
    select c.id::text as id from claims c left join withdrawals w on w.claim_id = c.id
    where ${scope.gift('c.gift_id')}
    group by c.id, c.status having
      (c.status = 'WITHDRAWING') <> (count(*) filter (where w.status in ${OPEN_WITHDRAWAL}) = 1)
      or (c.status = 'PAID') <> (count(*) filter (where w.status = 'COMPLETED') = 1)`,

  'every paid payment has its gift and one charge behind it': sql`
    select p.id::text as id from payments p
    left join gifts g on g.payment_id = p.id
    left join charges c on c.payment_id = p.id and c.became = 'GIFT'
    where ${scope.payment('p.id')} and p.status in ('SUCCESS', 'REVERSED')
    group by p.id, g.id having g.id is null or count(c.id) <> 1`,

  // Given on: to a refund, to a dispute (of one that is lost, what the bank did not want has come back), or to the gift.
  'suspended charges are held in full or were given on': sql`
    select c.id::text as id from charges c
    left join balances b on b.account = 'suspense' and b.subject = c.id
    left join (
      select charge_id, sum(amount - loss) as amount from refunds
      where ${scope.charge('charge_id')} and gift_id is null and status <> 'FAILED' group by charge_id
    ) r on r.charge_id = c.id
    left join (
      select charge_id, sum(case status when 'OPEN' then held when 'LOST' then least(held, amount) else 0 end) as amount
      from disputes where ${scope.charge('charge_id')} and gift_id is null group by charge_id
    ) d on d.charge_id = c.id
    where ${scope.charge('c.id')} and coalesce(b.balance, 0)
       <> case when c.became = 'SUSPENSE' and not exists (select from journals j where j.ref = 'charge-voided:' || c.id) then c.amount - coalesce(r.amount, 0) - coalesce(d.amount, 0) else 0 end`,

  'refunds hold their money exactly while they are open': sql`
    select r.id::text as id from refunds r left join balances b on b.account = 'refund' and b.subject = r.id
    where ${scope.charge('r.charge_id')} and coalesce(b.balance, 0) <> case when r.status in ${OPEN_REFUND} then r.amount + r.kept else 0 end`,

  'disputes hold their money exactly while they are open': sql`
    select d.id::text as id from disputes d left join balances b on b.account = 'dispute' and b.subject = d.id
    where ${scope.charge('d.charge_id')} and coalesce(b.balance, 0) <> case when d.status = 'OPEN' then d.held else 0 end`,
});
