-- A bank account receives one share of a gift. The gift, where a withdrawal was accepted under that rule; empty where it was not
-- asked: what goes back to a sender, and what is written down because it happened, which no rule may prevent. It does not refer to
-- the gift's row, because that would lock it behind the claim's.
alter table withdrawals add column share_of uuid;
create unique index withdrawals_one_share_of_a_gift on withdrawals (share_of, bank_code, account_number)
  where status in ('REQUESTED', 'APPROVED', 'SUBMITTED', 'UNKNOWN', 'COMPLETED');
