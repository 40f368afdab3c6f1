-- What a SECRET_KEY that was changed had made, sealed with the one that followed it: cookies, mailed links and keys that people hold go on
-- opening when the secret itself is gone (docs/decisions/0046). A fingerprint tells one secret from another and nothing about it.
create table former_keys (
  fingerprint text primary key,
  sealed text not null,
  sealed_by text not null check (sealed_by <> fingerprint),
  kept_at timestamptz not null
);
