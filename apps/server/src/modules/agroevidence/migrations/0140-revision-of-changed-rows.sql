-- A statement that changes no row raises no revision, and needs no right to. When a farm goes for good, what cascades
-- from it reaches the tables of its land under the role of the system, which may not write here; they are empty by then.
create or replace function agroevidence.raise_revision() returns trigger language plpgsql as $$
declare
  most_named constant int := 100;
  followed_revisions constant int := 200;
begin
  if not exists (select from changed) then
    return null;
  end if;
  if tg_table_name = 'parcel' then
    with raised as (
      update agroevidence.farm_map set revision = revision + 1 where farm_id in (select farm_id from changed)
      returning farm_id, revision
    ), counted as (
      select farm_id, count(*) as parcels from changed group by farm_id
    )
    insert into agroevidence.map_change (farm_id, revision, parcel_id)
    select distinct raised.farm_id, raised.revision, changed.id
    from raised join counted using (farm_id) join changed using (farm_id) where counted.parcels <= most_named
    union all
    select raised.farm_id, raised.revision, 0 from raised join counted using (farm_id) where counted.parcels > most_named;
  else
    with raised as (
      update agroevidence.farm_map set revision = revision + 1 where farm_id in (select farm_id from changed)
      returning farm_id, revision
    ), counted as (
      select farm_id, count(*) as parcels from changed group by farm_id
    )
    insert into agroevidence.map_change (farm_id, revision, parcel_id)
    select distinct raised.farm_id, raised.revision, changed.parcel_id
    from raised join counted using (farm_id) join changed using (farm_id) where counted.parcels <= most_named
    union all
    select raised.farm_id, raised.revision, 0 from raised join counted using (farm_id) where counted.parcels > most_named;
  end if;
  delete from agroevidence.map_change using agroevidence.farm_map
  where farm_map.farm_id in (select farm_id from changed) and map_change.farm_id = farm_map.farm_id
    and map_change.revision <= farm_map.revision - followed_revisions;
  return null;
end
$$;
