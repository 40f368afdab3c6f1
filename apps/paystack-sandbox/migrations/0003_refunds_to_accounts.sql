-- Where a refund goes that the payer's card did not take.
ALTER TABLE paystack_sandbox.refunds ADD COLUMN account_number text, ADD COLUMN bank_code text;
