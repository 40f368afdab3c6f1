-- When a gift reaches its recipient, when it opens and how long it waits, as its sender wished. Times that have passed when the
-- money arrives are "at once".
alter table payments
  add column deliver_at timestamptz,
  add column opens_at timestamptz,
  add column lifetime_days int not null default 365 check (lifetime_days in (7, 30, 90, 365));

-- Nobody opens it before; null means that it was open from the first.
alter table gifts add column opens_at timestamptz check (opens_at < expires_at);
-- The mail to its recipient is written then; null once that was done, and where there is none to write.
alter table gifts add column mail_due_at timestamptz;
create index gifts_to_mail on gifts (mail_due_at) where mail_due_at is not null and status in ('ACTIVE', 'SPLIT');

-- Stands behind the code that makes a gift as 0046 does, also where that code is of the version before and knows of no such wishes.
create function refuse_gift_without_its_ordered_times() returns trigger language plpgsql as $$
declare
  ordered record;
begin
  select coalesce(p.opens_at, p.deliver_at) as opens_at,
         greatest(new.created_at, p.opens_at, p.deliver_at) + make_interval(hours => 24 * p.lifetime_days) as expires_at
    into ordered from payments p where p.id = new.payment_id;
  if new.expires_at > ordered.expires_at or (ordered.opens_at > new.created_at and new.opens_at is distinct from ordered.opens_at) then
    raise exception 'a gift is made with the times it was ordered with' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger gifts_have_their_ordered_times after insert on gifts
  for each row execute function refuse_gift_without_its_ordered_times();
