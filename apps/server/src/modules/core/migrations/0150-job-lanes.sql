-- Jobs stand in lanes, so that one that is stuck holds up only those of its own lane; a key names what a job is about, so
-- that the same is not asked for twice, nor worked on twice at the same time.
alter table core.job
  add column lane text,
  add column key text,
  add column taken_at timestamptz;

alter table core.job no force row level security;
update core.job set lane = case kind when 'import-land-file' then 'land' else 'registry' end;
alter table core.job force row level security;

alter table core.job alter column lane set not null;

drop index core.job_due;
create index job_due on core.job (lane, run_at, id) where state in ('WAITING', 'RUNNING');
create index job_turns on core.job (lane, farm_id, taken_at);
create index job_key on core.job (kind, key) where state in ('WAITING', 'RUNNING') and key is not null;

-- What was asked for by the clock: each time once, by whichever process comes first.
create table core.schedule (
  name text primary key,
  fired_for timestamptz not null
);
grant select, insert, update on core.schedule to brazda_system;
