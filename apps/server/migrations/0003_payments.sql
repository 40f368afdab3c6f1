-- A sender's payment for one gift: everything the gift will be, kept here until the money has arrived.
create table payments (
  id uuid primary key,
  browser_id uuid not null,
  status text not null check (status in ('PENDING', 'PROCESSING', 'SUCCESS', 'FAILED', 'REVERSED')),
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('NGN', 'GHS', 'KES', 'ZAR')),
  recipient_email text not null,
  sender_name text,
  sender_email text,
  anonymous boolean not null,
  message text,
  theme text not null,
  cloth_seed bigint not null check (cloth_seed between 0 and 4294967295),
  password_hash text,
  reference text not null unique,
  provider_id text,
  failure_reason text,
  checks integer not null default 0,
  next_check_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  settled_at timestamptz
);
create index payments_of_browser on payments (browser_id, created_at desc, id desc);
create index payments_to_check on payments (next_check_at) where next_check_at is not null;
create index payments_by_time on payments (created_at desc, id desc);
create trigger payments_status before update on payments
  for each row execute function refuse_unlisted_status_move('payment');

insert into status_moves (entity, from_status, to_status) values
  ('payment', 'PENDING', 'PROCESSING'), ('payment', 'PENDING', 'SUCCESS'), ('payment', 'PENDING', 'FAILED'),
  ('payment', 'PROCESSING', 'SUCCESS'), ('payment', 'PROCESSING', 'FAILED'),
  ('payment', 'FAILED', 'SUCCESS'), ('payment', 'SUCCESS', 'REVERSED');

-- Every reference under which the provider may know this payment. A lost answer to "initialize" can leave one behind
-- without its checkout address; it is superseded, and money that still arrives on it is recognised.
create table payment_references (
  reference text primary key check (reference ~ '^[a-z0-9-]{16,50}$'),
  payment_id uuid not null references payments (id),
  access_code text,
  authorization_url text,
  superseded_at timestamptz,
  created_at timestamptz not null
);
create index payment_references_of_payment on payment_references (payment_id);

-- Money the provider says it took, once per charge of theirs.
create table charges (
  id uuid primary key,
  provider_id text not null unique,
  reference text not null,
  payment_id uuid not null references payments (id),
  amount bigint not null check (amount > 0),
  requested_amount bigint,
  currency text not null,
  fee bigint not null check (fee >= 0),
  became text not null check (became in ('GIFT', 'SUSPENSE')),
  reason text,
  recorded_at timestamptz not null,
  check ((became = 'SUSPENSE') = (reason is not null))
);
create unique index charges_one_gift on charges (payment_id) where became = 'GIFT';
create index charges_of_payment on charges (payment_id);

-- Webhooks as they came, raw, once per event.
create table webhook_events (
  id bigint generated always as identity primary key,
  identity text not null unique,
  event text not null,
  reference text,
  body text not null,
  deliveries integer not null default 1,
  received_at timestamptz not null default now(),
  worked_at timestamptz,
  failure text
);
create index webhook_events_unworked on webhook_events (id) where worked_at is null;
create index webhook_events_by_reference on webhook_events (reference);
