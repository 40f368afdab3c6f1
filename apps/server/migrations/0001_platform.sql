-- The application does not own its tables: it connects as this role, which may do only what is granted below and in
-- later migrations. The role is shared by every database of a cluster, so it may be there already.
do $$
begin
  create role jara_app nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  if not pg_has_role(current_user, 'jara_app', 'member') then
    execute format('grant jara_app to %I', current_user);
  end if;
end
$$;

grant usage on schema public to jara_app;
alter default privileges in schema public grant select, insert, update, delete on tables to jara_app;
alter default privileges in schema public grant usage, select on sequences to jara_app;

-- Which status may follow which, per kind of thing. A move that is not listed is refused by the database itself.
create table status_moves (
  entity text not null,
  from_status text not null,
  to_status text not null,
  primary key (entity, from_status, to_status)
);
revoke insert, update, delete on status_moves from jara_app;

create function refuse_unlisted_status_move() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status
     and not exists (
       select from status_moves m
       where m.entity = tg_argv[0] and m.from_status = old.status and m.to_status = new.status
     )
  then
    raise exception '% cannot move from % to %', tg_argv[0], old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

-- Sandbox mode can move business time; live mode never writes here.
create table business_clock (
  only_row boolean primary key default true check (only_row),
  offset_seconds bigint not null default 0
);
insert into business_clock default values;

-- Counters that every process shares: guesses, throttles. One row per thing counted and window.
create table throttles (
  bucket text primary key,
  window_ends_at timestamptz not null,
  hits integer not null
);
create index throttles_by_end on throttles (window_ends_at);

-- The first answer to a request that carried an Idempotency-Key, to be given again.
create table idempotent_requests (
  scope text not null,
  key_hash bytea not null,
  request_hash bytea not null,
  status integer,
  answer text,
  browser_id uuid,
  created_at timestamptz not null default now(),
  primary key (scope, key_hash)
);
create index idempotent_requests_by_age on idempotent_requests (created_at);

-- Each process that works on jobs says here that it is alive.
create table workers (
  id uuid primary key,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- Jobs are added inside the business transaction. The queue's own tables belong to the owner, so the application goes
-- through this one door.
create function enqueue_job(task text, payload json, job_key text, run_at timestamptz, max_attempts integer)
returns void language sql security definer set search_path = public, pg_temp as $$
  select graphile_worker.add_job(
    identifier => task, payload => payload, job_key => job_key, run_at => run_at, max_attempts => max_attempts
  );
$$;
