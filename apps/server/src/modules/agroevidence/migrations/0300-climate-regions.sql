-- On which days nitrogen is not brought onto land hangs on the climate of its soil, which hardly ever changes: said once, it is
-- kept with the parcel. It is the first digit of the code of the soil (BPEJ); null where nobody has said.
alter table agroevidence.parcel add column climate_region int
  constraint parcel_climate_region_of_ten check (climate_region between 0 and 9);
