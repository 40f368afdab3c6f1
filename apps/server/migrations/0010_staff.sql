-- The people who run the product. One who was invited is a row already, not active until the invitation is accepted.
create table staff (
  id uuid primary key,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  role text not null check (role in ('SUPER_ADMIN', 'ADMIN', 'SUPPORT')),
  is_active boolean not null default false,
  -- Demonstration accounts exist in sandbox mode only.
  is_demo boolean not null default false,
  password_hash text,
  -- Encrypted under a key that is not in the database.
  totp_secret text,
  totp_next_secret text,
  totp_enabled_at timestamptz,
  -- The last half-minute whose code was used, so that a code works once.
  totp_last_step bigint not null default 0,
  last_login_at timestamptz,
  invited_by uuid references staff (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (not is_active or password_hash is not null),
  check ((totp_secret is null) = (totp_enabled_at is null))
);
create unique index staff_by_email on staff (lower(email));
create index staff_active_by_role on staff (role) where is_active;

-- Somebody signed in. Only the hash of what their browser holds is kept; a session that ends is removed.
create table staff_sessions (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  token_hash bytea not null unique,
  totp_pending boolean not null,
  stepped_up_until timestamptz,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null
);
create index staff_sessions_of_staff on staff_sessions (staff_id);
create index staff_sessions_by_end on staff_sessions (ends_at);

-- A link that works once and not for ever.
create table staff_invitations (
  id uuid primary key,
  token_hash bytea not null unique,
  staff_id uuid not null references staff (id),
  email text not null,
  role text not null check (role in ('SUPER_ADMIN', 'ADMIN', 'SUPPORT')),
  invited_by uuid references staff (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create unique index staff_invitations_one_open on staff_invitations (staff_id)
  where accepted_at is null and withdrawn_at is null;

-- Who looks after a withdrawal.
create table withdrawal_assignments (
  withdrawal_id uuid primary key references withdrawals (id),
  staff_id uuid not null references staff (id),
  assigned_by uuid not null references staff (id),
  at timestamptz not null
);
create index withdrawal_assignments_of_staff on withdrawal_assignments (staff_id);

create index audit_by_time on audit (at desc, id desc);
create index audit_by_action on audit (action, id desc);
