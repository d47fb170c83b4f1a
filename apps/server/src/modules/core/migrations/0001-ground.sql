-- Roles own nothing; every unit of work takes one of them, so row-level security binds whoever connects.
-- An ordinary owner of a database may not make roles: then an administrator makes them once and grants them.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['brazda_farm', 'brazda_system'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin nosuperuser nobypassrls', wanted);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    begin
      execute format('grant %I to %I', wanted, current_user);
    exception when insufficient_privilege then
      if not pg_has_role(current_user, wanted, 'member') then raise; end if;
    end;
  end loop;
exception when insufficient_privilege then
  raise insufficient_privilege using message = format(
    'The user %1$s may not make the roles brazda_farm and brazda_system. Let an administrator run once: '
    'create role brazda_farm nologin; create role brazda_system nologin; grant brazda_farm, brazda_system to %1$I;'
    ' (leave out the roles that are there already)', current_user);
end
$$;

create schema core;
grant usage on schema core to brazda_farm, brazda_system;

create function core.farms_in_scope() returns int[] language sql stable
  as $$ select nullif(current_setting('app.farm_ids', true), '')::int[] $$;

-- Puts a table of farms under row-level security: rows of the farms in scope, and no others.
create procedure core.guard_by_farm(guarded regclass, farm_column name) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format(
    'create policy farms_in_scope on %s to brazda_farm using (%I = any((select core.farms_in_scope())::int[])) with check (%I = any((select core.farms_in_scope())::int[]))',
    guarded, farm_column, farm_column);
end
$$;

create table core.country (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  time_zone text not null,
  full_support boolean not null
);
insert into core.country (code, time_zone, full_support) values
  ('CZ', 'Europe/Prague', true),
  ('SK', 'Europe/Bratislava', true),
  ('AT', 'Europe/Vienna', false),
  ('DE', 'Europe/Berlin', false),
  ('ES', 'Europe/Madrid', false),
  ('HU', 'Europe/Budapest', false),
  ('LT', 'Europe/Vilnius', false),
  ('NL', 'Europe/Amsterdam', false),
  ('PL', 'Europe/Warsaw', false),
  ('RO', 'Europe/Bucharest', false);

create table core.app_user (
  id int generated always as identity primary key,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  language text not null,
  is_admin boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index app_user_email_once on core.app_user (lower(email));

create table core.farm (
  id int generated always as identity primary key,
  name text not null constraint farm_name_not_blank check (btrim(name) <> ''),
  country_code text not null constraint farm_country references core.country,
  created_at timestamptz not null default now()
);

create table core.farm_user (
  farm_id int not null references core.farm on delete cascade,
  user_id int not null references core.app_user on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (farm_id, user_id)
);
create index farm_user_of_user on core.farm_user (user_id, joined_at);

-- One row that belongs to a farm nobody has; seen without a scope, isolation is broken.
create table core.canary (farm_id int primary key);
insert into core.canary values (0);

create table core.job (
  farm_id int references core.farm on delete cascade,
  id int generated always as identity primary key,
  kind text not null,
  payload jsonb not null default '{}',
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'SUCCESS', 'FAILED')),
  done int not null default 0,
  total int,
  attempts int not null default 0,
  run_at timestamptz not null default now(),
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index job_due on core.job (run_at) where state in ('WAITING', 'RUNNING');
create index job_of_farm on core.job (farm_id, id);

-- What happened, written with the change itself; every process reads it in the order of commits.
create table core.outbox (
  farm_id int not null references core.farm on delete cascade,
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index outbox_by_commit on core.outbox (transaction_id, id);

call core.guard_by_farm('core.farm', 'id');
call core.guard_by_farm('core.farm_user', 'farm_id');
call core.guard_by_farm('core.canary', 'farm_id');
call core.guard_by_farm('core.job', 'farm_id');
call core.guard_by_farm('core.outbox', 'farm_id');

grant select on core.country, core.farm, core.farm_user, core.canary to brazda_farm;
grant update on core.farm to brazda_farm;
grant select, insert on core.job to brazda_farm;
grant insert on core.outbox to brazda_farm;

grant select on core.country to brazda_system;
grant select, insert, update on core.app_user to brazda_system;
grant select, insert on core.farm, core.farm_user to brazda_system;
grant select, insert, update, delete on core.job, core.outbox to brazda_system;
create policy of_the_system on core.farm to brazda_system using (true) with check (true);
create policy of_the_system on core.farm_user to brazda_system using (true) with check (true);
create policy of_the_system on core.job to brazda_system using (true) with check (true);
create policy of_the_system on core.outbox to brazda_system using (true) with check (true);
