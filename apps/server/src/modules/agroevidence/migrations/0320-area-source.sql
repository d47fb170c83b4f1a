-- Where the official areas of a file do not fit its outlines, people choose whether its parcels get them: jobs read the file again.
alter table agroevidence.import add column area_source text
  constraint import_area_source check (area_source in ('OFFICIAL', 'COMPUTED'));
alter table agroevidence.land_update add column area_source text
  constraint land_update_area_source check (area_source in ('OFFICIAL', 'COMPUTED'));
