-- Files of old records that a farm brings from elsewhere: as they were sent and understood, what became of them, and whose
-- choice which column and which value means what, so that the next file of the same shape is known.
create table agroevidence.record_import (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  state text not null check (state in ('REVIEW', 'WAITING', 'IN_PROGRESS', 'IMPORTED', 'TAKEN_BACK', 'DISCARDED', 'FAILED')),
  file_name text not null,
  -- Of the headings: files of one program have one.
  shape text not null,
  is_known_shape boolean not null,
  -- Title, role and some values of each column.
  columns jsonb not null,
  -- What a person has said of values, by their kind.
  matches jsonb not null,
  joins_parcels boolean not null default true,
  joins_materials boolean not null default true,
  takes_doubles boolean not null default false,
  -- Which values stand for something, with what each is taken for.
  found_values jsonb not null default '[]',
  unmatched int not null default 0,
  rows int not null,
  by_verdict jsonb not null default '{}',
  actions int not null default 0,
  done int not null default 0,
  failure text,
  -- Materials of the farm's own that the import has made.
  made_material_ids int[] not null default '{}',
  begun_by int not null,
  -- As they were called then: accounts go, records stay.
  begun_by_email text not null,
  started_at timestamptz not null,
  -- When somebody did something about it last: rows are forgotten some time after.
  touched_at timestamptz not null,
  finished_at timestamptz,
  are_rows_kept boolean not null default true,
  taken_back_at timestamptz,
  primary key (farm_id, id)
);
create index record_import_of_shape on agroevidence.record_import (farm_id, shape, id desc);
create index record_import_by_touch on agroevidence.record_import (touched_at) where are_rows_kept;

-- The rows of such a file, as long as they are looked at.
create table agroevidence.record_import_row (
  farm_id int not null,
  import_id int not null,
  -- As the file numbers it.
  number int not null,
  cells jsonb not null,
  verdict text not null check (verdict in ('READY', 'WARNING', 'ERROR', 'LEFT_OUT')),
  findings jsonb not null,
  understood jsonb not null,
  -- Which of the actions it becomes a part of, from 1 on.
  place int,
  -- The action that it became; whoever deletes that leaves the number.
  action_id int,
  primary key (farm_id, import_id, number),
  foreign key (farm_id, import_id) references agroevidence.record_import on delete cascade
);

alter table agroevidence.action
  add column record_import_id int,
  add foreign key (farm_id, record_import_id) references agroevidence.record_import;
create index action_of_record_import on agroevidence.action (farm_id, record_import_id) where record_import_id is not null;

call core.guard_by_farm('agroevidence.record_import', 'farm_id');
call core.guard_by_farm('agroevidence.record_import_row', 'farm_id');
grant select, insert, update, delete on agroevidence.record_import, agroevidence.record_import_row to brazda_farm;
grant select (farm_id, id, touched_at, are_rows_kept) on agroevidence.record_import to brazda_system;
create policy swept_by_the_system on agroevidence.record_import for select to brazda_system
  using (current_user = 'brazda_system');
