-- What lay at the provider and what was owed to people, looked at once an hour for the money page. Rows older than 90 days are
-- deleted when a new one is written.
create table money_hours (
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  currency text not null,
  seen_at timestamptz not null,
  held bigint not null,
  owed bigint not null check (owed >= 0),
  -- Null where the provider gave no answer in that hour.
  provider_balance bigint,
  verdict text not null check (verdict in ('TRUE', 'ON_THE_WAY', 'DIFFERS', 'NO_ANSWER', 'NOT_YET')),
  check ((provider_balance is null) or verdict <> 'NO_ANSWER'),
  primary key (hour, currency)
);

-- How long payouts took is read from here and from nowhere else, however many there are.
create index withdrawals_arrived on withdrawals (finished_at) include (requested_at) where status = 'COMPLETED';
