-- What administrators see of how a farm signs in to the land registry: with which login and number, and since when. Never
-- the key, not even sealed.
grant select (farm_id, login, szrid, changed_at) on agroevidence.registry_access to brazda_system;
-- As with what is counted: whoever connects, without having taken the role, still sees nothing.
create policy seen_by_the_system on agroevidence.registry_access for select to brazda_system
  using (current_user = 'brazda_system');
