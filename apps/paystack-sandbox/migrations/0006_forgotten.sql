-- What the provider does not know for a while: its API answers 404 about it and leaves it out of its lists. The money stays.
ALTER TABLE paystack_sandbox.transactions ADD COLUMN forgotten_at timestamptz;
ALTER TABLE paystack_sandbox.transfers ADD COLUMN forgotten_at timestamptz;
ALTER TABLE paystack_sandbox.refunds ADD COLUMN forgotten_at timestamptz;
ALTER TABLE paystack_sandbox.disputes ADD COLUMN forgotten_at timestamptz;
