-- Whatever stops money, and why. A gift, a claim or a withdrawal is held while any hold on it is open; lifting one lifts that
-- one. The statuses BLOCKED, CONFLICTED and FROZEN follow from here.
create table holds (
  id uuid primary key,
  -- No foreign key here and below: it would lock the gift behind its withdrawal, and everything else locks the gift first.
  gift_id uuid not null,
  subject_kind text not null check (subject_kind in ('gift', 'claim', 'withdrawal')),
  subject_id uuid not null,
  cause text not null check (cause in ('STAFF', 'CHARGE', 'DISPUTE', 'DIFFERENCE', 'REFUND_BY_HAND', 'RESTORE')),
  -- Which one: a member of staff, a charge or dispute of ours, a reference, a refund at the provider.
  cause_id text not null,
  reason text not null,
  placed_at timestamptz not null,
  lifted_at timestamptz,
  -- Null when what placed it lifted it by itself.
  lifted_by uuid,
  check ((subject_kind = 'gift') = (subject_id = gift_id)),
  check (lifted_by is null or lifted_at is not null)
);
create unique index holds_open on holds (subject_id, cause, cause_id) where lifted_at is null;
create index holds_of_gift on holds (gift_id, placed_at);
create index holds_of_differences on holds (cause_id) where cause = 'DIFFERENCE' and lifted_at is null;
create index holds_of_disputes on holds (cause_id) where cause = 'DISPUTE' and lifted_at is null;
revoke delete on holds from jara_app;

-- What the provider did with each share: every transfer that it was asked for or has told us of, by its last word.
create table transfers (
  reference text primary key,
  gift_id uuid not null,
  slot integer not null check (slot >= 0),
  attempt integer not null check (attempt >= 1),
  -- The provider's word; 'asked' until it has said one.
  status text not null,
  may_have_paid boolean not null,
  amount bigint not null,
  currency text not null,
  -- Where it went, once the provider has said.
  account_number text,
  bank_code text,
  -- The provider says that this share was paid by another transfer as well. Only the provider's word sets it.
  is_extra boolean not null default false,
  first_seen_at timestamptz not null,
  changed_at timestamptz not null,
  unique (gift_id, slot, attempt)
);
-- A share is never asked for a second time while an earlier transfer may have paid it.
create unique index transfers_one_paid on transfers (gift_id, slot) where may_have_paid and not is_extra;
create index transfers_extra on transfers (reference) where is_extra and may_have_paid;
revoke delete on transfers from jara_app;

-- Stands behind the checks in the code: nothing is set aside for a payout, or sent, while it is held.
create function refuse_while_held() returns trigger language plpgsql as $$
begin
  if exists (
    select from claims c join holds h on h.subject_id in (c.id, c.gift_id, new.id)
    where c.id = new.claim_id and h.lifted_at is null
  ) then
    raise exception 'withdrawal % is held', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger withdrawals_not_held before insert on withdrawals
  for each row execute function refuse_while_held();
create trigger withdrawals_not_sent_while_held before update on withdrawals
  for each row when (new.sends > old.sends) execute function refuse_while_held();

-- Holds can now be placed on gifts that have ended or were claimed, and a share can turn out to have been paid after all.
insert into status_moves (entity, from_status, to_status) values
  ('gift', 'CLAIMED', 'BLOCKED'), ('gift', 'BLOCKED', 'CLAIMED'), ('gift', 'EXPIRED', 'BLOCKED'),
  ('claim', 'FROZEN', 'PAID'),
  ('withdrawal', 'FAILED', 'COMPLETED'), ('withdrawal', 'REJECTED', 'COMPLETED'), ('withdrawal', 'REVERSED', 'COMPLETED');
-- How often a withdrawal that had come back turned out to be paid after all.
alter table withdrawals add column rounds integer not null default 0;

