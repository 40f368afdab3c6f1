-- Sandbox mode shows a year of made-up gifts. This remembers when that year ends, and what was made once all of it is.
create table sample_data (
  only_row boolean primary key default true check (only_row),
  as_of timestamptz not null,
  made_at timestamptz,
  summary jsonb,
  check ((made_at is null) = (summary is null))
);
