-- Money on its way back to the card it came from: the unclaimed rest of a gift, or a charge that never became one.
create table refunds (
  id uuid primary key,
  charge_id uuid not null references charges (id),
  -- Null when the charge was held in suspense.
  gift_id uuid references gifts (id),
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('STARTED', 'SUBMITTED', 'DONE', 'FAILED')),
  provider_id text unique,
  provider_status text,
  reason text not null,
  failure text,
  sends integer not null default 0,
  not_found_checks integer not null default 0,
  checks integer not null default 0,
  next_check_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'FAILED') = (failure is not null)),
  check ((status in ('DONE', 'FAILED')) = (finished_at is not null))
);
create unique index refunds_one_open on refunds (charge_id) where status in ('STARTED', 'SUBMITTED');
create index refunds_of_charge on refunds (charge_id);
create index refunds_of_gift on refunds (gift_id);
create index refunds_by_time on refunds (created_at desc, id desc);
create index refunds_to_work_on on refunds (next_check_at) where next_check_at is not null;
create trigger refunds_status before update on refunds
  for each row execute function refuse_unlisted_status_move('refund');

-- A cardholder's bank wants the money back. What was still here is held until it is decided.
create table disputes (
  id uuid primary key,
  provider_id text not null unique,
  payment_id uuid not null references payments (id),
  charge_id uuid not null references charges (id),
  -- Null when the charge was held in suspense: then no gift is concerned.
  gift_id uuid references gifts (id),
  amount bigint not null check (amount > 0),
  -- More than is disputed when the bank wants a part only: the gift is held whole.
  held bigint not null default 0 check (held >= 0),
  held_parts jsonb not null,
  -- How many times something was held: money can come back while the dispute is open.
  holds integer not null default 0,
  status text not null check (status in ('OPEN', 'WON', 'LOST')),
  gift_status_before text,
  gift_reason_before text,
  opened_at timestamptz not null,
  closed_at timestamptz,
  check ((gift_id is null) = (gift_status_before is null)),
  check ((status = 'OPEN') = (closed_at is null))
);
create index disputes_of_charge on disputes (charge_id);
create index disputes_of_gift on disputes (gift_id);
create index disputes_open on disputes (opened_at) where status = 'OPEN';
create trigger disputes_status before update on disputes
  for each row execute function refuse_unlisted_status_move('dispute');

insert into status_moves (entity, from_status, to_status) values
  ('refund', 'STARTED', 'SUBMITTED'), ('refund', 'STARTED', 'FAILED'), ('refund', 'STARTED', 'DONE'),
  ('refund', 'SUBMITTED', 'DONE'), ('refund', 'SUBMITTED', 'FAILED'),
  ('dispute', 'OPEN', 'WON'), ('dispute', 'OPEN', 'LOST');

-- The provider's events about money that goes back name the charge by its reference.
create index charges_by_reference on charges (reference);

-- Gifts that closed before their lifetime was over: their rest is put to sleep when it is.
create index gifts_to_put_to_rest on gifts (expires_at) where status = 'EXPIRED' and closed_at < expires_at;
