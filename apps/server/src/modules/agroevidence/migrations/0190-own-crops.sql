-- Crops that a farm has for itself, beside the catalogue that is the same for all. Their numbers begin where those of the
-- catalogue can never reach, so that one number names a crop wherever it is from.
create table agroevidence.own_crop (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity (start with 1000001),
  name text not null constraint own_crop_name_not_blank check (btrim(name) <> ''),
  external_id text,
  eppo text,
  red int not null check (red between 0 and 255),
  green int not null check (green between 0 and 255),
  blue int not null check (blue between 0 and 255),
  valid_from date,
  valid_to date,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (farm_id, id),
  constraint own_crop_days_in_order check (valid_from <= valid_to)
);
create unique index own_crop_one_of_a_name on agroevidence.own_crop (farm_id, lower(name)) where retired_at is null;
alter table agroevidence.crop add constraint crop_of_catalogue check (id <= 1000000);

call core.guard_by_farm('agroevidence.own_crop', 'farm_id');
call core.keep_versions('agroevidence.own_crop');
call core.record_changes('agroevidence.own_crop', 'farm_id', 'id', array['created_at']);
grant select, insert, update, delete on agroevidence.own_crop to brazda_farm;

-- From which day to which a crop of the catalogue may be chosen; where nothing is said, always.
alter table agroevidence.crop add column valid_from date, add column valid_to date;

-- That nothing is to grow is something that people plan and record, as a crop of its own.
insert into agroevidence.crop (id, key, names, red, green, blue) values (1000, 'NO_CROP', '{
  "cs": "Bez plodiny", "sk": "Bez plodiny", "en": "No crop", "es": "Sin cultivo", "hu": "Növény nélkül",
  "lt": "Be pasėlio", "pl": "Bez uprawy", "ro": "Fără cultură"}', 214, 205, 186);
