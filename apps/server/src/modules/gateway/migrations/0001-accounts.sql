create schema gateway;
grant usage on schema gateway to brazda_system;

create table gateway.credential (
  user_id int primary key references core.app_user on delete cascade,
  password_hash text not null,
  licence_accepted_at timestamptz not null,
  changed_at timestamptz not null default now()
);

create table gateway.session (
  id uuid primary key,
  user_id int not null references core.app_user on delete cascade,
  counter int not null default 0,
  rotations jsonb not null default '[]',
  remember_me boolean not null,
  created_at timestamptz not null,
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text check (revoked_reason in ('SIGN_OUT', 'REUSE', 'EXPIRED'))
);
create index session_of_user on gateway.session (user_id);

-- Failed attempts by a hash of what was attempted, so that delays grow and survive a restart.
create table gateway.failed_attempt (
  subject bytea primary key,
  failures int not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);

grant select, insert, update, delete on gateway.credential, gateway.session, gateway.failed_attempt to brazda_system;
