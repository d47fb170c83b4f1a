-- That something which a farm has used of late, or plans to use, is authorised no more or for a shorter time: told to the farm
-- by each import of a register that has ended it, until somebody there has taken note.
create table agroevidence.authorisation_notice (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  material_id int not null references agroevidence.material,
  register_import_id int not null references agroevidence.register_import,
  noticed_at timestamptz not null,
  dismissed_at timestamptz,
  primary key (farm_id, id),
  unique (farm_id, material_id, register_import_id)
);
create index authorisation_notice_open on agroevidence.authorisation_notice (farm_id) where dismissed_at is null;
call core.guard_by_farm('agroevidence.authorisation_notice', 'farm_id');
grant select, insert, update on agroevidence.authorisation_notice to brazda_farm;
grant select on agroevidence.register_import_row to brazda_farm;
