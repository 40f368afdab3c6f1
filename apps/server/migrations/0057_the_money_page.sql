-- What lay at the provider and what was owed to people, looked at once an hour for the money page. Rows older than 90 days are
-- deleted when a new one is written.
create table money_hours (
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  currency text not null,
  seen_at timestamptz not null,
  held bigint not null,
  owed bigint not null check (owed >= 0),
  -- Null where the provider gave no answer in that hour.
  provider_balance bigint,
  verdict text not null check (verdict in ('TRUE', 'ON_THE_WAY', 'DIFFERS', 'NO_ANSWER', 'NOT_YET')),
  check ((provider_balance is null) or verdict <> 'NO_ANSWER'),
  primary key (hour, currency)
);

-- How long payouts took is read from here and from nowhere else, however many there are.
create index withdrawals_arrived on withdrawals (finished_at) include (requested_at) where status = 'COMPLETED';

-- All days of the books added up, so that what an account holds now costs the same in ten years as today. The database keeps it in
-- step with the days, because a version that does not know it may still be folding them.
create table ledger_totals (
  currency text not null,
  account text not null,
  debit bigint not null,
  credit bigint not null,
  primary key (currency, account)
);
create function total_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into ledger_totals as known (currency, account, debit, credit)
    select currency, account, sum(debit), sum(credit) from added group by 1, 2 order by 1, 2
    on conflict (currency, account)
      do update set debit = known.debit + excluded.debit, credit = known.credit + excluded.credit;
  elsif tg_op = 'UPDATE' then
    insert into ledger_totals as known (currency, account, debit, credit)
    select currency, account, sum(debit), sum(credit)
    from (select currency, account, debit, credit from added
          union all select currency, account, -debit, -credit from removed) changed
    group by 1, 2 order by 1, 2
    on conflict (currency, account)
      do update set debit = known.debit + excluded.debit, credit = known.credit + excluded.credit;
  else
    insert into ledger_totals as known (currency, account, debit, credit)
    select currency, account, -sum(debit), -sum(credit) from removed group by 1, 2 order by 1, 2
    on conflict (currency, account)
      do update set debit = known.debit + excluded.debit, credit = known.credit + excluded.credit;
  end if;
  return null;
end
$$;
-- Before the days are added up: whoever folds waits for these, and is counted by them.
create trigger ledger_days_added after insert on ledger_days
  referencing new table as added for each statement execute function total_ledger();
create trigger ledger_days_changed after update on ledger_days
  referencing new table as added old table as removed for each statement execute function total_ledger();
create trigger ledger_days_removed after delete on ledger_days
  referencing old table as removed for each statement execute function total_ledger();
insert into ledger_totals (currency, account, debit, credit)
select currency, account, sum(debit), sum(credit) from ledger_days group by 1, 2;

-- What each account comes to at this moment: the days that are folded, and the journals that are not.
create view ledger_now as
  select currency, account, debit, credit from ledger_totals
  union all
  select t.currency, t.account, t.debit, t.credit
  from ledger_folding f, ledger_lines(f.folded_id, 9223372036854775807) t;
