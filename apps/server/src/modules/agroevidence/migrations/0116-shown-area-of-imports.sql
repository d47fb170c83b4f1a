-- The area of what was imported by the rule that lists and sums go by: the official area of a parcel where there is one,
-- else that of its outline. What the outlines alone come to stands beside it.
alter table agroevidence.import add column shown_area_ha double precision not null default 0;

alter table agroevidence.import no force row level security;
alter table agroevidence.parcel_version no force row level security;
update agroevidence.import i set shown_area_ha = coalesce((
    select sum(v.shown_area_ha) from agroevidence.parcel_version v where v.farm_id = i.farm_id and v.import_id = i.id),
  i.area_m2 / 10000);
alter table agroevidence.import force row level security;
alter table agroevidence.parcel_version force row level security;
