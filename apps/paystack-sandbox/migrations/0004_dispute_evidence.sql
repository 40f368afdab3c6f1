-- Files that a merchant puts beside a dispute: the name is given out first, and the file comes to it.
CREATE TABLE paystack_sandbox.uploads (
  file_name text PRIMARY KEY,
  dispute_id bigint NOT NULL REFERENCES paystack_sandbox.disputes,
  content_type text,
  content bytea,
  created_at timestamptz NOT NULL,
  uploaded_at timestamptz,
  CHECK ((content IS NULL) = (uploaded_at IS NULL))
);
CREATE INDEX ON paystack_sandbox.uploads (dispute_id);
