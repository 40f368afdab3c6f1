-- The money that arrived, wrapped. Made in the same transaction as the verified charge.
create table gifts (
  id uuid primary key,
  payment_id uuid not null unique references payments (id),
  quid text not null unique check (quid ~ '^[0-9A-HJKMNP-TV-Z]{13}$'),
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('NGN', 'GHS', 'KES', 'ZAR')),
  status text not null check (status in ('ACTIVE', 'SPLIT', 'CLAIMED', 'EXPIRED', 'BLOCKED', 'CONFLICTED')),
  status_reason text,
  attempts integer not null default 0 check (attempts >= 0),
  shares_taken integer not null default 0 check (shares_taken >= 0),
  claimed_amount bigint not null default 0,
  first_tried_at timestamptz,
  closed_at timestamptz,
  expires_at timestamptz not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (claimed_amount between 0 and amount),
  check (status not in ('ACTIVE') or shares_taken = 0),
  check (status not in ('CLAIMED') or claimed_amount = amount)
);
create index gifts_by_time on gifts (created_at desc, id desc);
create index gifts_to_expire on gifts (expires_at) where status in ('ACTIVE', 'SPLIT');
create trigger gifts_status before update on gifts
  for each row execute function refuse_unlisted_status_move('gift');

insert into status_moves (entity, from_status, to_status) values
  ('gift', 'ACTIVE', 'SPLIT'), ('gift', 'ACTIVE', 'CLAIMED'), ('gift', 'SPLIT', 'CLAIMED'),
  ('gift', 'ACTIVE', 'EXPIRED'), ('gift', 'SPLIT', 'EXPIRED'),
  ('gift', 'ACTIVE', 'BLOCKED'), ('gift', 'SPLIT', 'BLOCKED'),
  ('gift', 'BLOCKED', 'ACTIVE'), ('gift', 'BLOCKED', 'SPLIT'),
  ('gift', 'EXPIRED', 'ACTIVE'), ('gift', 'EXPIRED', 'SPLIT'),
  ('gift', 'ACTIVE', 'CONFLICTED'), ('gift', 'SPLIT', 'CONFLICTED'), ('gift', 'CLAIMED', 'CONFLICTED'),
  ('gift', 'EXPIRED', 'CONFLICTED'), ('gift', 'BLOCKED', 'CONFLICTED'),
  ('gift', 'CONFLICTED', 'ACTIVE'), ('gift', 'CONFLICTED', 'SPLIT'), ('gift', 'CONFLICTED', 'CLAIMED'),
  ('gift', 'CONFLICTED', 'EXPIRED'), ('gift', 'CONFLICTED', 'BLOCKED');

-- A gift's rule: the sender's alone, replaced in place while nobody has tried to claim.
create table rules (
  gift_id uuid primary key references gifts (id),
  type text not null check (type in ('NTH_PERSON', 'SPLIT', 'TIME', 'LUCKY')),
  nth_person integer check (nth_person >= 1),
  total_splits integer check (total_splits between 1 and 5),
  split_bps integer[],
  starts_at timestamptz,
  ends_at timestamptz,
  lucky_shares integer check (lucky_shares between 2 and 1000),
  seed text,
  commitment text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((type = 'NTH_PERSON') = (nth_person is not null)),
  check (type <> 'SPLIT' or (total_splits is null) <> (split_bps is null)),
  check (type = 'SPLIT' or (total_splits is null and split_bps is null)),
  check (split_bps is null or cardinality(split_bps) between 1 and 5),
  check ((type = 'TIME') = (starts_at is not null and ends_at is not null)),
  check (starts_at < ends_at),
  check ((type = 'LUCKY') = (lucky_shares is not null)),
  check ((type in ('NTH_PERSON', 'LUCKY')) = (seed is not null and commitment is not null))
);
create index rules_by_time on rules (updated_at desc, gift_id desc);
create index rules_ending on rules (ends_at) where type = 'TIME';

-- What the rule said before, and who said it.
create table rule_versions (
  gift_id uuid not null references gifts (id),
  version integer not null,
  rule jsonb not null,
  saved_by uuid not null,
  saved_at timestamptz not null,
  primary key (gift_id, version)
);
create trigger rule_versions_append_only before update or delete on rule_versions
  for each row execute function refuse_change();
create trigger rule_versions_no_truncate before truncate on rule_versions
  for each statement execute function refuse_change();
revoke update, delete on rule_versions from jara_app;

-- Stands behind the check in the code: a rule cannot change once someone has tried to claim.
create function refuse_change_of_tried_rule() returns trigger language plpgsql as $$
begin
  if exists (select from gifts g where g.id = new.gift_id and g.first_tried_at is not null) then
    raise exception 'the rule of a gift is frozen at the first attempt' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger rules_frozen before insert or update on rules
  for each row execute function refuse_change_of_tried_rule();
