-- When the ending was, by the provider's clock, that `decided_by` is the word for: the bank may say the same word of another one.
alter table disputes add column if not exists decided_at timestamptz;
