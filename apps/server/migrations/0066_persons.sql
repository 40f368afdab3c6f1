-- Whom staff looked at: an address, a browser or a bank account, by an id that says nothing about them. Notes and assignments of the
-- kind 'person' hang on it. What we know them by stands in one column alone; emptied, nothing here names anybody (docs/decisions/0040).
create table persons (
  id uuid primary key,
  kind text not null check (kind in ('address', 'browser', 'account')),
  -- An address in lower case, the id of a browser, or the code of a bank, a slash and the number; null once it was erased.
  value text,
  since timestamptz not null,
  unique (kind, value)
);
revoke delete on persons from jara_app;

-- What somebody did is found by them, however much everybody else did. The one of attempts is as narrow as it can be: whoever opens a
-- gift pays for it.
create index claim_attempts_of_browser on claim_attempts (browser_id, at desc);
create index claims_of_browser on claims (browser_id, created_at desc, id desc);
create index claims_of_contact on claims (lower(contact_email), created_at desc, id desc) where contact_email is not null;
create index withdrawals_of_account on withdrawals (account_number, bank_code, requested_at desc, id desc);
create index refunds_of_account on refunds (account_number, bank_code) where account_number is not null;
