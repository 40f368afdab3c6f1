-- The real provider is far away and takes its time.
ALTER TABLE paystack_sandbox.settings
  ADD COLUMN answer_delay_ms integer NOT NULL DEFAULT 0 CHECK (answer_delay_ms >= 0);
