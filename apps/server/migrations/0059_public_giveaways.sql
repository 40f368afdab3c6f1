-- A gift that everybody may see, with the words of its host. It is made public, and its words are changed, while nobody has tried it.
create table giveaways (
  gift_id uuid primary key references gifts (id),
  title text not null check (char_length(title) between 3 and 80),
  host text not null check (char_length(host) between 2 and 60),
  -- Within how many days a share has to be sent to a bank before it goes back.
  claim_days integer not null check (claim_days between 1 and 30),
  -- What everybody is told about why we stopped it.
  stop_reason text check (char_length(stop_reason) between 1 and 280),
  published_at timestamptz not null,
  updated_at timestamptz not null
);
-- A giveaway is never taken back from those who have seen it; its page tells how it ended.
create trigger giveaways_stay before delete on giveaways for each row execute function refuse_change();
create trigger giveaways_no_truncate before truncate on giveaways for each statement execute function refuse_change();
revoke delete on giveaways from jara_app;

alter table sender_deeds drop constraint sender_deeds_deed_check;
alter table sender_deeds add constraint sender_deeds_deed_check
  check (deed in ('change', 'address', 'publish', 'pause', 'resume', 'prolong'));

-- What people came for stays as they saw it, whichever version of the product is asked to change it.
create function refuse_giveaway_after_a_try() returns trigger language plpgsql as $$
begin
  if exists (select from gifts where id = new.gift_id and first_tried_at is not null) then
    raise exception 'a giveaway stays as it was when somebody first tried it' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger giveaways_before_any_try before insert or update of title, host, claim_days, published_at on giveaways
  for each row execute function refuse_giveaway_after_a_try();

-- Staff list them by when they were made public.
create index giveaways_by_time on giveaways (published_at desc, gift_id desc);
-- And find them by any part of their words.
create index giveaways_by_words on giveaways using gin (lower(title || ' ' || host) gin_trgm_ops);

-- What people say is wrong with a giveaway: one report of it from a network, which is kept as a keyed digest, another one for every
-- giveaway.
create table giveaway_reports (
  id uuid primary key,
  gift_id uuid not null references giveaways (gift_id),
  kind text not null check (kind in ('ASKS_FOR_MONEY', 'ASKS_FOR_SECRETS', 'FALSE_HOST', 'OTHER')),
  words text check (char_length(words) between 1 and 500),
  network text not null check (length(network) = 22),
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by uuid references staff (id),
  check ((handled_at is null) = (handled_by is null)),
  unique (gift_id, network)
);
create index giveaway_reports_open on giveaway_reports (created_at) include (gift_id) where handled_at is null;

-- Forty browsers of one network at one gift are something to look at.
create index gift_networks_crowded on gift_networks (gift_id) where browsers >= 40;
