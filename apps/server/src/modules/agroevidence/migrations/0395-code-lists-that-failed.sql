-- Which code lists the last refresh could not bring; those that came are refreshed all the same.
alter table agroevidence.code_list_refresh add column failed_lists text[] not null default '{}'
  check (failed_lists <@ array['LAND_USE', 'APPLICATION_ZONE']);
