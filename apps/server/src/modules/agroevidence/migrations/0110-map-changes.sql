-- Which parcels each revision of a farm's map has changed, for as many revisions as are worth following: whoever holds
-- an earlier state of the map reads only these anew. The parcel 0 stands for too many to be named.
create table agroevidence.map_change (
  farm_id int not null references agroevidence.farm_map on delete cascade,
  revision int not null,
  parcel_id int not null,
  primary key (farm_id, revision, parcel_id)
);
call core.guard_by_farm('agroevidence.map_change', 'farm_id');
grant select, insert, delete on agroevidence.map_change to brazda_farm;

-- Triggers know their table: that of parcels names them by their own id, the others by the id of their parcel.
create or replace function agroevidence.raise_revision() returns trigger language plpgsql as $$
declare
  most_named constant int := 100;
  followed_revisions constant int := 200;
begin
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
