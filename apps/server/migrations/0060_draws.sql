-- The draw: whoever enters before the closing time has the same chance.
alter table rules add column draw_winners integer check (draw_winners between 1 and 1000);
alter table rules add column draw_closes_at timestamptz;
alter table rules add column draw_shares bigint[] check (cardinality(draw_shares) = draw_winners);
alter table rules drop constraint rules_type_check;
alter table rules add constraint rules_type_check check (type in ('NTH_PERSON', 'SPLIT', 'TIME', 'EQUAL', 'LUCKY', 'DRAW'));
alter table rules add constraint rules_draw_of_its_type check (
  (type = 'DRAW') = (draw_winners is not null) and (draw_winners is null) = (draw_closes_at is null)
  and (draw_shares is null or draw_winners is not null)
);
alter table rules drop constraint rules_check6;
alter table rules add constraint rules_chance_is_sealed check (
  (type in ('NTH_PERSON', 'LUCKY', 'DRAW')) = (seed is not null and commitment is not null)
);
alter table payments drop constraint payments_rule_check;
alter table payments add constraint payments_rule_check check (
  rule is null
  or (jsonb_typeof(rule) = 'object' and rule ->> 'type' in ('NTH_PERSON', 'SPLIT', 'TIME', 'EQUAL', 'LUCKY', 'DRAW'))
);

-- Who is in a draw has tried, and knows the outcome later.
alter table claim_attempts drop constraint claim_attempts_outcome_check;
alter table claim_attempts add constraint claim_attempts_outcome_check
  check (outcome in ('granted', 'entered', 'not_this_time', 'all_taken'));

-- How far a draw is: open, closed, with the public value that was announced, drawn. The head is that of the chain over all entries.
create table draws (
  gift_id uuid primary key references gifts (id),
  closes_at timestamptz not null,
  beacon_chain text,
  beacon_round bigint check (beacon_round >= 1),
  beacon_at timestamptz,
  head bytea not null check (octet_length(head) = 32),
  entries integer not null default 0 check (entries >= 0),
  closed_at timestamptz,
  randomness bytea check (octet_length(randomness) = 32),
  signature bytea,
  drawn_at timestamptz,
  check ((beacon_chain is null) = (beacon_round is null) and (beacon_chain is null) = (beacon_at is null)),
  check ((randomness is null) = (signature is null)),
  -- A value that was heard while people could enter would decide nothing any more.
  check (randomness is null or (closed_at is not null and beacon_chain is not null)),
  check (drawn_at is null or (closed_at is not null and (beacon_chain is null) = (randomness is null)))
);
create index draws_to_draw on draws (closes_at) where drawn_at is null;

-- What is said is said: a draw only goes on, and one that is closed stays as it was closed.
create function refuse_bending_of_draw() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.entries > 0 or old.closed_at is not null then
      raise exception 'a draw that somebody entered stays' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if (old.closed_at is not null and (new.closed_at, new.head, new.entries) is distinct from (old.closed_at, old.head, old.entries))
    or (old.randomness is not null and (new.randomness, new.signature) is distinct from (old.randomness, old.signature))
    or (old.drawn_at is not null and new.drawn_at is distinct from old.drawn_at)
    or ((old.entries > 0 or old.closed_at is not null)
      and (new.closes_at, new.beacon_chain, new.beacon_round, new.beacon_at)
        is distinct from (old.closes_at, old.beacon_chain, old.beacon_round, old.beacon_at))
    or new.entries < old.entries then
    raise exception 'a draw cannot be bent' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger draws_not_bent before update or delete on draws for each row execute function refuse_bending_of_draw();

-- Who is in, in the order in which the gift's lock let them in; rank is their place once it is drawn, from 0. An entry names its
-- gift without a foreign key for the reason given in 0017.
create table draw_entries (
  gift_id uuid not null,
  number integer not null check (number >= 1),
  browser_id uuid not null,
  ticket bytea not null check (octet_length(ticket) = 16),
  head bytea not null check (octet_length(head) = 32),
  rank integer check (rank >= 0),
  primary key (gift_id, number),
  unique (gift_id, browser_id)
);
create unique index draw_entries_ranked on draw_entries (gift_id, rank) where rank is not null;

create function refuse_change_of_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.rank is not null
    or (new.gift_id, new.number, new.browser_id, new.ticket, new.head)
      is distinct from (old.gift_id, old.number, old.browser_id, old.ticket, old.head) then
    raise exception 'an entry of a draw stays as it is' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger draw_entries_stay before update or delete on draw_entries
  for each row execute function refuse_change_of_entry();
create trigger draw_entries_no_truncate before truncate on draw_entries
  for each statement execute function refuse_change();
revoke delete on draw_entries from jara_app;
