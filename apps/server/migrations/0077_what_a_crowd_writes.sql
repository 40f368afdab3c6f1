-- A posting of hundreds of journals was checked one movement at a time: the foreign key asked for each movement's journal by a
-- query of its own and locked its row, which was a third of what posting costs. The trigger that already sees all movements of a
-- statement now asks for all their journals at once. That a journal stays is not the key's to keep: nobody may delete one.
alter table movements drop constraint movements_journal_id_fkey;

-- Runs once per insert statement, however many journals it carries: refuses a movement without its journal or in one that a
-- checkpoint has sealed, and a journal that does not balance, and carries the sums into the balances. Rows are locked in one order so that two postings cannot wait for
-- each other. Where none was there to be locked, all are new, and none is looked for again.
create or replace function apply_movements() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sealed bigint := (select up_to_journal from books_checkpoints order by number desc limit 1);
  broken bigint;
  is_missing boolean;
  any_known boolean;
begin
  select a.journal_id into broken from added a where a.journal_id <= sealed limit 1;
  if broken is not null then
    raise exception 'journal % is sealed', broken using errcode = 'check_violation';
  end if;

  select a.journal_id, j.id is null into broken, is_missing
  from (select journal_id, sum(amount) as total from added group by journal_id) a
  left join journals j on j.id = a.journal_id
  where a.total <> 0 or j.id is null
  limit 1;
  if is_missing then
    raise exception 'there is no journal %', broken using errcode = 'foreign_key_violation';
  elsif broken is not null then
    raise exception 'journal % does not balance', broken using errcode = 'check_violation';
  end if;

  perform from balances b
  where (b.account, b.subject) in (
    select a.account, a.subject from added a
    where a.account in ('gift', 'claim', 'payout_hold', 'fee_hold', 'refund', 'dispute', 'suspense', 'dormant')
  )
  order by b.account, b.subject
  for update;
  any_known := found;

  with change as (
    select a.account, a.subject, j.currency, -sum(a.amount)::bigint as amount
    from added a join journals j on j.id = a.journal_id
    where a.account in ('gift', 'claim', 'payout_hold', 'fee_hold', 'refund', 'dispute', 'suspense', 'dormant')
    group by a.account, a.subject, j.currency
  ), carried as (
    update balances b set balance = b.balance + c.amount
    from change c
    where any_known and b.account = c.account and b.subject = c.subject and b.currency = c.currency
    returning b.account, b.subject, b.currency
  )
  insert into balances (account, subject, currency, balance)
  select account, subject, currency, amount from change
  where (account, subject, currency) not in (select account, subject, currency from carried);
  return null;
end
$$;

-- An attempt is found by its browser and gift, and by its browser alone: one index answers both when the browser comes first. Ids of
-- browsers are in the order of time, so what a crowd writes lies at the end of it, and not at as many places as there are gifts.
create unique index if not exists claim_attempts_of_browser_and_gift on claim_attempts (browser_id, gift_id);
alter table claim_attempts drop constraint claim_attempts_pkey;
alter table claim_attempts add constraint claim_attempts_pkey primary key using index claim_attempts_of_browser_and_gift;
drop index claim_attempts_of_browser;
