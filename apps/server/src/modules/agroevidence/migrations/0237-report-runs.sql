-- What files of reports were made of: kept, so that whoever holds one on paper can see what it said. Written once.
create table agroevidence.report_input (
  farm_id int not null references core.farm on delete cascade,
  -- SHA-256 of what the file was made of.
  hash bytea not null,
  -- Packed with gzip.
  content bytea not null,
  made_at timestamptz not null,
  primary key (farm_id, hash)
);
alter table agroevidence.report_input alter column content set storage external;

-- Files of reports that were made: of what, by which rules, by whom and when. The oldest bytes give way, their row stays.
create table agroevidence.report_run (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  report text not null,
  format text not null check (format in ('xlsx', 'pdf', 'json', 'xml')),
  locale text not null,
  -- As it was meant: what was not said stands here as it was taken.
  question jsonb not null,
  rule_versions jsonb not null,
  -- Of all that the input hangs on, when the file was asked for last: in the same state it is not worked out again.
  state_hash bytea not null,
  input_hash bytea not null,
  file_name text not null,
  file_hash bytea not null,
  -- Packed with gzip; null where the bytes are kept no longer.
  file bytea,
  bytes int not null check (bytes >= 0),
  rows int not null check (rows >= 0),
  incomplete int not null check (incomplete >= 0),
  made_at timestamptz not null,
  -- Who, as they were called then: accounts go, the file stays.
  made_by int not null,
  made_by_email text not null,
  primary key (farm_id, id),
  -- The input says report, language, question and rules.
  unique (farm_id, input_hash, format)
);
alter table agroevidence.report_run alter column file set storage external;
create index report_run_by_time on agroevidence.report_run (farm_id, made_at desc, id desc);
create index report_run_of_state on agroevidence.report_run (farm_id, state_hash, format);

call core.guard_by_farm('agroevidence.report_input', 'farm_id');
call core.guard_by_farm('agroevidence.report_run', 'farm_id');
grant select, insert, delete on agroevidence.report_input to brazda_farm;
grant select, insert, update, delete on agroevidence.report_run to brazda_farm;
