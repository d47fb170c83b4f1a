-- What the soil of parcels holds, as somebody has said; where nobody has, their water is not worked out.
create table iot.parcel_soil (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  parcel_id int not null,
  texture text check (texture in ('SAND', 'LOAMY_SAND', 'SANDY_LOAM', 'LOAM', 'SILT_LOAM', 'SILT', 'SILT_CLAY_LOAM',
    'SILTY_CLAY', 'CLAY')),
  -- m³/m³.
  field_capacity double precision check (field_capacity between 0.02 and 0.8),
  wilting_point double precision check (wilting_point between 0.005 and 0.6),
  -- How deep roots can grow in it, in metres; null where it stops none.
  root_depth_m double precision check (root_depth_m between 0.1 and 3),
  primary key (farm_id, id),
  constraint parcel_soil_once unique (farm_id, parcel_id),
  constraint parcel_soil_said_one_way check (
    (texture is null) = (field_capacity is not null) and (texture is null) = (wilting_point is not null)),
  constraint parcel_soil_holds_water check (field_capacity > wilting_point)
);
call core.guard_by_farm('iot.parcel_soil', 'farm_id');
call core.keep_versions('iot.parcel_soil');
call core.record_changes('iot.parcel_soil', 'farm_id', 'id');
grant select, insert, update, delete on iot.parcel_soil to brazda_farm;

-- What people have said of the water of parcels: what was given, or how the soil was when a day ended.
create table iot.water_entry (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  parcel_id int not null,
  day date not null,
  kind text not null check (kind in ('IRRIGATION', 'FIELD_CAPACITY', 'DEPLETION')),
  -- Null where the soil was full.
  millimetres double precision check (millimetres between 0 and 500),
  retired_at timestamptz,
  primary key (farm_id, id),
  constraint water_entry_says_how_much check ((kind = 'FIELD_CAPACITY') = (millimetres is null))
);
create index water_entry_of_parcel on iot.water_entry (farm_id, parcel_id, day) where retired_at is null;
call core.guard_by_farm('iot.water_entry', 'farm_id');
call core.keep_versions('iot.water_entry');
call core.record_changes('iot.water_entry', 'farm_id', 'id');
grant select, insert, update, delete on iot.water_entry to brazda_farm;
