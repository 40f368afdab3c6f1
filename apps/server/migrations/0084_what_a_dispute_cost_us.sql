-- What had left its gift for its sender's bank when the bank of the card gave back what it took, and nothing has made up for since.
alter table disputes add column if not exists loss bigint not null default 0 check (loss >= 0);
create index if not exists disputes_at_our_cost on disputes (charge_id) where loss > 0;
