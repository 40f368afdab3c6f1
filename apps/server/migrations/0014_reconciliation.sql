-- Each comparison of our books with what the provider says.
create table reconciliations (
  id uuid primary key,
  -- Everything that the provider or we have from this instant on was compared.
  covers_from timestamptz not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  charges integer not null check (charges >= 0),
  transfers integer not null check (transfers >= 0),
  -- Payments and payouts that were put in step with the provider on the way.
  mended integer not null check (mended >= 0),
  opened integer not null check (opened >= 0),
  closed integer not null check (closed >= 0),
  -- Why it could not be carried through; what it found until then stands.
  failure text,
  started_by uuid references staff (id)
);
create index reconciliations_by_time on reconciliations (started_at desc);

-- A difference between the provider and us, once per difference, until somebody or something closes it.
create table reconciliation_items (
  id uuid primary key,
  kind text not null check (kind in (
    'CHARGE_NOT_RECORDED', 'CHARGE_UNKNOWN_TO_PROVIDER', 'CHARGE_DIFFERS',
    'TRANSFER_NOT_OURS', 'TRANSFER_TWICE', 'TRANSFER_DIFFERS', 'PAYOUT_NOT_PAID', 'PAYOUT_NOT_RECORDED'
  )),
  reference text not null,
  -- The provider's id of a charge, because one reference can be charged twice; empty for transfers.
  provider_id text not null,
  -- What the two sides say, in words that a person compares.
  ours text not null,
  theirs text not null,
  amount bigint,
  currency text,
  gift_id uuid references gifts (id),
  payment_id uuid references payments (id),
  withdrawal_id uuid references withdrawals (id),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  assigned_to uuid references staff (id),
  closed_at timestamptz,
  -- Null when it closed by itself because the two sides agree now.
  closed_by uuid references staff (id),
  closing_note text,
  revision integer not null default 1,
  unique (kind, reference, provider_id),
  check ((closed_at is null) = (closing_note is null))
);
create index reconciliation_items_open on reconciliation_items (first_seen_at, id) where closed_at is null;
create index reconciliation_items_by_time on reconciliation_items (first_seen_at desc, id desc);
revoke delete on reconciliation_items from jara_app;

-- Reconciliation asks for what was recorded lately, from our side.
create index charges_by_time on charges (recorded_at);
