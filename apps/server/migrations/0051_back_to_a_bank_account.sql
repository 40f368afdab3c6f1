-- What nobody opened goes back to a bank account where the card does not take it. It leaves as a payout does, so it is a claim: the
-- sender's own, beside the shares of those who opened the gift and counted with none of them.
alter table claims
  add column for_sender boolean not null default false,
  add constraint claims_of_senders_have_places_of_their_own check (for_sender = (slot >= 9000));

-- A refund that waits for an account: the one its sender named, and when the provider was told.
alter table refunds
  add column account_number text,
  add column bank_code text,
  add column bank_name text,
  add column account_name text,
  add column account_sent_at timestamptz,
  add constraint refunds_name_a_whole_account check (num_nulls(account_number, bank_code, bank_name, account_name) in (0, 4));
