-- The id that the registry gives a block is that of its state: a block redrawn has another, so it belongs to the version.
alter table agroevidence.parcel_version
  add column external_id text,
  -- An update of land that ended this version, and the days for which the version held before it did.
  add column ended_by_import_id int,
  add column valid_before daterange,
  add foreign key (farm_id, ended_by_import_id) references agroevidence.import;

-- What blocks were in the registry as the farm last took them, or last decided not to: one side of the comparison with
-- what the registry says later. Rows stay; the newest of a key holds, and one that is gone says so.
create table agroevidence.registry_block (
  farm_id int not null,
  key text not null,
  import_id int not null,
  is_gone boolean not null default false,
  facts jsonb not null,
  geometry geometry(MultiPolygon, 4326) not null,
  area_m2 double precision not null,
  primary key (farm_id, key, import_id),
  foreign key (farm_id, import_id) references agroevidence.import on delete cascade
);

alter table agroevidence.parcel no force row level security;
alter table agroevidence.parcel_version no force row level security;
update agroevidence.parcel_version v set external_id = p.external_id
  from agroevidence.parcel p where p.farm_id = v.farm_id and p.id = v.parcel_id and p.external_id is not null;
-- Until now nothing but the name of an imported parcel could be changed: the first versions are what the registry said.
insert into agroevidence.registry_block (farm_id, key, import_id, facts, geometry, area_m2)
select distinct on (v.farm_id, v.external_id, v.import_id) v.farm_id, v.external_id, v.import_id,
  jsonb_build_object('externalId', v.external_id, 'square', v.square, 'blockNumber', v.block_number,
    'officialAreaHa', v.official_area_ha, 'landUseCode', v.land_use_code, 'landUseName', v.land_use_name,
    'altitudeM', v.altitude_m, 'slopeDegrees', v.slope_degrees, 'nitrateVulnerable', v.nitrate_vulnerable,
    'zone', v.zone, 'validFrom', case when v.valid_from_known then lower(v.valid)::text end),
  v.geometry, v.area_m2
from agroevidence.parcel_version v
join agroevidence.parcel p on p.farm_id = v.farm_id and p.id = v.parcel_id and p.source = 'EAGRI'
where v.external_id is not null and v.import_id is not null
order by v.farm_id, v.external_id, v.import_id, v.parcel_id;
alter table agroevidence.parcel force row level security;
alter table agroevidence.parcel_version force row level security;

alter table agroevidence.parcel drop column external_id;
create index parcel_version_of_parcel on agroevidence.parcel_version (farm_id, parcel_id);
create index parcel_version_by_import on agroevidence.parcel_version (farm_id, import_id);
create index parcel_version_by_ending on agroevidence.parcel_version (farm_id, ended_by_import_id)
  where ended_by_import_id is not null;
create index parcel_version_by_external_id on agroevidence.parcel_version (farm_id, external_id) where is_current;

alter table agroevidence.import drop constraint import_state_check;
alter table agroevidence.import add constraint import_state_check
  check (state in ('WAITING', 'IN_PROGRESS', 'SUCCESS', 'FAILED', 'TAKEN_BACK'));

-- One comparison of a farm's land with the registry.
create table agroevidence.land_update (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  mode text not null check (mode in ('REVIEW', 'TAKE')),
  validity_date date not null,
  state text not null default 'WAITING'
    check (state in ('WAITING', 'IN_PROGRESS', 'REVIEW', 'APPLIED', 'TAKEN_BACK', 'DISCARDED', 'FAILED')),
  done int not null default 0,
  total int,
  unchanged int not null default 0,
  problems jsonb not null default '[]',
  problem_count int not null default 0,
  failure text,
  import_id int,
  started_at timestamptz not null,
  compared_at timestamptz,
  finished_at timestamptz,
  primary key (farm_id, id),
  foreign key (farm_id, import_id) references agroevidence.import
);
create unique index land_update_one_open on agroevidence.land_update (farm_id)
  where state in ('WAITING', 'IN_PROGRESS', 'REVIEW');

