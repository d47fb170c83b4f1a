-- What is done on land, or is to be done: sowing, harvest, mowing, what is brought onto it, and all other work. An action
-- stands on many parcels at once, each with the area that was worked there.
create table agroevidence.action (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  type text not null check (type in ('PLOW', 'TILLAGE', 'SOWING', 'SOWING_PERENNIAL', 'MOWING', 'HARVEST', 'SPRAY',
    'SPREADING_PEST', 'FERT', 'LIMING', 'FERT_ORG', 'FERT_IND', 'TANKMIX', 'HOE', 'TRANSPORT', 'PREP', 'PASTURE', 'DISK',
    'HARROW', 'ROLL', 'IRRIG', 'HILL', 'CULTIV', 'FOLIAR', 'MULCHING', 'SUBSOILING', 'RAKING', 'REVERSAL', 'CRUSHING',
    'SKIDDING', 'SUB_PLOWING', 'PLOUGHING', 'COMPACTING')),
  state text not null check (state in ('PLANNED', 'UNDER_WAY', 'DONE', 'APPROVED')),
  -- On which it is done, or to be done; of several days the first.
  day date not null,
  started_at timestamptz,
  finished_at timestamptz,
  source text not null default 'MANUAL' check (source in ('TELEMATICS', 'MANUAL', 'EAGRI', 'SKEAGIS', 'UNKNOWN')),
  operator text,
  machine text,
  note text,
  -- What was planned and is done by this.
  order_id int,
  -- The crop that is sown or harvested, or to which what is brought onto the land counts.
  crop_id int references agroevidence.crop,
  own_crop_id int,
  crop_role text check (crop_role in ('MAIN', 'CATCH_CROP', 'UNDERSOWN', 'COMPANION')),
  -- Of harvests and mowing. What ends a crop lets it stand no more from its day on.
  ends_crop boolean,
  cut int check (cut between 1 and 20),
  moisture_percent double precision check (moisture_percent between 0 and 100),
  by_product_taken boolean,
  -- Of what is brought onto the land.
  incorporated_on date,
  timing text check (timing in ('SPRING', 'AUTUMN', 'PRE_EMERGENT', 'POST_EMERGENT')),
  water_l_per_ha double precision check (water_l_per_ha > 0),
  tank_l double precision check (tank_l > 0),
  nozzle text,
  drift_reduction int check (drift_reduction in (0, 50, 75, 90)),
  wind_m_per_s double precision check (wind_m_per_s >= 0),
  temperature_c double precision check (temperature_c between -90 and 60),
  -- Sums of its parcels, so that lists add no rows up.
  area_m2 double precision not null check (area_m2 > 0),
  parcels int not null check (parcels > 0),
  -- Kilograms; null where what was brought is of unknown content or weight, or nothing was.
  nitrogen_kg double precision,
  counted_nitrogen_kg double precision,
  search_key text not null default '',
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (farm_id, id),
  foreign key (farm_id, order_id) references agroevidence.action,
  foreign key (farm_id, own_crop_id) references agroevidence.own_crop,
  constraint action_one_crop check (num_nonnulls(crop_id, own_crop_id) <= 1),
  constraint action_hours_in_order check (started_at <= finished_at)
);
create index action_by_day on agroevidence.action (farm_id, day desc, id desc) where retired_at is null;
create index action_of_order on agroevidence.action (farm_id, order_id) where order_id is not null;
create index action_of_own_crop on agroevidence.action (farm_id, own_crop_id) where own_crop_id is not null;

-- Materials as they were when a farm used them: registers change, records do not. Written once and never changed.
create table agroevidence.used_material (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  kind text not null check (kind in ('FERTILIZER', 'PLANT_PROTECTION', 'SEED')),
  material_id int references agroevidence.material,
  own_material_id int,
  name text not null,
  registration_number text,
  facts jsonb not null,
  -- Of all of it: what was used before as it is now is found by this.
  digest bytea not null,
  primary key (farm_id, id),
  unique (farm_id, digest),
  foreign key (farm_id, own_material_id) references agroevidence.own_material,
  constraint used_material_one_number check (num_nonnulls(material_id, own_material_id) = 1)
);
create index used_material_of_own on agroevidence.used_material (farm_id, own_material_id) where own_material_id is not null;
call core.guard_by_farm('agroevidence.used_material', 'farm_id');
grant select, insert, delete on agroevidence.used_material to brazda_farm;

