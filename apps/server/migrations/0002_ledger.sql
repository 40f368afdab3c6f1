-- Double entry, append-only. A journal is one business event; its movements add up to nothing.
create table journals (
  id bigint generated always as identity primary key,
  ref text not null unique check (length(ref) between 3 and 200),
  event text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  at timestamptz not null
);
create index journals_by_time on journals (at);

-- Debits are positive, credits negative.
create table movements (
  journal_id bigint not null references journals (id),
  line smallint not null,
  account text not null check (account in (
    'gift', 'claim', 'payout_hold', 'fee_hold', 'refund', 'dispute', 'suspense', 'dormant',
    'provider_receivable', 'provider_balance', 'collection_fee', 'transfer_fee', 'withdrawal_fee_revenue',
    'chargeback_loss', 'stamp_duty'
  )),
  subject uuid not null,
  amount bigint not null check (amount <> 0),
  primary key (journal_id, line)
);
create index movements_by_account on movements (account, subject);

-- What we owe, per thing we owe it for. Only liabilities have a row: they are the accounts that must never go below
-- zero, and none of them is shared by unrelated people, so no row is hot.
create table balances (
  account text not null check (account in (
    'gift', 'claim', 'payout_hold', 'fee_hold', 'refund', 'dispute', 'suspense', 'dormant'
  )),
  subject uuid not null,
  currency text not null,
  balance bigint not null check (balance >= 0),
  primary key (account, subject)
);
create index balances_owed on balances (account) include (balance) where balance > 0;

-- Runs once per insert statement, however many journals it carries: refuses what does not balance and carries the
-- sums into the balances. Rows are locked in one order so that two postings cannot wait for each other.
create function apply_movements() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  broken bigint;
begin
  select journal_id into broken from added group by journal_id having sum(amount) <> 0 limit 1;
  if broken is not null then
    raise exception 'journal % does not balance', broken using errcode = 'check_violation';
  end if;

  perform from balances b
  where (b.account, b.subject) in (select a.account, a.subject from added a)
  order by b.account, b.subject
  for update;

  with change as (
    select a.account, a.subject, j.currency, -sum(a.amount)::bigint as amount
    from added a join journals j on j.id = a.journal_id
    where a.account in ('gift', 'claim', 'payout_hold', 'fee_hold', 'refund', 'dispute', 'suspense', 'dormant')
    group by a.account, a.subject, j.currency
  ), carried as (
    update balances b set balance = b.balance + c.amount
    from change c
    where b.account = c.account and b.subject = c.subject and b.currency = c.currency
    returning b.account, b.subject, b.currency
  )
  insert into balances (account, subject, currency, balance)
  select account, subject, currency, amount from change
  where (account, subject, currency) not in (select account, subject, currency from carried);
  return null;
end
$$;

create trigger movements_apply after insert on movements
  referencing new table as added for each statement execute function apply_movements();

create trigger journals_append_only before update or delete on journals
  for each row execute function refuse_change();
create trigger journals_no_truncate before truncate on journals
  for each statement execute function refuse_change();
create trigger movements_append_only before update or delete on movements
  for each row execute function refuse_change();
create trigger movements_no_truncate before truncate on movements
  for each statement execute function refuse_change();

revoke update, delete on journals, movements from jara_app;
revoke insert, update, delete on balances from jara_app;
