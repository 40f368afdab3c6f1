-- What a provider does on its bad days: several disputes of one charge, refunds by hand, decisions that are taken back,
-- events that get lost kind by kind. And what it always does: settle collections in batches, and collect the stamp duty.

DROP INDEX paystack_sandbox.one_open_dispute;
CREATE INDEX ON paystack_sandbox.disputes (transaction_id);

-- What of this dispute is outside the balance at the moment.
ALTER TABLE paystack_sandbox.disputes ADD COLUMN taken bigint NOT NULL DEFAULT 0 CHECK (taken >= 0);
UPDATE paystack_sandbox.disputes SET taken = refund_amount WHERE status = 'resolved' AND resolution <> 'declined';

-- What of this refund is outside the balance at the moment, and whether the API or a person at the provider asked for it.
ALTER TABLE paystack_sandbox.refunds
  ADD COLUMN taken bigint NOT NULL DEFAULT 0 CHECK (taken >= 0),
  ADD COLUMN refunded_by text NOT NULL DEFAULT 'api';
UPDATE paystack_sandbox.refunds SET taken = amount WHERE status <> 'failed';

-- Due when the transfer first succeeds; like the fee, it does not come back with a reversal.
ALTER TABLE paystack_sandbox.transfers ADD COLUMN stamp_duty bigint NOT NULL DEFAULT 0 CHECK (stamp_duty >= 0);

CREATE TABLE paystack_sandbox.settlements (
  id bigint PRIMARY KEY DEFAULT paystack_sandbox.next_id(),
  currency text NOT NULL,
  status text NOT NULL,
  total_processed bigint NOT NULL,
  total_fees bigint NOT NULL,
  -- What was processed, less the fees; `effective_amount` is what is left of it after refunds took their part.
  total_amount bigint NOT NULL,
  effective_amount bigint NOT NULL,
  settlement_date timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON paystack_sandbox.settlements (settlement_date);
ALTER TABLE paystack_sandbox.transactions ADD COLUMN settlement_id bigint REFERENCES paystack_sandbox.settlements;
CREATE INDEX ON paystack_sandbox.transactions (settlement_id) WHERE settlement_id IS NOT NULL;

ALTER TABLE paystack_sandbox.settings
  -- Modes of single kinds of events, by the beginning of their names: {"charge.dispute.": "drop"}.
  ADD COLUMN webhook_modes jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN stamp_duty boolean NOT NULL DEFAULT true;
