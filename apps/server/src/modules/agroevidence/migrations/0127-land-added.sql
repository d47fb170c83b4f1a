-- How many parcels of a land file the farm had already when it was imported: they are told of and not doubled.
alter table agroevidence.import add column already_there int not null default 0;
