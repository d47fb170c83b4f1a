-- Why nobody has judged an action when it was recorded; null where it was judged. Without it, that nothing was found says nothing.
alter table agroevidence.action
  add column unjudged text check (unjudged in ('LAND_TOO_LARGE', 'TAKEN_OVER', 'FAILED'));
-- Those of tables are taken over as they are. What nobody has recorded anew since was not judged; this is no change of theirs.
alter table agroevidence.action no force row level security;
alter table agroevidence.action disable trigger user;
update agroevidence.action set unjudged = 'TAKEN_OVER' where record_import_id is not null and version = 1;
alter table agroevidence.action enable trigger user;
alter table agroevidence.action force row level security;
