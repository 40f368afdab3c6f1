-- Rows that change several times in their life, in columns that stand in no index and in no condition of one: then the next version can lie on
-- the same page and no index hears of it, if the page has room. `fillfactor` leaves some, on pages that are filled from now on.
--   gifts                attempts, shares_taken, claimed_amount, with every try and claim.
--   transfers            status and changed_at, as often as the provider is asked.
--   throttles            hits, with every request that is counted.
--   idempotent_requests  status and answer, once, right after the row itself.
--   staff_sessions       last_seen_at.
--   workers              seen_at, every five seconds.
-- Room would not help balances (balance), claims (status, withdrawals), withdrawals and payments (status, next_check_at), mails (next_try_at),
-- webhook_events (worked_at, body) or gift_networks (browsers): an index or its condition holds what changes. Those are vacuumed early.
alter table gifts set (fillfactor = 80);
alter table transfers set (fillfactor = 85);
alter table throttles set (fillfactor = 70);
alter table idempotent_requests set (fillfactor = 60);
alter table staff_sessions set (fillfactor = 70);
alter table workers set (fillfactor = 50);

-- A fifth of the rows may be dead before PostgreSQL cleans up by itself. Of a large table that is far too many, and of a small one that is
-- written all day (counters, changes to be folded, the queue of mails) far too late.
alter table balances set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table gifts set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table claims set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table withdrawals set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table payments set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table transfers set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table mails set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table webhook_events set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table idempotent_requests set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table withdrawal_sums set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table gift_networks set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table throttles set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
alter table record_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
alter table payout_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
alter table workers set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200);

-- What is only ever added is frozen and marked as seen by all while it is still in memory, not years later all at once; reading it by an
-- index alone then needs no look at the rows.
alter table journals set (autovacuum_vacuum_insert_scale_factor = 0.02);
alter table movements set (autovacuum_vacuum_insert_scale_factor = 0.02);
alter table claim_attempts set (autovacuum_vacuum_insert_scale_factor = 0.02);

-- A balance that is nought says what a missing one says, and most things are paid out in the end: they go, so that the table is as large as what
-- is owed now and not as what was ever owed. Whoever posts to one meanwhile is not waited for; whoever comes later makes the row anew.
create index if not exists balances_empty on balances (account) where balance = 0;
create function forget_empty_balances(at_most integer) returns setof integer
language sql security definer set search_path = public, pg_temp as $$
  with empty as (
    select account, subject from balances where balance = 0 limit at_most for update skip locked
  )
  delete from balances b using empty e where b.account = e.account and b.subject = e.subject returning 1
$$;
