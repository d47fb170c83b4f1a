-- Whence an import has its parcels, and for which day the registry was asked.
alter table agroevidence.import
  add column origin text not null default 'FILE' check (origin in ('FILE', 'REGISTRY')),
  add column validity_date date,
  add constraint import_from_registry_of_a_day check ((origin = 'REGISTRY') = (validity_date is not null));

-- How a farm signs in to the land registry. The key is sealed by the server; the database cannot read it.
create table agroevidence.registry_access (
  farm_id int primary key references core.farm on delete cascade,
  login text not null,
  szrid text not null,
  sealed_key bytea not null,
  changed_at timestamptz not null
);

-- Whether the registry has changed a farm's land, as it said when it was last asked.
create table agroevidence.registry_check (
  farm_id int primary key references core.farm on delete cascade,
  state text not null check (state in ('IN_PROGRESS', 'AVAILABLE')),
  asked_at timestamptz not null,
  checked_at timestamptz,
  has_changes boolean,
  changed_on date,
  failure text
);

call core.guard_by_farm('agroevidence.registry_access', 'farm_id');
call core.guard_by_farm('agroevidence.registry_check', 'farm_id');
grant select, insert, update, delete on agroevidence.registry_access, agroevidence.registry_check to brazda_farm;
