-- Who looks after what, one person for each. What a kind's id leads to is looked up by whoever writes: no foreign key can point at six
-- tables, and none of their rows is ever deleted. A person has no row of their own: their id is made of their address
-- (docs/decisions/0038).
create table assignments (
  subject_kind text not null
    check (subject_kind in ('gift', 'payment', 'withdrawal', 'dispute', 'reconciliation_item', 'person')),
  subject_id uuid not null,
  staff_id uuid not null references staff (id),
  assigned_by uuid not null references staff (id),
  at timestamptz not null,
  primary key (subject_kind, subject_id)
);
create index assignments_of_staff on assignments (staff_id, at);

insert into assignments (subject_kind, subject_id, staff_id, assigned_by, at)
select 'withdrawal', withdrawal_id, staff_id, assigned_by, at from withdrawal_assignments;
-- A difference was taken into one's own hands, when the trail says. Whoever has left since holds nothing, as for withdrawals.
insert into assignments (subject_kind, subject_id, staff_id, assigned_by, at)
select 'reconciliation_item', i.id, i.assigned_to, i.assigned_to,
  coalesce((select max(a.at) from audit a where a.subject_kind = 'reconciliation_item' and a.subject_id = i.id::text
    and a.action = 'reconciliation.assign'), i.last_seen_at)
from reconciliation_items i join staff s on s.id = i.assigned_to and s.is_active;

-- Whoever still writes there is refused, instead of giving it to somebody who would never hear of it.
update reconciliation_items set assigned_to = null where assigned_to is not null;
alter table reconciliation_items add constraint moved_to_assignments check (assigned_to is null);
drop table withdrawal_assignments;
-- The version before goes on listing withdrawals with it, and differences with their column, until it is stopped. The release after next
-- drops both.
create view withdrawal_assignments as
  select subject_id as withdrawal_id, staff_id, assigned_by, at from assignments where subject_kind = 'withdrawal';

-- What staff wrote about something, for each other. A correction is another note.
create table notes (
  id uuid primary key,
  subject_kind text not null
    check (subject_kind in ('gift', 'payment', 'withdrawal', 'dispute', 'reconciliation_item', 'person')),
  subject_id uuid not null,
  author_id uuid not null references staff (id),
  text text not null check (char_length(text) between 1 and 2000),
  written_at timestamptz not null
);
create index notes_of_subject on notes (subject_kind, subject_id, written_at desc, id desc);
create trigger notes_append_only before update or delete on notes
  for each row execute function refuse_change();
create trigger notes_no_truncate before truncate on notes
  for each statement execute function refuse_change();
revoke update, delete on notes from jara_app;

-- Whom a note mentions. What they have not seen waits for them.
create table note_mentions (
  note_id uuid not null references notes (id),
  staff_id uuid not null references staff (id),
  seen_at timestamptz,
  primary key (note_id, staff_id)
);
create index note_mentions_unseen on note_mentions (staff_id, note_id) where seen_at is null;
revoke delete on note_mentions from jara_app;
