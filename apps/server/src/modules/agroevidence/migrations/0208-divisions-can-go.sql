-- Centres and zones go with their farm, and where it is undone that they were added.
grant delete on agroevidence.center, agroevidence.zone to brazda_farm;
