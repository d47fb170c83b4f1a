-- Files and the registry may say in which cadastral unit land lies. An update fills it where the farm has not said it, and knows
-- which parcel it filled it for, to take it back with the rest.
alter table agroevidence.land_update_block
  add column cadastral_unit text,
  add column filled_parcel_id int;
