-- What each kind of gift brings and costs. A payout's fee is known by its withdrawal, as the fee earned on it is; by then the
-- rule of its gift cannot change any more.
create or replace function ledger_lines(after_id bigint, up_to_id bigint)
returns table (day date, currency text, event text, account text, source text, debit bigint, credit bigint, lines bigint)
language sql stable as $$
  select lagos_day(j.at), j.currency, j.event, m.account,
         case when m.account in ('withdrawal_fee_revenue', 'transfer_fee') then coalesce(s.source, 'PLAIN') else '' end,
         coalesce(sum(m.amount) filter (where m.amount > 0), 0)::bigint,
         coalesce(-sum(m.amount) filter (where m.amount < 0), 0)::bigint,
         count(*)
  from journals j
  join movements m on m.journal_id = j.id
  left join lateral (
    select coalesce(r.type, 'PLAIN') as source
    from movements o
    left join withdrawals w on o.account = 'fee_hold' and w.id = o.subject
    join claims c on c.id = coalesce(w.claim_id, o.subject)
    left join rules r on r.gift_id = c.gift_id
    where o.journal_id = j.id and o.account in ('fee_hold', 'claim')
    limit 1
  ) s on m.account in ('withdrawal_fee_revenue', 'transfer_fee')
  where j.id > after_id and j.id <= up_to_id
  group by 1, 2, 3, 4, 5
$$;

delete from ledger_days where account = 'transfer_fee';
insert into ledger_days (day, currency, event, account, source, debit, credit, lines)
select t.day, t.currency, t.event, t.account, t.source, t.debit, t.credit, t.lines
from ledger_folding f, ledger_lines(0, f.folded_id) t
where t.account = 'transfer_fee';

-- What the provider took of the payment is in the books before its gift has a rule. It is counted for the rule when that is
-- saved, and counted anew when another kind takes its place; what is counted for no rule belongs to gifts without one.
create function count_collection_fees() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into record_changes (kind, day, status, currency, count, amount)
    select 'collection_fee', lagos_day(j.at), a.type, j.currency, count(*), sum(m.amount)
    from added a
    join gifts g on g.id = a.gift_id
    join payments p on p.id = g.payment_id
    join journals j on j.ref = 'charge:' || p.reference
    join movements m on m.journal_id = j.id and m.account = 'collection_fee'
    group by 2, 3, 4;
  else
    insert into record_changes (kind, day, status, currency, count, amount)
    select 'collection_fee', lagos_day(j.at), v.type, j.currency, sum(v.n), sum(v.n * m.amount)
    from added a
    join removed r on r.gift_id = a.gift_id and r.type <> a.type
    join gifts g on g.id = a.gift_id
    join payments p on p.id = g.payment_id
    join journals j on j.ref = 'charge:' || p.reference
    join movements m on m.journal_id = j.id and m.account = 'collection_fee'
    cross join lateral (values (a.type, 1), (r.type, -1)) v (type, n)
    group by 2, 3, 4;
  end if;
  return null;
end
$$;
create trigger rules_collection_fees_counted after insert on rules
  referencing new table as added for each statement execute function count_collection_fees();
create trigger rules_collection_fees_recounted after update on rules
  referencing new table as added old table as removed for each statement execute function count_collection_fees();

insert into record_counts (kind, day, status, currency, count, amount)
select 'collection_fee', lagos_day(j.at), r.type, j.currency, count(*), sum(m.amount)
from rules r
join gifts g on g.id = r.gift_id
join payments p on p.id = g.payment_id
join journals j on j.ref = 'charge:' || p.reference
join movements m on m.journal_id = j.id and m.account = 'collection_fee'
group by 2, 3, 4;
