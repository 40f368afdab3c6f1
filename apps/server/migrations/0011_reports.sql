create extension if not exists pg_trgm;

-- What the lists of staff are searched by. Codes and whole addresses are typed from the left; names and parts of
-- addresses are found anywhere.
create index gifts_by_quid_start on gifts (quid text_pattern_ops);
create index payments_by_people on payments
  using gin (lower(recipient_email || ' ' || coalesce(sender_email, '') || ' ' || coalesce(sender_name, '')) gin_trgm_ops);
create index payments_by_recipient on payments (lower(recipient_email) text_pattern_ops);
create index payments_by_sender on payments (lower(sender_email) text_pattern_ops) where sender_email is not null;
create index withdrawals_by_account_name on withdrawals using gin (lower(account_name) gin_trgm_ops);
create index payments_by_reference_start on payments (reference text_pattern_ops);

-- The orders in which lists are read.
create index gifts_by_status on gifts (status, created_at desc, id desc);
create index gifts_by_amount on gifts (amount desc, id desc);
create index payments_by_status on payments (status, created_at desc, id desc);
create index payments_by_amount on payments (amount desc, id desc);
create index withdrawals_by_amount on withdrawals (gross desc, id desc);
create index withdrawals_open on withdrawals (requested_at, id) where status in ('REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN');
create index withdrawals_finished on withdrawals (finished_at) where finished_at is not null;
create index mails_given_up on mails (created_at) where sent_at is null and next_try_at is null;

create function lagos_day(instant timestamptz) returns date language sql immutable parallel safe as $$
  select (instant at time zone 'Africa/Lagos')::date
$$;

-- How many records there are and what they are worth, by the day they were made and the status they are in now. Every
-- change is written down beside it and folded in later, so that no two writers ever wait for the same counter.
create table record_counts (
  kind text not null,
  day date not null,
  status text not null,
  currency text not null,
  count bigint not null,
  amount bigint not null,
  primary key (kind, day, status, currency)
);
create table record_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  day date not null,
  status text not null,
  currency text not null,
  count bigint not null,
  amount bigint not null
);

create view record_totals as
  select kind, day, status, currency, count, amount from record_counts
  union all
  select kind, day, status, currency, count, amount from record_changes;

insert into record_counts
  select 'payment', lagos_day(created_at), status, currency, count(*), sum(amount) from payments group by 1, 2, 3, 4
  union all
  select 'gift', lagos_day(created_at), status, currency, count(*), sum(amount) from gifts group by 1, 2, 3, 4
  union all
  select 'withdrawal', lagos_day(requested_at), status, currency, count(*), sum(gross) from withdrawals group by 1, 2, 3, 4
  union all
  -- A rule has no status and no money of its own; it is counted by its type.
  select 'rule', lagos_day(created_at), type, '', count(*), 0 from rules group by 1, 2, 3, 4;

-- Statements, not rows, fire these: a batch of a thousand claims writes its changes once.
create function count_payments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into record_changes (kind, day, status, currency, count, amount)
    select 'payment', lagos_day(created_at), status, currency, count(*), sum(amount) from added group by 2, 3, 4;
  else
    insert into record_changes (kind, day, status, currency, count, amount)
    select 'payment', lagos_day(a.created_at), v.status, a.currency, sum(v.n), sum(v.n * a.amount)
    from added a join removed r on r.id = a.id and r.status <> a.status
    cross join lateral (values (a.status, 1), (r.status, -1)) v (status, n)
    group by 2, 3, 4;
  end if;
  return null;
end
$$;
create trigger payments_counted after insert on payments
  referencing new table as added for each statement execute function count_payments();
create trigger payments_recounted after update on payments
  referencing new table as added old table as removed for each statement execute function count_payments();

create function count_gifts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into record_changes (kind, day, status, currency, count, amount)
    select 'gift', lagos_day(created_at), status, currency, count(*), sum(amount) from added group by 2, 3, 4;
  else
    insert into record_changes (kind, day, status, currency, count, amount)
    select 'gift', lagos_day(a.created_at), v.status, a.currency, sum(v.n), sum(v.n * a.amount)
    from added a join removed r on r.id = a.id and r.status <> a.status
    cross join lateral (values (a.status, 1), (r.status, -1)) v (status, n)
    group by 2, 3, 4;
  end if;
  return null;
end
$$;
create trigger gifts_counted after insert on gifts
  referencing new table as added for each statement execute function count_gifts();
