-- What can be paused, for every process at once. A switch that is off says why.
create table switches (
  name text primary key check (name in ('payouts', 'claims', 'creation')),
  is_on boolean not null default true,
  reason text,
  -- Null when the product paused itself.
  changed_by uuid references staff (id),
  changed_at timestamptz not null default now(),
  check (is_on or reason is not null)
);
insert into switches (name) values ('payouts'), ('claims'), ('creation');
revoke insert, delete on switches from jara_app;

-- The books, proved again and again. One row per proof.
create table books_checks (
  id uuid primary key,
  checked_at timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  is_clean boolean not null,
  journals bigint not null,
  problems jsonb not null,
  -- Null when the product checked by itself.
  started_by uuid references staff (id)
);
create index books_checks_by_time on books_checks (checked_at desc);
