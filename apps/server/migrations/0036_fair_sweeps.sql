-- A stored event that cannot be worked on moves behind those that can: the sweep puts its next turn further away each time it
-- takes it. Its job, if it is not lost, comes first.
alter table webhook_events
  add column tries integer not null default 0 check (tries >= 0),
  add column next_try_at timestamptz not null default now() + interval '30 seconds';
create index webhook_events_to_try on webhook_events (next_try_at) where worked_at is null;
