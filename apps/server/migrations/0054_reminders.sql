-- People are reminded of a gift that waits.
alter table gifts
  -- When it is next looked at for a reminder; null when there is none to come. It is only a look: what is due is decided then.
  add column remind_at timestamptz,
  -- When its recipient was last written to about it, after the first mail.
  add column told_at timestamptz,
  -- When its recipient was reminded that it waits.
  add column reminded_at timestamptz,
  -- The end its people were reminded of.
  add column told_end timestamptz;
create index gifts_to_remind on gifts (remind_at)
  where remind_at is not null and paused_at is null and status in ('ACTIVE', 'SPLIT');

-- Of gifts that have waited for long, people hear before they end, and not all at once now.
update gifts g set remind_at = greatest(now(), least(g.expires_at, (
  select r.ends_at from rules r where r.gift_id = g.id and r.type = 'TIME'
)) - interval '3 days')
where g.status in ('ACTIVE', 'SPLIT', 'BLOCKED', 'CONFLICTED');

-- Addresses that want no reminders, by a keyed hash: nobody can read here whose they are.
create table refused_reminders (
  address_hash text primary key check (address_hash ~ '^[A-Za-z0-9_-]{43}$'),
  since timestamptz not null
);
