create schema agroevidence;
grant usage on schema agroevidence to brazda_farm;

-- What the farm's map shows: where it lies, and a number that rises with every change.
create table agroevidence.farm_map (
  farm_id int primary key references core.farm on delete cascade,
  revision int not null default 1,
  west double precision, south double precision, east double precision, north double precision
);

create table agroevidence.crop (
  id int primary key,
  key text not null unique,
  registry_code text,
  names jsonb not null,
  eppo text,
  red int not null, green int not null, blue int not null
);
create index crop_by_registry_code on agroevidence.crop (registry_code);

-- One upload of a land file; the bytes are kept until the import has succeeded.
create table agroevidence.import (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  file_name text not null,
  file bytea,
  country_code text not null,
  layer text,
  name_column text,
  state text not null default 'WAITING' check (state in ('WAITING', 'IN_PROGRESS', 'SUCCESS', 'FAILED')),
  done int not null default 0,
  total int,
  imported int not null default 0,
  skipped int not null default 0,
  area_m2 double precision not null default 0,
  failure text,
  problems jsonb not null default '[]',
  problem_count int not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (farm_id, id)
);

create table agroevidence.parcel (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  local_name text not null constraint parcel_name_not_blank check (btrim(local_name) <> ''),
  source text not null check (source in ('TELEMATICS', 'MANUAL', 'EAGRI', 'SKEAGIS', 'UNKNOWN')),
  external_id text,
  status text not null default 'OPEN' check (status in ('OPEN', 'RETIRED')),
  search_key text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (farm_id, id)
);
create index parcel_by_search_key on agroevidence.parcel (farm_id, search_key collate "C");

-- Parcels that an import has read and judged but not yet made visible.
create table agroevidence.import_item (
  farm_id int not null,
  import_id int not null,
  row_number int not null,
  parcel_id int not null default nextval('agroevidence.parcel_id_seq'),
  parcel jsonb not null,
  geometry geometry(MultiPolygon, 4326) not null,
  area_m2 double precision not null,
  primary key (farm_id, import_id, row_number),
  foreign key (farm_id, import_id) references agroevidence.import on delete cascade
);

-- The outline and the registry's attributes, as they hold from a day on; a change closes one version and opens another.
create table agroevidence.parcel_version (
  farm_id int not null,
  id int generated always as identity,
  parcel_id int not null,
  valid daterange not null,
  valid_from_known boolean not null,
  is_current boolean not null default true,
  import_id int,
  geometry geometry(MultiPolygon, 4326) not null constraint parcel_geometry_valid check (st_isvalid(geometry)),
  label geometry(Point, 4326) not null,
  area_m2 double precision not null check (area_m2 > 0),
  official_area_ha double precision,
  block_number text,
  square text,
  land_use_code text,
  land_use_name text,
  altitude_m double precision,
  slope_degrees double precision,
  nitrate_vulnerable text not null default 'NOT_SPECIFIED' check (nitrate_vulnerable in ('YES', 'NO', 'NOT_SPECIFIED')),
  zone text,
  recorded_at timestamptz not null default now(),
  primary key (farm_id, id),
  foreign key (farm_id, parcel_id) references agroevidence.parcel on delete cascade,
  foreign key (farm_id, import_id) references agroevidence.import
);
create unique index parcel_version_one_current on agroevidence.parcel_version (farm_id, parcel_id) where is_current;
create index parcel_version_geometry on agroevidence.parcel_version using gist (geometry);

-- A crop on a parcel from a day on, until another is recorded.
create table agroevidence.cultivation (
  farm_id int not null,
  id int generated always as identity,
  parcel_id int not null,
  crop_id int references agroevidence.crop,
  crop_name text not null,
  valid daterange not null,
  source text not null check (source in ('TELEMATICS', 'MANUAL', 'EAGRI', 'SKEAGIS', 'UNKNOWN')),
  primary key (farm_id, id),
  foreign key (farm_id, parcel_id) references agroevidence.parcel on delete cascade
);
create index cultivation_of_parcel on agroevidence.cultivation (farm_id, parcel_id);

call core.guard_by_farm('agroevidence.farm_map', 'farm_id');
call core.guard_by_farm('agroevidence.import', 'farm_id');
call core.guard_by_farm('agroevidence.import_item', 'farm_id');
call core.guard_by_farm('agroevidence.parcel', 'farm_id');
call core.guard_by_farm('agroevidence.parcel_version', 'farm_id');
call core.guard_by_farm('agroevidence.cultivation', 'farm_id');

grant usage on sequence agroevidence.parcel_id_seq to brazda_farm;
grant select on agroevidence.crop to brazda_farm;
grant select, insert, update, delete on agroevidence.farm_map, agroevidence.import, agroevidence.import_item,
  agroevidence.parcel, agroevidence.parcel_version, agroevidence.cultivation to brazda_farm;

-- Lets the geometry index be used under row-level security; only a superuser may, and without it maps are merely slower.
do $$
begin
  alter function geometry_overlaps(geometry, geometry) leakproof;
exception when insufficient_privilege then null;
end
$$;
