-- A claimed share on its way to a bank account. The reference is ours, made before the provider hears of it.
create table withdrawals (
  id uuid primary key,
  claim_id uuid not null references claims (id),
  attempt integer not null check (attempt >= 1),
  gross bigint not null check (gross > 0),
  fee bigint not null check (fee >= 0),
  net bigint not null check (net > 0),
  currency text not null,
  account_number text not null check (account_number ~ '^[0-9]{10,20}$'),
  account_name text not null,
  bank_code text not null check (bank_code ~ '^[A-Z0-9]{3,10}$'),
  bank_name text not null,
  reference text not null unique check (reference ~ '^[a-z0-9-]{16,50}$'),
  status text not null check (status in (
    'REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN', 'COMPLETED', 'FAILED', 'REJECTED', 'REVERSED'
  )),
  approvals_needed smallint not null check (approvals_needed between 0 and 2),
  reason text,
  recipient_code text,
  transfer_code text,
  transfer_fee bigint,
  sends integer not null default 0,
  not_found_checks integer not null default 0,
  checks integer not null default 0,
  next_check_at timestamptz,
  revision integer not null default 1,
  requested_at timestamptz not null,
  approved_at timestamptz,
  sent_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null,
  unique (claim_id, attempt),
  check (gross = fee + net)
);
create unique index withdrawals_one_open on withdrawals (claim_id)
  where status in ('REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN');
create index withdrawals_by_time on withdrawals (requested_at desc, id desc);
create index withdrawals_by_status on withdrawals (status, requested_at desc, id desc);
create index withdrawals_to_work_on on withdrawals (next_check_at) where next_check_at is not null;
create trigger withdrawals_status before update on withdrawals
  for each row execute function refuse_unlisted_status_move('withdrawal');

insert into status_moves (entity, from_status, to_status) values
  ('withdrawal', 'REQUESTED', 'APPROVED'), ('withdrawal', 'REQUESTED', 'REJECTED'),
  ('withdrawal', 'APPROVED', 'SUBMITTED'), ('withdrawal', 'APPROVED', 'UNKNOWN'),
  ('withdrawal', 'APPROVED', 'COMPLETED'), ('withdrawal', 'APPROVED', 'FAILED'), ('withdrawal', 'APPROVED', 'REJECTED'),
  ('withdrawal', 'SUBMITTED', 'UNKNOWN'), ('withdrawal', 'SUBMITTED', 'COMPLETED'),
  ('withdrawal', 'SUBMITTED', 'FAILED'), ('withdrawal', 'SUBMITTED', 'REVERSED'),
  ('withdrawal', 'UNKNOWN', 'SUBMITTED'), ('withdrawal', 'UNKNOWN', 'COMPLETED'),
  ('withdrawal', 'UNKNOWN', 'FAILED'), ('withdrawal', 'UNKNOWN', 'REVERSED'),
  ('withdrawal', 'COMPLETED', 'REVERSED');

-- Who said yes. One person counts once.
create table withdrawal_approvals (
  withdrawal_id uuid not null references withdrawals (id),
  staff_id uuid not null,
  at timestamptz not null,
  primary key (withdrawal_id, staff_id)
);

-- Banks as the provider listed them last. Codes repeat in real data, so the provider's id is the key.
create table banks (
  id text primary key,
  name text not null,
  code text not null,
  active boolean not null,
  refreshed_at timestamptz not null
);
create index banks_by_name on banks (name) where active;
