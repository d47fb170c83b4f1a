-- Coordinates hardly become less by packing: to try it takes as long as to store them, each time that they are copied.
alter table agroevidence.import_item alter column geometry set storage external;
alter table agroevidence.parcel_version alter column geometry set storage external;
alter table agroevidence.registry_block alter column geometry set storage external;
alter table agroevidence.land_update_block alter column geometry set storage external;

-- The same as before, but what was changed is gone through once where it is too much to be named, and not four times.
create or replace function agroevidence.raise_revision() returns trigger language plpgsql as $$
declare
  most_named constant int := 100;
  followed_revisions constant int := 200;
  touched record;
  raised int;
begin
  for touched in select farm_id, count(*) as parcels from changed group by farm_id order by farm_id loop
    update agroevidence.farm_map set revision = revision + 1 where farm_id = touched.farm_id returning revision into raised;
    continue when raised is null;
    if touched.parcels > most_named then
      insert into agroevidence.map_change (farm_id, revision, parcel_id) values (touched.farm_id, raised, 0);
    elsif tg_table_name = 'parcel' then
      insert into agroevidence.map_change (farm_id, revision, parcel_id)
      select distinct farm_id, raised, id from changed where farm_id = touched.farm_id;
    else
      insert into agroevidence.map_change (farm_id, revision, parcel_id)
      select distinct farm_id, raised, parcel_id from changed where farm_id = touched.farm_id;
    end if;
    delete from agroevidence.map_change where farm_id = touched.farm_id and revision <= raised - followed_revisions;
  end loop;
  return null;
end
$$;
