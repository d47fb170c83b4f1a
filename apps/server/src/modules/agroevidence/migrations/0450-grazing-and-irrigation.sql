-- What is said of a pasture, and of water that is brought onto land.
alter table agroevidence.action
  add column grazing_animals text check (grazing_animals in ('DAIRY_COWS', 'SUCKLER_COWS', 'YOUNG_CATTLE', 'BULLS', 'SHEEP',
    'GOATS', 'HORSES', 'PIGS', 'POULTRY', 'OTHER')),
  add column grazing_head int check (grazing_head between 1 and 100000),
  add column grazing_days int check (grazing_days between 1 and 366),
  add column irrigation_value double precision check (irrigation_value > 0),
  add column irrigation_unit text check (irrigation_unit in ('MM', 'M3_PER_HA')),
  add constraint action_grazing_of_pasture
    check (type = 'PASTURE' or num_nonnulls(grazing_animals, grazing_head, grazing_days) = 0),
  add constraint action_irrigation_whole check (num_nonnulls(irrigation_value, irrigation_unit) in (0, 2)),
  add constraint action_irrigation_of_its_type check (type = 'IRRIG' or irrigation_value is null);
-- How much nitrogen animals leave where they graze nobody knows; it was kept as none. This is no change of anybody's.
alter table agroevidence.action no force row level security;
alter table agroevidence.action_target no force row level security;
alter table agroevidence.action disable trigger user;
alter table agroevidence.action_target disable trigger user;
update agroevidence.action_target t set nitrogen_kg = null, counted_nitrogen_kg = null, organic_nitrogen_kg = null
  from agroevidence.action a where a.farm_id = t.farm_id and a.id = t.action_id and a.type = 'PASTURE';
update agroevidence.action set nitrogen_kg = null, counted_nitrogen_kg = null where type = 'PASTURE';
alter table agroevidence.action enable trigger user;
alter table agroevidence.action_target enable trigger user;
alter table agroevidence.action force row level security;
alter table agroevidence.action_target force row level security;
