-- A share of a public giveaway that nobody sends to a bank in time lapses: it goes to the next in line, to whoever comes, or back to
-- the sender. Whoever has asked for it to be paid, even once, keeps it: what the provider did with it may still change.
alter table claims
  -- Until when; null on a share that waits for its owner for ever.
  add column send_by timestamptz,
  -- When its owner was told that it is nearly time.
  add column warned_at timestamptz,
  add column lapsed_at timestamptz,
  -- In a draw: the share that lapsed and went on to this one.
  add column passed_on_from uuid references claims (id),
  drop constraint claims_status_check,
  add constraint claims_status_check check (status in ('GRANTED', 'WITHDRAWING', 'PAID', 'FROZEN', 'LAPSED')),
  add constraint claims_lapse_only_unasked check (
    (status = 'LAPSED') = (lapsed_at is not null)
    and (status <> 'LAPSED' or (withdrawals = 0 and send_by is not null and not for_sender))
  );
create index claims_to_lapse on claims (send_by) where send_by is not null and status = 'GRANTED' and withdrawals = 0;
create index claims_to_warn on claims (send_by)
  where send_by is not null and status = 'GRANTED' and withdrawals = 0 and contact_email is not null and warned_at is null;
create unique index claims_passed_on_once on claims (passed_on_from) where passed_on_from is not null;

alter table gifts
  -- What came back and can be opened again, each in a place of its own behind the shares of the rule: a place is never paid twice.
  add column returned_shares bigint[] not null default '{}',
  -- Our fee on each, as it was.
  add column returned_fees bigint[] not null default '{}',
  add column shares_lapsed integer not null default 0,
  add constraint gifts_know_what_came_back check (
    cardinality(returned_shares) = cardinality(returned_fees)
    and cardinality(returned_shares) <= shares_lapsed and shares_lapsed <= shares_taken
  );

insert into status_moves (entity, from_status, to_status) values
  ('claim', 'GRANTED', 'LAPSED'), ('gift', 'CLAIMED', 'SPLIT'), ('gift', 'CLAIMED', 'EXPIRED');

-- A gift that has ended sends back what lapses afterwards, as often as something does.
alter table refunds drop constraint refunds_cause_check;
alter table refunds add constraint refunds_cause_check check (cause in ('CANCEL', 'EXPIRY', 'LAPSE'));
drop index refunds_one_per_cause;
create unique index refunds_one_per_cause on refunds (gift_id, cause) where cause in ('CANCEL', 'EXPIRY');
