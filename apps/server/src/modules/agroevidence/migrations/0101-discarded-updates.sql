-- What the registry had is forgotten with the update that was put aside: since now at once, and here for those of before.
alter table agroevidence.land_update no force row level security;
alter table agroevidence.land_update_block no force row level security;
delete from agroevidence.land_update_block b using agroevidence.land_update u
  where u.farm_id = b.farm_id and u.id = b.update_id and u.state = 'DISCARDED';
alter table agroevidence.land_update force row level security;
alter table agroevidence.land_update_block force row level security;
