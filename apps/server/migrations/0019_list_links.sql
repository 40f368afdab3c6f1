-- A sender's gifts shown on a second device: its owner proved by a mailed link that the address they gave is theirs.
-- The device that paid keeps what it has.
create table payment_viewers (
  browser_id uuid not null,
  payment_id uuid not null references payments (id),
  since timestamptz not null,
  primary key (browser_id, payment_id)
);

-- A link that works once and for half an hour. Its key is derived from its id, so nothing here opens anything.
create table list_links (
  id uuid primary key,
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid,
  check ((used_at is null) = (used_by is null))
);
create index list_links_by_end on list_links (expires_at);

create index payments_of_sender on payments (lower(sender_email)) where sender_email is not null;
