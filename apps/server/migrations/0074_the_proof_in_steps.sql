-- Up to where the books are proven: a proof that comes later starts there (docs/decisions/0048). Each one covers the journals after
-- those of the one before; its hash is made of them, of their movements and of the hash before, and its seal of a key that is not here.
create table books_checkpoints (
  number bigint primary key check (number >= 1),
  -- Nothing before the first; a later one that covers from the beginning starts the chain anew.
  after_journal bigint not null check (after_journal >= 0),
  up_to_journal bigint not null check (up_to_journal > after_journal),
  -- From the beginning up to here: how many journals, and the sum of each account in each currency.
  journals bigint not null check (journals >= 0),
  sums jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  seal text not null,
  sealed_at timestamptz not null
);
create trigger books_checkpoints_append_only before update or delete on books_checkpoints
  for each row execute function refuse_change();
create trigger books_checkpoints_no_truncate before truncate on books_checkpoints
  for each statement execute function refuse_change();
revoke update, delete on books_checkpoints from jara_app;

-- What money moves is found by its movements. What else has changed in a way that the proof asks about is named here, in the transaction
-- that changed it, and struck out by the proof that has seen it so.
create table unproven (
  id bigint generated always as identity primary key,
  subject uuid not null
);
revoke update on unproven from jara_app;
-- What is taken away names nothing, so nothing of this can be.
revoke delete on gifts, claims, claim_attempts, withdrawals, charges, refunds, disputes from jara_app;

create function name_unproven() returns trigger language plpgsql as $$
begin
  insert into unproven (subject) values ((to_jsonb(new) ->> tg_argv[0])::uuid);
  return null;
end
$$;

-- A claim counts an attempt, and attempts are found by their time: what a crowd writes never comes here.
create trigger gifts_unproven after update on gifts for each row
  when (new.attempts <= old.attempts and (new.status, new.amount, new.claimed_amount, new.shares_taken, new.shares_lapsed, new.attempts)
    is distinct from (old.status, old.amount, old.claimed_amount, old.shares_taken, old.shares_lapsed, old.attempts))
  execute function name_unproven('id');
create trigger claims_unproven after update on claims for each row
  when ((new.status, new.share, new.for_sender) is distinct from (old.status, old.share, old.for_sender))
  execute function name_unproven('id');
create trigger withdrawals_unproven after update on withdrawals for each row
  when ((new.status in ('REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN'), new.status = 'COMPLETED', new.net, new.fee)
    is distinct from (old.status in ('REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN'), old.status = 'COMPLETED', old.net, old.fee))
  execute function name_unproven('claim_id');
create trigger payments_unproven after update on payments for each row
  when (new.status is distinct from old.status) execute function name_unproven('id');
create trigger charges_unproven after update on charges for each row
  when ((new.became, new.amount) is distinct from (old.became, old.amount)) execute function name_unproven('id');
create trigger charges_unproven_at_first after insert on charges for each row
  when (new.became = 'SUSPENSE') execute function name_unproven('id');
create trigger refunds_unproven after insert or update on refunds for each row execute function name_unproven('charge_id');
create trigger disputes_unproven after insert or update on disputes for each row execute function name_unproven('charge_id');
create trigger holds_unproven after insert or update on holds for each row execute function name_unproven('gift_id');
create trigger transfers_unproven after update on transfers for each row
  when (new.loss is distinct from old.loss) execute function name_unproven('gift_id');
create trigger transfers_unproven_at_first after insert on transfers for each row
  when (new.loss > 0) execute function name_unproven('gift_id');

-- Attempts are only ever added, so they lie in the order of their time: this takes a line for every 32 pages, and nothing from a claim.
create index if not exists claim_attempts_by_time on claim_attempts using brin (at) with (pages_per_range = 32, autosummarize = on);

alter table books_checks
  -- All of the books, or what is new since a checkpoint.
  add column is_full boolean not null default true,
  -- Attempts before this instant were seen.
  add column attempts_at timestamptz;
create index books_checks_full on books_checks (checked_at desc) where is_full;