create table agroevidence.land_update_change (
  farm_id int not null,
  update_id int not null,
  number int not null,
  kind text not null check (kind in ('NEW', 'CHANGED', 'SPLIT', 'MERGED', 'REDRAWN', 'GONE')),
  conflict text check (conflict in ('OWN_OUTLINE', 'OWN_DIVISION', 'OWN_LAND', 'OWN_END', 'UNREADABLE')),
  decision text not null check (decision in ('TAKE', 'KEEP', 'LATER')),
  properties text[] not null,
  moved_m2 double precision not null,
  -- Whether parcels get other outlines by it, or only other attributes.
  is_about_land boolean not null,
  primary key (farm_id, update_id, number),
  foreign key (farm_id, update_id) references agroevidence.land_update on delete cascade
);

-- A block as the registry has it now. While they are compared all lie here, then those that belong to a change.
create table agroevidence.land_update_block (
  farm_id int not null,
  update_id int not null,
  key text not null,
  change_number int,
  -- The parcel that is to be this block, the one that had most of its land before, and whether it begins with it.
  parcel_id int,
  ancestor_id int,
  begins boolean not null default false,
  local_name text not null,
  facts jsonb not null,
  geometry geometry(MultiPolygon, 4326) not null,
  area_m2 double precision not null,
  primary key (farm_id, update_id, key),
  foreign key (farm_id, update_id) references agroevidence.land_update on delete cascade
);
create index land_update_block_of_change on agroevidence.land_update_block (farm_id, update_id, change_number);
create index registry_block_by_import on agroevidence.registry_block (farm_id, import_id);
create index land_update_block_geometry on agroevidence.land_update_block using gist (geometry);

-- The block before, of an earlier import, that a change is about.
create table agroevidence.land_update_before (
  farm_id int not null,
  update_id int not null,
  key text not null,
  change_number int not null,
  import_id int not null,
  primary key (farm_id, update_id, key),
  foreign key (farm_id, update_id, change_number) references agroevidence.land_update_change on delete cascade,
  foreign key (farm_id, key, import_id) references agroevidence.registry_block on delete cascade
);

create index land_update_before_of_change on agroevidence.land_update_before (farm_id, update_id, change_number);
create index land_update_before_of_block on agroevidence.land_update_before (farm_id, key, import_id);

-- A parcel of the farm that a change meets, in the version that was compared.
create table agroevidence.land_update_parcel (
  farm_id int not null,
  update_id int not null,
  parcel_id int not null,
  change_number int not null,
  version_id int not null,
  primary key (farm_id, update_id, parcel_id),
  foreign key (farm_id, update_id, change_number) references agroevidence.land_update_change on delete cascade
);

create index land_update_parcel_of_change on agroevidence.land_update_parcel (farm_id, update_id, change_number);

-- Which parcel became which by an update: so much of the land of one lies in the other.
create table agroevidence.parcel_lineage (
  farm_id int not null,
  import_id int not null,
  from_parcel_id int not null,
  to_parcel_id int not null,
  area_m2 double precision not null,
  primary key (farm_id, from_parcel_id, to_parcel_id, import_id),
  foreign key (farm_id, import_id) references agroevidence.import on delete cascade,
  foreign key (farm_id, from_parcel_id) references agroevidence.parcel on delete cascade,
  foreign key (farm_id, to_parcel_id) references agroevidence.parcel on delete cascade
);

create index parcel_lineage_to_parcel on agroevidence.parcel_lineage (farm_id, to_parcel_id);
create index parcel_lineage_by_import on agroevidence.parcel_lineage (farm_id, import_id);

call core.guard_by_farm('agroevidence.registry_block', 'farm_id');
call core.guard_by_farm('agroevidence.land_update', 'farm_id');
call core.guard_by_farm('agroevidence.land_update_change', 'farm_id');
call core.guard_by_farm('agroevidence.land_update_block', 'farm_id');
call core.guard_by_farm('agroevidence.land_update_before', 'farm_id');
call core.guard_by_farm('agroevidence.land_update_parcel', 'farm_id');
call core.guard_by_farm('agroevidence.parcel_lineage', 'farm_id');
grant select, insert, update, delete on agroevidence.registry_block, agroevidence.land_update,
  agroevidence.land_update_change, agroevidence.land_update_block, agroevidence.land_update_before,
  agroevidence.land_update_parcel, agroevidence.parcel_lineage to brazda_farm;
