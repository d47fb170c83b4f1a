-- What is to grow where. A season is the year in which it begins: 2026 is 2026/27, the same for all farms. Plans of a
-- scenario lie beside the official plan, which has none.
create table agroevidence.plan_scenario (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  name text not null constraint plan_scenario_name_not_blank check (btrim(name) <> ''),
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (farm_id, id)
);
create unique index plan_scenario_one_of_a_name on agroevidence.plan_scenario (farm_id, lower(name)) where retired_at is null;

create table agroevidence.plan_entry (
  farm_id int not null,
  id int generated always as identity,
  scenario_id int,
  season int not null check (season between 1990 and 2100),
  parcel_id int not null,
  role text not null default 'MAIN' check (role in ('MAIN', 'CATCH_CROP')),
  -- Parts of a parcel are counted from 1; the only one, without an area, is the whole parcel.
  part int not null default 1 check (part between 1 and 50),
  crop_id int references agroevidence.crop,
  own_crop_id int,
  area_m2 double precision check (area_m2 > 0),
  origin text not null default 'MANUAL' check (origin in ('MANUAL', 'COPIED', 'RULE', 'IMPORT', 'LINEAGE')),
  -- Taken over from land that was split or merged: somebody should look.
  is_to_check boolean not null default false,
  primary key (farm_id, id),
  foreign key (farm_id, scenario_id) references agroevidence.plan_scenario,
  foreign key (farm_id, parcel_id) references agroevidence.parcel on delete cascade,
  foreign key (farm_id, own_crop_id) references agroevidence.own_crop,
  constraint plan_entry_one_crop check (num_nonnulls(crop_id, own_crop_id) = 1)
);
create unique index plan_entry_one_of_a_part on agroevidence.plan_entry
  (farm_id, parcel_id, season, role, part, coalesce(scenario_id, 0));
create index plan_entry_of_season on agroevidence.plan_entry (farm_id, season);

call core.guard_by_farm('agroevidence.plan_scenario', 'farm_id');
call core.guard_by_farm('agroevidence.plan_entry', 'farm_id');
call core.keep_versions('agroevidence.plan_scenario');
call core.keep_versions('agroevidence.plan_entry');
call core.record_changes('agroevidence.plan_scenario', 'farm_id', 'id', array['created_at']);
call core.record_changes('agroevidence.plan_entry', 'farm_id', 'id');
grant select, insert, update, delete on agroevidence.plan_scenario, agroevidence.plan_entry to brazda_farm;
