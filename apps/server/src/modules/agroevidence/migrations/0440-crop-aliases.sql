-- Which crop files mean by a name that no catalogue knows for certain: said once, and known to the farm from then on.
create table agroevidence.crop_alias (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  name text not null check (btrim(name) <> ''),
  -- As names are compared: lower case, without accents.
  name_key text not null,
  crop_id int references agroevidence.crop,
  own_crop_id int,
  primary key (farm_id, id),
  unique (farm_id, name_key),
  foreign key (farm_id, own_crop_id) references agroevidence.own_crop on delete cascade,
  constraint crop_alias_one_crop check (num_nonnulls(crop_id, own_crop_id) = 1)
);
create index crop_alias_of_own on agroevidence.crop_alias (farm_id, own_crop_id) where own_crop_id is not null;
call core.guard_by_farm('agroevidence.crop_alias', 'farm_id');
call core.record_changes('agroevidence.crop_alias', 'farm_id', 'id');
grant select, insert, update, delete on agroevidence.crop_alias to brazda_farm;

-- Crops that nobody knows, and names that have lost letters: few of many, asked for whenever a map is opened.
create index cultivation_to_recognise on agroevidence.cultivation (farm_id, crop_name)
  where retracted_at is null and (num_nonnulls(crop_id, own_crop_id) = 0 or crop_name ~ '[?\uFFFD]');