-- What was held before holds had reasons.
insert into holds (id, gift_id, subject_kind, subject_id, cause, cause_id, reason, placed_at)
select gen_random_uuid(), d.gift_id, 'gift', d.gift_id, 'DISPUTE', d.id, 'The sender’s bank disputes the payment', d.opened_at
from disputes d join gifts g on g.id = d.gift_id
where d.status = 'OPEN' or (d.status = 'LOST' and g.status = 'CONFLICTED');

insert into holds (id, gift_id, subject_kind, subject_id, cause, cause_id, reason, placed_at)
select gen_random_uuid(), c.gift_id, 'claim', c.id, 'DISPUTE', d.id, 'The sender’s bank disputes the payment', d.opened_at
from disputes d join claims c on c.gift_id = d.gift_id where d.status in ('OPEN', 'LOST');

insert into holds (id, gift_id, subject_kind, subject_id, cause, cause_id, reason, placed_at)
select gen_random_uuid(), g.id, 'gift', g.id, 'CHARGE', c.id, coalesce(g.status_reason, c.reason, 'The charge does not fit'), c.recorded_at
from gifts g join charges c on c.payment_id = g.payment_id and c.became = 'SUSPENSE'
where g.status = 'CONFLICTED' and not exists (select from charges x where x.payment_id = g.payment_id and x.became = 'GIFT');

insert into holds (id, gift_id, subject_kind, subject_id, cause, cause_id, reason, placed_at)
select gen_random_uuid(), g.id, 'gift', g.id, 'STAFF', 'before holds had reasons', coalesce(g.status_reason, 'Held'), g.updated_at
from gifts g
where (g.status = 'BLOCKED' or exists (select from disputes d where d.gift_id = g.id and d.status = 'OPEN' and d.gift_status_before = 'BLOCKED'))
   or (g.status = 'CONFLICTED' and not exists (select from holds h where h.gift_id = g.id));

insert into holds (id, gift_id, subject_kind, subject_id, cause, cause_id, reason, placed_at)
select distinct on (c.id) gen_random_uuid(), c.gift_id, 'claim', c.id, 'DIFFERENCE', w.reference,
  'The provider paid this share and our books do not say so', w.updated_at
from claims c join withdrawals w on w.claim_id = c.id
where c.status = 'FROZEN' and not exists (select from holds h where h.subject_id = c.id)
order by c.id, w.attempt desc;

-- A gift of which a part went back is over, whatever held it.
update gifts g set closed_at = coalesce(g.closed_at, r.created_at)
from (select gift_id, max(created_at) as created_at from refunds where status <> 'FAILED' group by gift_id) r
where r.gift_id = g.id;
update gifts g set status = 'BLOCKED', revision = g.revision + 1
where g.status = 'CONFLICTED'
  and not exists (select from holds h where h.subject_id = g.id and h.cause <> 'STAFF');

insert into transfers (reference, gift_id, slot, attempt, status, may_have_paid, amount, currency, first_seen_at, changed_at)
select w.reference, c.gift_id, c.slot, w.attempt,
  case w.status when 'COMPLETED' then 'success' when 'FAILED' then 'failed' when 'REVERSED' then 'reversed' else 'asked' end,
  w.status in ('SUBMITTED', 'UNKNOWN', 'COMPLETED'), w.net, w.currency, coalesce(w.sent_at, w.updated_at), w.updated_at
from withdrawals w join claims c on c.id = w.claim_id
where w.sends > 0 or w.status in ('SUBMITTED', 'UNKNOWN', 'COMPLETED');

alter table disputes drop column gift_status_before, drop column gift_reason_before;
-- A bank can change its mind after it has decided.
alter table disputes add column endings integer not null default 0;
-- What it took, of what was here at the time, and what it left.
alter table disputes add column returned_parts jsonb not null default '[]';
insert into status_moves (entity, from_status, to_status) values
  ('dispute', 'WON', 'LOST'), ('dispute', 'LOST', 'WON'), ('dispute', 'WON', 'OPEN');
