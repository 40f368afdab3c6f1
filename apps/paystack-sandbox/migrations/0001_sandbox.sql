-- What the provider knows. Nothing of the product lives here, and the product never reads it.

CREATE SEQUENCE paystack_sandbox.object_ids START 4099260516;

CREATE TABLE paystack_sandbox.settings (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  clock_offset_ms bigint NOT NULL DEFAULT 0,
  webhook_mode text NOT NULL DEFAULT 'normal'
    CHECK (webhook_mode IN ('normal', 'drop', 'duplicate', 'delay', 'reorder', 'forge', 'wrong-ip')),
  webhook_delay_seconds integer NOT NULL DEFAULT 60 CHECK (webhook_delay_seconds >= 0),
  webhook_schedule text NOT NULL DEFAULT 'test' CHECK (webhook_schedule IN ('test', 'live')),
  webhook_timing text NOT NULL DEFAULT 'at-once'
    CHECK (webhook_timing IN ('at-once', 'before-redirect', 'after-redirect')),
  transfer_delay_ms integer NOT NULL DEFAULT 1500 CHECK (transfer_delay_ms >= 0),
  payment_session_timeout integer NOT NULL DEFAULT 0 CHECK (payment_session_timeout >= 0),
  settle_at_once boolean NOT NULL DEFAULT true,
  payer_bears_fee boolean NOT NULL DEFAULT false,
  rate_limits boolean NOT NULL DEFAULT false,
  resolve_quota boolean NOT NULL DEFAULT false,
  starter_business boolean NOT NULL DEFAULT false,
  approvals boolean NOT NULL DEFAULT true,
  huge_ids boolean NOT NULL DEFAULT false,
  amounts_as_strings boolean NOT NULL DEFAULT false
);
INSERT INTO paystack_sandbox.settings DEFAULT VALUES;

-- Real ids are unsigned 64-bit; the switch moves ours beyond 2^53, where a careless client loses digits.
CREATE FUNCTION paystack_sandbox.next_id() RETURNS bigint LANGUAGE sql AS $$
  SELECT nextval('paystack_sandbox.object_ids') + CASE WHEN huge_ids THEN 9007199254740992 ELSE 0 END
  FROM paystack_sandbox.settings
$$;

