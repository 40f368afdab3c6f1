-- This database was made from a backup: what happened since is known to the provider and not here. Until it has been
-- reconciled over that time, nothing is paid and nothing can be claimed.
create table restores (
  id uuid primary key,
  backup_taken_at timestamptz not null,
  restored_at timestamptz not null,
  released_at timestamptz
);
revoke insert, delete on restores from jara_app;
