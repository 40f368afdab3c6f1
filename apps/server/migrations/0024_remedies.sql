-- Refunds that the provider made without us, and disputes whose ending it puts into words that we do not know.
alter table reconciliation_items drop constraint reconciliation_items_kind_check;
alter table reconciliation_items add constraint reconciliation_items_kind_check check (kind in (
  'CHARGE_NOT_RECORDED', 'CHARGE_UNKNOWN_TO_PROVIDER', 'CHARGE_DIFFERS',
  'TRANSFER_NOT_OURS', 'TRANSFER_TWICE', 'TRANSFER_DIFFERS', 'PAYOUT_NOT_PAID', 'PAYOUT_NOT_RECORDED',
  'REFUND_NOT_RECORDED', 'DISPUTE_UNCLEAR'
));
alter table reconciliations add column refunds integer not null default 0 check (refunds >= 0);
alter table reconciliations add column disputes integer not null default 0 check (disputes >= 0);

-- The provider's word by which a dispute has the ending it has: a new word that we do not know needs a person again.
alter table disputes add column decided_by text;

-- Who wants which remedy for a difference. Where money is given to somebody it takes two.
create table remedy_votes (
  item_id uuid not null references reconciliation_items (id),
  staff_id uuid not null references staff (id),
  remedy text not null,
  note text not null,
  at timestamptz not null,
  primary key (item_id, staff_id)
);

-- A refund that had been done can come back, and one that had failed can turn out to have been made.
insert into status_moves (entity, from_status, to_status) values ('refund', 'DONE', 'FAILED'), ('refund', 'FAILED', 'DONE');
alter table refunds add column rounds integer not null default 0;
-- What of it was not here any more when it turned out to have been made.
alter table refunds add column loss bigint not null default 0 check (loss >= 0);

-- A transfer that went to nobody of ours and is booked as our loss has not paid its share.
alter table transfers add column written_off_at timestamptz;
drop index transfers_one_paid;
create unique index transfers_one_paid on transfers (gift_id, slot)
  where may_have_paid and not is_extra and written_off_at is null;
drop index transfers_extra;
create index transfers_extra on transfers (reference) where is_extra and may_have_paid and written_off_at is null;
