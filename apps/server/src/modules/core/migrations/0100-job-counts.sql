-- How the takings of a job ended, so that one that breaks its process is told from one that fails, and from one that was
-- given back unharmed because the process was stopped or the database was away. Takings that none of them tells of were
-- interrupted.
alter table core.job
  add column failures int not null default 0,
  add column given_back int not null default 0,
  add column give_ups int not null default 0;

alter table core.job no force row level security;
update core.job set failures = case when state = 'RUNNING' then greatest(attempts - 1, 0) else attempts end;
alter table core.job force row level security;

create index job_finished on core.job (finished_at) where state in ('SUCCESS', 'FAILED');
