-- What people chose where a file does not say in which coordinates it is; its number in the EPSG registry.
alter table agroevidence.import add column coordinate_system int constraint import_coordinate_system check (coordinate_system > 0);
