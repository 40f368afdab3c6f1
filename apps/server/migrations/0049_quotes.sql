-- What a sender was told before they paid holds whatever changes later: who pays our fee and how much it is, and what is kept when
-- the gift goes back to them. Payments from before were told nothing of the last: it is null, and their gifts sleep as they always did.
alter table payments
  add column fee_paid_by text not null default 'RECIPIENT' check (fee_paid_by in ('RECIPIENT', 'SENDER')),
  add column fee_bps int not null default 300 check (fee_bps between 0 and 10000),
  add column kept_on_refund bigint check (kept_on_refund >= 0 and kept_on_refund <= amount);

-- Our fee on a share, set when it is claimed, so that the fees of all shares are the fee on the gift, to the kobo. Null on claims from
-- before: theirs is worked out from the share.
alter table claims add column fee bigint check (fee >= 0 and fee <= share);
