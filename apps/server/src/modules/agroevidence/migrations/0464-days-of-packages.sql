-- The code on a package says beside the batch when it was produced and by when it is to be used: kept with what was used of it.
alter table agroevidence.action_amount add column produced_on date, add column expires_on date;