-- What an action brings onto the land, or takes from it: an amount of a material or of a product of the harvest.
create table agroevidence.action_amount (
  farm_id int not null,
  id int generated always as identity,
  action_id int not null,
  -- From 1 on, without gaps: parcels keep what falls to them by this place.
  place int not null check (place between 1 and 50),
  kind text not null check (kind in ('FERTILIZER', 'PLANT_PROTECTION', 'SEED', 'MAIN_PRODUCT', 'BY_PRODUCT')),
  used_material_id int,
  -- As it was said; the other of the two follows from it.
  said_value double precision not null check (said_value > 0),
  said_unit text not null check (said_unit in ('G', 'KG', 'T', 'ML', 'L', 'HL', 'M3', 'SEED_UNIT')),
  said_basis text not null check (said_basis in ('HECTARE', 'TOTAL')),
  unit_kind text not null check (unit_kind in ('WEIGHT', 'VOLUME', 'COUNT')),
  -- Whole millionths of a kilogram, a litre or a seed unit.
  amount double precision not null check (amount >= 0 and amount = floor(amount) and amount <= 9007199254740991),
  batch text,
  organism_codes text[] not null default '{}',
  purpose text,
  primary key (farm_id, id),
  unique (farm_id, action_id, place) deferrable initially deferred,
  foreign key (farm_id, action_id) references agroevidence.action on delete cascade,
  foreign key (farm_id, used_material_id) references agroevidence.used_material,
  constraint action_amount_of_its_kind check ((used_material_id is null) = (kind in ('MAIN_PRODUCT', 'BY_PRODUCT')))
);
create index action_amount_of_material on agroevidence.action_amount (farm_id, used_material_id)
  where used_material_id is not null;

-- A parcel that an action stands on, as it was outlined then.
create table agroevidence.action_target (
  farm_id int not null,
  id int generated always as identity,
  action_id int not null,
  parcel_id int not null,
  parcel_version_id int not null,
  -- What stood there or was sown by it; null where nothing did.
  cultivation_id int,
  area_m2 double precision not null check (area_m2 > 0),
  area_origin text not null check (area_origin in ('PARCEL', 'MANUAL', 'DRAWN', 'DRIVE')),
  -- Of what was drawn or driven.
  geometry geometry(MultiPolygon, 4326),
  -- BBCH.
  growth_stage int check (growth_stage between 0 and 99),
  -- What falls to it of each amount of the action, by place: whole millionths that come to the whole.
  amounts double precision[] not null default '{}',
  nitrogen_kg double precision,
  counted_nitrogen_kg double precision,
  organic_nitrogen_kg double precision,
  primary key (farm_id, id),
  unique (farm_id, action_id, parcel_id) deferrable initially deferred,
  foreign key (farm_id, action_id) references agroevidence.action on delete cascade,
  foreign key (farm_id, parcel_id) references agroevidence.parcel on delete cascade,
  foreign key (farm_id, parcel_version_id) references agroevidence.parcel_version on delete cascade,
  foreign key (farm_id, cultivation_id) references agroevidence.cultivation on delete set null (cultivation_id),
  constraint action_target_outline_of_its_origin check (geometry is null or area_origin in ('DRAWN', 'DRIVE'))
);
alter table agroevidence.action_target alter column geometry set storage external;
create index action_target_of_parcel on agroevidence.action_target (farm_id, parcel_id);
create index action_target_of_version on agroevidence.action_target (farm_id, parcel_version_id);
create index action_target_of_cultivation on agroevidence.action_target (farm_id, cultivation_id)
  where cultivation_id is not null;

-- Which crops an action has sown or ended, so that whoever changes or deletes it takes that back.
alter table agroevidence.cultivation
  add column sown_by_action_id int,
  add column ended_by_action_id int,
  add foreign key (farm_id, sown_by_action_id) references agroevidence.action on delete set null (sown_by_action_id),
  add foreign key (farm_id, ended_by_action_id) references agroevidence.action on delete set null (ended_by_action_id);
create index cultivation_sown_by_action on agroevidence.cultivation (farm_id, sown_by_action_id)
  where sown_by_action_id is not null;
create index cultivation_ended_by_action on agroevidence.cultivation (farm_id, ended_by_action_id)
  where ended_by_action_id is not null;

call core.guard_by_farm('agroevidence.action', 'farm_id');
call core.guard_by_farm('agroevidence.action_amount', 'farm_id');
call core.guard_by_farm('agroevidence.action_target', 'farm_id');
call core.keep_versions('agroevidence.action');
call core.record_changes('agroevidence.action', 'farm_id', 'id', array['created_at', 'search_key']);
call core.record_changes('agroevidence.action_amount', 'farm_id', 'id');
call core.record_changes('agroevidence.action_target', 'farm_id', 'id');
grant select, insert, update, delete on agroevidence.action, agroevidence.action_amount, agroevidence.action_target
  to brazda_farm;
