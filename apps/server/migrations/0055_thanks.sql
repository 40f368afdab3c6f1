-- What a claimant wrote to the sender of their gift, once.
create table thanks (
  claim_id uuid primary key references claims (id),
  gift_id uuid not null,
  text text not null check (char_length(text) between 1 and 280),
  created_at timestamptz not null
);
create index thanks_of_gift on thanks (gift_id);
create trigger thanks_append_only before update or delete on thanks
  for each row execute function refuse_change();
create trigger thanks_no_truncate before truncate on thanks
  for each statement execute function refuse_change();
revoke update, delete on thanks from jara_app;