create trigger gifts_recounted after update on gifts
  referencing new table as added old table as removed for each statement execute function count_gifts();

create function count_withdrawals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into record_changes (kind, day, status, currency, count, amount)
    select 'withdrawal', lagos_day(requested_at), status, currency, count(*), sum(gross) from added group by 2, 3, 4;
  else
    insert into record_changes (kind, day, status, currency, count, amount)
    select 'withdrawal', lagos_day(a.requested_at), v.status, a.currency, sum(v.n), sum(v.n * a.gross)
    from added a join removed r on r.id = a.id and r.status <> a.status
    cross join lateral (values (a.status, 1), (r.status, -1)) v (status, n)
    group by 2, 3, 4;
  end if;
  return null;
end
$$;
create trigger withdrawals_counted after insert on withdrawals
  referencing new table as added for each statement execute function count_withdrawals();
create trigger withdrawals_recounted after update on withdrawals
  referencing new table as added old table as removed for each statement execute function count_withdrawals();

create function count_rules() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into record_changes (kind, day, status, currency, count, amount)
    select 'rule', lagos_day(created_at), type, '', count(*), 0 from added group by 2, 3, 4;
  else
    insert into record_changes (kind, day, status, currency, count, amount)
    select 'rule', lagos_day(a.created_at), v.type, '', sum(v.n), 0
    from added a join removed r on r.gift_id = a.gift_id and r.type <> a.type
    cross join lateral (values (a.type, 1), (r.type, -1)) v (type, n)
    group by 2, 3, 4;
  end if;
  return null;
end
$$;
create trigger rules_counted after insert on rules
  referencing new table as added for each statement execute function count_rules();
create trigger rules_recounted after update on rules
  referencing new table as added old table as removed for each statement execute function count_rules();

-- The books by day. Journals are only ever added, so folding them in by their number never has to be undone; those that
-- are not folded yet are read from the books themselves.
create table ledger_days (
  day date not null,
  currency text not null,
  event text not null,
  account text not null,
  -- For fees earned: the kind of gift they were earned on.
  source text not null,
  debit bigint not null,
  credit bigint not null,
  lines bigint not null,
  primary key (day, currency, event, account, source)
);
-- Everybody who has paid for or claimed a gift, and since when.
create table people (
  browser_id uuid primary key,
  since date not null
);
create table people_days (
  day date primary key,
  people bigint not null
);
create table ledger_folding (
  only_row boolean primary key default true check (only_row),
  folded_id bigint not null default 0,
  -- A journal can get its number before another and become visible after it. What was the newest some time ago is
  -- folded once every transaction of that time has ended.
  next_id bigint not null default 0,
  next_horizon xid8 not null default '0',
  seen_at timestamptz not null default now()
);
insert into ledger_folding default values;

create function ledger_lines(after_id bigint, up_to_id bigint)
returns table (day date, currency text, event text, account text, source text, debit bigint, credit bigint, lines bigint)
language sql stable as $$
  select lagos_day(j.at), j.currency, j.event, m.account,
         case when m.account = 'withdrawal_fee_revenue' then coalesce(s.source, 'PLAIN') else '' end,
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
  ) s on m.account = 'withdrawal_fee_revenue'
  where j.id > after_id and j.id <= up_to_id
  group by 1, 2, 3, 4, 5
$$;

create view ledger_by_day as
  select day, currency, event, account, source, debit, credit, lines from ledger_days
  union all
  select t.day, t.currency, t.event, t.account, t.source, t.debit, t.credit, t.lines
  from ledger_folding f, ledger_lines(f.folded_id, 9223372036854775807) t;

create function ledger_people(after_id bigint, up_to_id bigint) returns table (browser_id uuid, since date)
language sql stable as $$
  select b.browser_id, min(lagos_day(j.at))
  from journals j
  join movements m on m.journal_id = j.id and m.account in ('gift', 'claim') and m.amount < 0
  cross join lateral (
    select p.browser_id from gifts g join payments p on p.id = g.payment_id where m.account = 'gift' and g.id = m.subject
    union all
    select c.browser_id from claims c where m.account = 'claim' and c.id = m.subject
  ) b
  where j.id > after_id and j.id <= up_to_id and j.event in ('charge_verified', 'suspense_released', 'share_claimed')
  group by 1
$$;

create view people_by_day as
  select day, people from people_days
  union all
  select t.since, count(*)
  from ledger_folding f, ledger_people(f.folded_id, 9223372036854775807) t
  where not exists (select from people p where p.browser_id = t.browser_id)
  group by 1;
