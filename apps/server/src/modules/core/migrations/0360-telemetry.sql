-- What devices send comes in another way than records: whoever takes it in may only add to one table, in batches of many
-- farms, and reads nothing. What the batches say is taken out of them by work that nobody waits for.
do $$
begin
  begin
    if not exists (select from pg_roles where rolname = 'brazda_ingest') then
      create role brazda_ingest nologin nosuperuser nobypassrls;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
  begin
    execute format('grant brazda_ingest to %I', current_user);
  exception when insufficient_privilege then
    if not pg_has_role(current_user, 'brazda_ingest', 'member') then raise; end if;
  end;
exception when insufficient_privilege then
  raise insufficient_privilege using message = format(
    'The user %1$s may not make the role brazda_ingest. Let an administrator run once: '
    'create role brazda_ingest nologin; grant brazda_ingest to %1$I;', current_user);
end
$$;

create table core.telemetry_batch (
  id bigint generated always as identity primary key,
  -- Who takes it: the name of what a module brings for it.
  kind text not null,
  -- A list as JSON; read by nobody but who takes it.
  messages text not null,
  received_at timestamptz not null default now(),
  attempts int not null default 0,
  run_at timestamptz not null default now(),
  last_error text
);
create index telemetry_batch_due on core.telemetry_batch (kind, run_at);
grant usage on schema core to brazda_ingest;
grant insert (kind, messages) on core.telemetry_batch to brazda_ingest;
grant select, insert, update, delete on core.telemetry_batch to brazda_system;

-- Tables of measurements lie in parts, one for each month or year. A part is
-- made before it is needed, by the owner alone; made apart and then attached, so that nobody who reads waits. Nobody reaches
-- a part but through the whole.
create function core.make_part(whole regclass, begins timestamptz, ends timestamptz) returns void
language plpgsql as $$
declare
  part text := format('%s_%s', (select relname from pg_class where oid = whole), to_char(begins at time zone 'UTC', 'YYYY_MM'));
  home text := (select n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = whole);
begin
  if not exists (select from pg_partitioned_table where partrelid = whole) then
    raise 'only what lies in parts has parts';
  end if;
  perform pg_advisory_xact_lock(7247133, whole::oid::int);
  if to_regclass(format('%I.%I', home, part)) is not null then
    return;
  end if;
  execute format('create table %I.%I (like %s including defaults including constraints including storage)', home, part, whole);
  execute format('alter table %I.%I enable row level security', home, part);
  execute format('alter table %s attach partition %I.%I for values from (%L) to (%L)', whole, home, part, begins, ends);
end
$$;
revoke all on function core.make_part from public;
