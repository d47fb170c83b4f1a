-- What a file of land says is compared as what the registry says: what each said last is kept side by side.
alter table agroevidence.land_update_before drop constraint land_update_before_farm_id_key_import_id_fkey;
alter table agroevidence.registry_block
  add column source text not null default 'REGISTRY' check (source in ('REGISTRY', 'FILE')),
  drop constraint registry_block_pkey,
  add primary key (farm_id, source, key, import_id);
alter table agroevidence.land_update_before
  add column source text not null default 'REGISTRY',
  add foreign key (farm_id, source, key, import_id) references agroevidence.registry_block on delete cascade;

alter table agroevidence.land_update
  add column source text not null default 'REGISTRY' check (source in ('REGISTRY', 'FILE')),
  add column file_name text,
  add column country_code text not null default 'CZ',
  -- What was chosen in the file.
  add column layer text,
  add column name_column text,
  add column coordinate_system int,
  -- Whence parcels are that begin by it.
  add column parcel_source text not null default 'EAGRI',
  -- How many parcels nobody could compare with an earlier file.
  add column without_base int not null default 0,
  add constraint land_update_file_named check (source = 'REGISTRY' or file_name is not null);
create index land_update_by_import on agroevidence.land_update (farm_id, import_id) where import_id is not null;

-- The file of an update as long as it may be compared again, in pieces as that of an import is.
create table agroevidence.land_update_file_piece (
  farm_id int not null,
  update_id int not null,
  position int not null,
  bytes bytea not null,
  primary key (farm_id, update_id, position),
  foreign key (farm_id, update_id) references agroevidence.land_update on delete cascade
);
alter table agroevidence.land_update_file_piece alter column bytes set storage external;
call core.guard_by_farm('agroevidence.land_update_file_piece', 'farm_id');
grant select, insert, delete on agroevidence.land_update_file_piece to brazda_farm;

alter table agroevidence.land_update_change
  drop constraint land_update_change_conflict_check,
  add constraint land_update_change_conflict_check check (conflict in ('OWN_OUTLINE', 'OWN_DIVISION', 'OWN_LAND', 'OWN_END',
    'UNREADABLE', 'OWN_NAME', 'OWN_CROP', 'NO_BASE'));

-- From which day on the new state of a block holds, where it says so itself.
alter table agroevidence.land_update_block add column holds_from date;
alter table agroevidence.land_update_block no force row level security;
update agroevidence.land_update_block set holds_from = (facts ->> 'validFrom')::date;
alter table agroevidence.land_update_block force row level security;

-- What a parcel was called and what grew there when it was compared with a file: what is renamed meanwhile has to be compared
-- anew, and a name that came with a file goes back with it.
alter table agroevidence.land_update_parcel
  add column known_name text,
  add column known_crop_id int,
  add column known_crop text;

-- What the file that brought a version called the parcel, and what it said grows there.
alter table agroevidence.parcel_version add column given_name text, add column given_crop text;

-- Which import brought a crop to a parcel that was there already, and which one put another in its place.
alter table agroevidence.cultivation
  add column import_id int,
  add column retracted_by_import_id int,
  add foreign key (farm_id, import_id) references agroevidence.import,
  add foreign key (farm_id, retracted_by_import_id) references agroevidence.import;
create index cultivation_by_import on agroevidence.cultivation (farm_id, import_id) where import_id is not null;
create index cultivation_retracted_by_import on agroevidence.cultivation (farm_id, retracted_by_import_id)
  where retracted_by_import_id is not null;
