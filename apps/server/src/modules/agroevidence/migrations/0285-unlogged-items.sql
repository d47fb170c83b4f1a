-- What waits to become visible need not be in the log of the database as well: an import that a crash breaks off begins anew,
-- and one that finds less than it has laid by does so too.
alter table agroevidence.import_item set unlogged;
