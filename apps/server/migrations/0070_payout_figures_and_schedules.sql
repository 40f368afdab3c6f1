-- How payouts end, by the hour and by the bank, for the forecast of the float and for the success rates of banks. As with
-- `record_counts`, every change is written down beside it and folded in later, so that no two writers wait for the same counter.
create table payout_hours (
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  currency text not null,
  count bigint not null,
  -- What left the balance at the provider: the payouts and what it took for them.
  amount bigint not null,
  primary key (hour, currency)
);
create table payout_days (
  day date not null,
  currency text not null,
  bank_code text not null,
  outcome text not null check (outcome in ('PAID', 'FAILED')),
  -- How long the bank took: step n is from 2^(n/4) seconds up to 2^((n+1)/4).
  pace smallint not null,
  count bigint not null,
  -- The newest name of the bank that was seen.
  bank_name text not null,
  primary key (day, currency, bank_code, outcome, pace)
);
create table payout_changes (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  currency text not null,
  bank_code text not null,
  bank_name text not null,
  outcome text not null,
  pace smallint not null,
  count bigint not null,
  amount bigint not null
);

create view payout_hours_now as
  select hour, currency, count, amount from payout_hours
  union all
  select hour, currency, count, amount from payout_changes where outcome = 'PAID';
create view payout_days_now as
  select day, currency, bank_code, bank_name, outcome, pace, count from payout_days
  union all
  select lagos_day(hour), currency, bank_code, bank_name, outcome, pace, count from payout_changes;

create function payout_outcome(status text) returns text language sql immutable parallel safe as $$
  select case when status = 'COMPLETED' then 'PAID' when status in ('FAILED', 'REVERSED') then 'FAILED' end
$$;
create function payout_pace(sent_at timestamptz, finished_at timestamptz) returns smallint language sql immutable parallel safe as $$
  select floor(4 * ln(greatest(1, extract(epoch from finished_at - sent_at)::double precision)) / ln(2))::smallint
$$;

-- What a withdrawal was is taken out and what it is put in; where nothing of this changed, the two are the same and nothing is written.
create function count_payouts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into payout_changes (hour, currency, bank_code, bank_name, outcome, pace, count, amount)
    select date_trunc('hour', finished_at, 'UTC'), currency, bank_code, bank_name, payout_outcome(status),
           payout_pace(coalesce(sent_at, requested_at), finished_at), count(*), sum(net + coalesce(transfer_fee, 0))
    from added where payout_outcome(status) is not null and finished_at is not null group by 1, 2, 3, 4, 5, 6;
  else
    insert into payout_changes (hour, currency, bank_code, bank_name, outcome, pace, count, amount)
    select date_trunc('hour', finished_at, 'UTC'), currency, bank_code, bank_name, payout_outcome(status),
           payout_pace(coalesce(sent_at, requested_at), finished_at), sum(n), sum(n * (net + coalesce(transfer_fee, 0)))
    from (select a.*, 1 as n from added a union all select r.*, -1 from removed r) changed
    where payout_outcome(status) is not null and finished_at is not null
    group by 1, 2, 3, 4, 5, 6
    having sum(n) <> 0 or sum(n * (net + coalesce(transfer_fee, 0))) <> 0;
  end if;
  return null;
end
$$;
create trigger withdrawals_payouts_counted after insert on withdrawals
  referencing new table as added for each statement execute function count_payouts();
create trigger withdrawals_payouts_recounted after update on withdrawals
  referencing new table as added old table as removed for each statement execute function count_payouts();

insert into payout_hours (hour, currency, count, amount)
select date_trunc('hour', finished_at, 'UTC'), currency, count(*), sum(net + coalesce(transfer_fee, 0))
from withdrawals where status = 'COMPLETED' and finished_at is not null group by 1, 2;
insert into payout_days (day, currency, bank_code, outcome, pace, count, bank_name)
select lagos_day(finished_at), currency, bank_code, payout_outcome(status),
       payout_pace(coalesce(sent_at, requested_at), finished_at), count(*), max(bank_name)
from withdrawals where payout_outcome(status) is not null and finished_at is not null group by 1, 2, 3, 4, 5;

-- The last forecast of the float, for the bell and the alerts.
create table float_forecast (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null,
  verdict text not null,
  -- Until when the balance is enough; null where it is as far as one can see.
  short_at timestamptz,
  -- Since when it has been within the time at which somebody is told.
  alarm_since timestamptz
);

-- A report that is made again and again. Its readers are told that it is there; the file is made when one of them fetches it.
create table report_schedules (
  id uuid primary key,
  what text not null,
  format text not null check (format in ('csv', 'xlsx', 'json')),
  -- By their headers; none means all of them.
  columns text[] not null,
  every text not null check (every in ('DAY', 'WEEK', 'MONTH')),
  -- 1 is Monday.
  weekday smallint check (weekday between 1 and 7),
  month_day smallint check (month_day between 1 and 28),
  -- Of Lagos.
  hour smallint not null check (hour between 0 and 23),
  made_by uuid not null references staff (id),
  created_at timestamptz not null,
  paused_at timestamptz,
  next_at timestamptz not null,
  check ((every = 'WEEK') = (weekday is not null)),
  check ((every = 'MONTH') = (month_day is not null))
);
create index report_schedules_due on report_schedules (next_at) where paused_at is null;
create table report_readers (
  schedule_id uuid not null references report_schedules (id) on delete cascade,
  staff_id uuid not null references staff (id),
  primary key (schedule_id, staff_id)
);
