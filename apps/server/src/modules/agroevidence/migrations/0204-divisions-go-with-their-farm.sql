-- A farm that goes for good takes its centres and zones with it; while it is there, they are only put out of sight.
grant delete on agroevidence.center, agroevidence.zone to brazda_farm;
