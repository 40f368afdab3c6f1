-- How long people waited for their money, from asking to the bank, by the day: the promise that everybody is shown was read off
-- every payout of a month, each time. Step n is from 2^(n/16) seconds up to 2^((n+1)/16); whether it was late is exact.
create table payout_waits (
  day date not null,
  step smallint not null,
  -- Longer than the 24 hours that are promised.
  is_late boolean not null,
  count bigint not null,
  primary key (day, step, is_late)
);
-- Folded in later, as `payout_changes` is. Not a column of that: a process that does not know it yet would throw it away.
create table payout_wait_changes (
  id bigint generated always as identity primary key,
  day date not null,
  step smallint not null,
  is_late boolean not null,
  count bigint not null
);
create view payout_waits_now as
  select day, step, is_late, count from payout_waits
  union all
  select day, step, is_late, count from payout_wait_changes;

create function payout_step(requested_at timestamptz, finished_at timestamptz) returns smallint language sql immutable parallel safe as $$
  select floor(16 * ln(greatest(1, extract(epoch from finished_at - requested_at)::double precision)) / ln(2))::smallint
$$;

create function count_payout_waits() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into payout_wait_changes (day, step, is_late, count)
    select lagos_day(finished_at), payout_step(requested_at, finished_at), finished_at - requested_at > interval '24 hours', count(*)
    from added where status = 'COMPLETED' and finished_at is not null group by 1, 2, 3;
  else
    insert into payout_wait_changes (day, step, is_late, count)
    select lagos_day(finished_at), payout_step(requested_at, finished_at), finished_at - requested_at > interval '24 hours', sum(n)
    from (select a.*, 1 as n from added a union all select r.*, -1 from removed r) changed
    where status = 'COMPLETED' and finished_at is not null group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end
$$;
create trigger withdrawals_waits_counted after insert on withdrawals
  referencing new table as added for each statement execute function count_payout_waits();
create trigger withdrawals_waits_recounted after update on withdrawals
  referencing new table as added old table as removed for each statement execute function count_payout_waits();

insert into payout_waits (day, step, is_late, count)
select lagos_day(finished_at), payout_step(requested_at, finished_at), finished_at - requested_at > interval '24 hours', count(*)
from withdrawals where status = 'COMPLETED' and finished_at is not null group by 1, 2, 3;

alter table payout_wait_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- Nothing else asked by it.
drop index withdrawals_arrived;
