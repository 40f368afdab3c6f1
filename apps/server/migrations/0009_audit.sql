-- What staff did. Each row's hash covers the one before it; the head is kept apart so that a cut tail shows.
create table audit (
  id bigint primary key,
  at timestamptz not null,
  staff_id uuid not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null,
  ip text not null,
  request_id text not null,
  hash text not null
);
create index audit_by_subject on audit (subject_kind, subject_id, id);
create index audit_by_staff on audit (staff_id, id);
create trigger audit_append_only before update or delete on audit
  for each row execute function refuse_change();
create trigger audit_no_truncate before truncate on audit
  for each statement execute function refuse_change();
revoke update, delete on audit from jara_app;

create table audit_head (
  only_row boolean primary key default true check (only_row),
  last_id bigint not null default 0,
  last_hash text not null default ''
);
insert into audit_head default values;
revoke insert, delete on audit_head from jara_app;
