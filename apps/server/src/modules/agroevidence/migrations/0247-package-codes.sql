-- Which material is in packages of a number: said once by whoever reads such a code first, and known to the farm from then on.
create table agroevidence.package_code (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  -- Of GS1: 14 digits, shorter numbers filled up with zeros from the left.
  gtin text not null check (gtin ~ '^[0-9]{14}$'),
  material_id int references agroevidence.material,
  own_material_id int,
  primary key (farm_id, id),
  unique (farm_id, gtin),
  foreign key (farm_id, own_material_id) references agroevidence.own_material on delete cascade,
  constraint package_code_one_material check (num_nonnulls(material_id, own_material_id) = 1)
);
create index package_code_of_own on agroevidence.package_code (farm_id, own_material_id) where own_material_id is not null;
call core.guard_by_farm('agroevidence.package_code', 'farm_id');
call core.record_changes('agroevidence.package_code', 'farm_id', 'id');
grant select, insert, update, delete on agroevidence.package_code to brazda_farm;
