-- Everyone who tried, in the order in which the gift's lock let them in. A browser counts once per gift.
create table claim_attempts (
  gift_id uuid not null references gifts (id),
  browser_id uuid not null,
  number integer not null check (number >= 1),
  outcome text not null check (outcome in ('granted', 'not_this_time', 'all_taken')),
  slot integer,
  at timestamptz not null,
  primary key (gift_id, browser_id),
  unique (gift_id, number),
  check ((outcome = 'granted') = (slot is not null))
);

-- A share of a gift that belongs to somebody. Only the hash of its key is kept.
create table claims (
  id uuid primary key,
  gift_id uuid not null references gifts (id),
  slot integer not null check (slot >= 0),
  browser_id uuid not null,
  share bigint not null check (share > 0),
  currency text not null,
  status text not null check (status in ('GRANTED', 'WITHDRAWING', 'PAID', 'FROZEN')),
  access_key_hash bytea not null unique,
  withdrawals integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (gift_id, slot),
  unique (gift_id, browser_id)
);
create trigger claims_status before update on claims
  for each row execute function refuse_unlisted_status_move('claim');

insert into status_moves (entity, from_status, to_status) values
  ('claim', 'GRANTED', 'WITHDRAWING'), ('claim', 'WITHDRAWING', 'PAID'), ('claim', 'WITHDRAWING', 'GRANTED'),
  ('claim', 'WITHDRAWING', 'FROZEN'), ('claim', 'PAID', 'GRANTED'), ('claim', 'PAID', 'FROZEN'),
  ('claim', 'GRANTED', 'FROZEN'), ('claim', 'FROZEN', 'GRANTED');
