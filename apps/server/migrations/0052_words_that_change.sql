-- Whether its sender wants to hear thanks for it.
alter table gifts add column thanks_muted boolean not null default false;

-- What a sender did with a paid gift, for its timeline. A cancellation is not here: the gift itself says when it was.
create table sender_deeds (
  id bigint generated always as identity primary key,
  gift_id uuid not null references gifts (id),
  deed text not null check (deed in ('change', 'address', 'pause', 'resume', 'prolong')),
  -- What there is to tell of it. Addresses are masked before they come here, and words are not kept.
  details jsonb not null default '{}',
  at timestamptz not null
);
create index sender_deeds_of_gift on sender_deeds (gift_id, id);
create trigger sender_deeds_append_only before update or delete on sender_deeds
  for each row execute function refuse_change();
create trigger sender_deeds_no_truncate before truncate on sender_deeds
  for each statement execute function refuse_change();
revoke update, delete on sender_deeds from jara_app;
