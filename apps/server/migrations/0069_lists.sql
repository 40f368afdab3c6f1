-- A list as a member of staff wants to see it again: the words of its address under a name. What was searched for is never among
-- them (docs/decisions/0043).
create table saved_views (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  list text not null,
  name text not null check (char_length(name) between 1 and 40),
  words jsonb not null check (jsonb_typeof(words) = 'object' and not words ? 'search'),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index saved_views_by_name on saved_views (staff_id, list, lower(name));

-- The columns that somebody does not want to see. Those that come with a later version are shown.
create table hidden_columns (
  staff_id uuid not null references staff (id),
  list text not null,
  columns text[] not null,
  updated_at timestamptz not null,
  primary key (staff_id, list)
);

-- How a payment was made, as the provider said when it was charged. Payments from before, and those that nobody paid, have none.
alter table payments
  add column channel text check (channel in ('CARD', 'BANK', 'BANK_TRANSFER', 'USSD', 'QR', 'MOBILE_MONEY', 'EFT', 'APPLE_PAY', 'OTHER')),
  add column card_brand text check (card_brand in ('VISA', 'MASTERCARD', 'VERVE', 'AMERICAN_EXPRESS', 'OTHER'));
create index payments_by_channel on payments (channel, created_at desc, id desc) where channel is not null;
