-- What administrators see of a farm's land: how many parcels there are and how its imports went. Columns and no more:
-- with these nobody learns a name, an outline or a file.
grant usage on schema agroevidence to brazda_system;
grant select (farm_id, status) on agroevidence.parcel to brazda_system;
grant select (farm_id, id, state, done, total, started_at, finished_at) on agroevidence.import to brazda_system;
-- A policy holds for members of its role too: whoever connects, without having taken the role, still sees nothing.
create policy counted_by_the_system on agroevidence.parcel for select to brazda_system
  using (current_user = 'brazda_system');
create policy counted_by_the_system on agroevidence.import for select to brazda_system
  using (current_user = 'brazda_system');