CREATE TABLE paystack_sandbox.transactions (
  id bigint PRIMARY KEY DEFAULT paystack_sandbox.next_id(),
  reference text NOT NULL,
  access_code text NOT NULL UNIQUE,
  email text NOT NULL,
  requested_amount bigint NOT NULL CHECK (requested_amount > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  fees bigint,
  callback_url text,
  metadata jsonb,
  channels jsonb,
  status text NOT NULL DEFAULT 'abandoned',
  message text,
  gateway_response text NOT NULL DEFAULT 'The transaction was not completed',
  channel text NOT NULL DEFAULT 'card',
  ip_address text,
  card jsonb,
  -- Where the payer stands between two steps of one attempt; null when no attempt is under way.
  attempt jsonb,
  attempts integer NOT NULL DEFAULT 0,
  errors integer NOT NULL DEFAULT 0,
  history jsonb NOT NULL DEFAULT '[]',
  refund_outcome text NOT NULL DEFAULT 'processed',
  -- A second charge on one reference is a row of its own that points at the first.
  repeat_of bigint REFERENCES paystack_sandbox.transactions,
  created_at timestamptz NOT NULL,
  opened_at timestamptz,
  paid_at timestamptz
);
CREATE UNIQUE INDEX one_transaction_per_reference ON paystack_sandbox.transactions (reference) WHERE repeat_of IS NULL;
CREATE INDEX ON paystack_sandbox.transactions (created_at);

CREATE TABLE paystack_sandbox.recipients (
  id bigint PRIMARY KEY DEFAULT paystack_sandbox.next_id(),
  recipient_code text NOT NULL UNIQUE,
  type text NOT NULL,
  name text NOT NULL,
  account_number text NOT NULL,
  account_name text,
  bank_code text NOT NULL,
  bank_name text NOT NULL,
  currency text NOT NULL,
  description text,
  email text,
  metadata jsonb,
  created_at timestamptz NOT NULL,
  UNIQUE (type, bank_code, account_number, currency)
);

CREATE TABLE paystack_sandbox.transfers (
  id bigint PRIMARY KEY DEFAULT paystack_sandbox.next_id(),
  transfer_code text NOT NULL UNIQUE,
  -- The promise that a used reference never pays twice.
  reference text NOT NULL UNIQUE,
  recipient_id bigint NOT NULL REFERENCES paystack_sandbox.recipients,
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  currency text NOT NULL,
  reason text,
  status text NOT NULL,
  outcome text NOT NULL,
  gateway_response text,
  -- What of this transfer is outside the balance at the moment.
  taken bigint NOT NULL CHECK (taken >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  transferred_at timestamptz
);
CREATE INDEX ON paystack_sandbox.transfers (created_at);

CREATE TABLE paystack_sandbox.refunds (
  id bigint PRIMARY KEY DEFAULT paystack_sandbox.next_id(),
  transaction_id bigint NOT NULL REFERENCES paystack_sandbox.transactions,
  refund_reference text,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  status text NOT NULL,
  outcome text NOT NULL,
  customer_note text,
  merchant_note text,
  expected_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX ON paystack_sandbox.refunds (transaction_id);

CREATE TABLE paystack_sandbox.disputes (
  id bigint PRIMARY KEY DEFAULT paystack_sandbox.next_id(),
  transaction_id bigint NOT NULL REFERENCES paystack_sandbox.transactions,
  refund_amount bigint NOT NULL CHECK (refund_amount > 0),
  currency text NOT NULL,
  status text NOT NULL,
  resolution text,
  category text NOT NULL,
  evidence jsonb,
  note text,
  attachments text,
  history jsonb NOT NULL DEFAULT '[]',
  messages jsonb NOT NULL DEFAULT '[]',
  due_at timestamptz NOT NULL,
  resolved_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX one_open_dispute ON paystack_sandbox.disputes (transaction_id) WHERE status <> 'resolved';

CREATE TABLE paystack_sandbox.balances (
  currency text PRIMARY KEY,
  available bigint NOT NULL DEFAULT 0,
  -- Collected, but not settled yet.
  pending bigint NOT NULL DEFAULT 0
);

CREATE TABLE paystack_sandbox.balance_entries (
  id bigint PRIMARY KEY DEFAULT paystack_sandbox.next_id(),
  currency text NOT NULL REFERENCES paystack_sandbox.balances,
  difference bigint NOT NULL,
  balance bigint NOT NULL,
  reason text NOT NULL,
  model_responsible text NOT NULL,
  model_row bigint,
  created_at timestamptz NOT NULL
);

CREATE TABLE paystack_sandbox.webhooks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event text NOT NULL,
  reference text NOT NULL,
  -- The bytes that are signed and sent, the same at every attempt.
  body text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'held', 'delivered', 'failed', 'dropped')),
  trick text CHECK (trick IN ('forge', 'wrong-ip')),
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz,
  last_status integer,
  last_error text,
  created_at timestamptz NOT NULL,
  delivered_at timestamptz
);
CREATE INDEX ON paystack_sandbox.webhooks (next_at) WHERE state = 'waiting';
CREATE INDEX ON paystack_sandbox.webhooks (reference);

-- What happens by itself when its time comes, on the sandbox's own clock.
CREATE TABLE paystack_sandbox.steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  subject_id bigint NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX ON paystack_sandbox.steps (due_at);

CREATE TABLE paystack_sandbox.faults (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  route text NOT NULL,
  fault text NOT NULL,
  remaining integer NOT NULL CHECK (remaining >= 0)
);

CREATE TABLE paystack_sandbox.resolves (
  day date PRIMARY KEY,
  used integer NOT NULL
);
