-- What a sender does with a gift that is paid.
alter table gifts
  -- Nobody opens it while this is set. What was opened stays with its owners: this is no hold.
  add column paused_at timestamptz,
  add column cancelled_at timestamptz,
  -- It has ended, and its rest is to go back to the card that paid; null once that was begun, and where nothing was promised.
  add column refund_due_at timestamptz;
create index gifts_to_refund on gifts (refund_due_at) where refund_due_at is not null and status = 'EXPIRED';

-- What the provider keeps of its own fee is missing from what goes back, as it was quoted.
alter table refunds add column kept bigint not null default 0 check (kept >= 0);
-- A cancellation and an end each send the rest back once. Refunds that staff decide have no such cause.
alter table refunds add column cause text check (cause in ('CANCEL', 'EXPIRY'));
create unique index refunds_one_per_cause on refunds (gift_id, cause) where cause is not null;
