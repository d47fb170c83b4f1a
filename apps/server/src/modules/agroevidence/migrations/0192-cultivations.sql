-- What grows: a crop of the catalogue or of the farm's own, on a whole parcel or on a part of it, from a day to a day.
-- A crop over several parcels is a row of each.
alter table agroevidence.cultivation
  add column own_crop_id int,
  add column role text not null default 'MAIN' check (role in ('MAIN', 'CATCH_CROP', 'UNDERSOWN', 'COMPANION')),
  -- Parts of a parcel are counted from 1; the only one, without an area, is the whole parcel.
  add column part int not null default 1 check (part between 1 and 50),
  add column geometry geometry(MultiPolygon, 4326),
  add column area_m2 double precision check (area_m2 > 0),
  add column sown_on date,
  add column harvested_on date,
  add column retracted_at timestamptz,
  -- Which one put an end to it by beginning, and what held before: if that one is taken back, this one goes on.
  add column ended_by_id int,
  add column valid_before daterange,
  add foreign key (farm_id, own_crop_id) references agroevidence.own_crop,
  add constraint cultivation_one_crop check (num_nonnulls(crop_id, own_crop_id) <= 1),
  add constraint cultivation_outline_measured check (geometry is null or area_m2 is not null),
  add constraint cultivation_some_day check (not isempty(valid)),
  add constraint cultivation_sown_before_harvest check (sown_on <= harvested_on);
alter table agroevidence.cultivation alter column geometry set storage external;
create index cultivation_of_own_crop on agroevidence.cultivation (farm_id, own_crop_id) where own_crop_id is not null;
create index cultivation_outlined on agroevidence.cultivation (farm_id, parcel_id) where geometry is not null;
create index cultivation_ended on agroevidence.cultivation (farm_id, ended_by_id) where ended_by_id is not null;
call core.keep_versions('agroevidence.cultivation');

-- Another name or colour of a farm's own crop shows on the parcels where it grows, and on no others.
create function agroevidence.raise_revision_of_crop() returns trigger language plpgsql as $$
declare
  most_named constant int := 100;
  touched record;
  raised int;
begin
  -- When a farm goes for good, what cascades reaches this under a role that may not read the land; nothing is left by then.
  if not exists (select from changed) then
    return null;
  end if;
  for touched in
    select k.farm_id, count(*) as parcels from agroevidence.cultivation k
    join changed on changed.farm_id = k.farm_id and changed.id = k.own_crop_id
    group by k.farm_id order by k.farm_id
  loop
    update agroevidence.farm_map set revision = revision + 1 where farm_id = touched.farm_id returning revision into raised;
    continue when raised is null;
    insert into agroevidence.map_change (farm_id, revision, parcel_id)
    select distinct k.farm_id, raised, case when touched.parcels > most_named then 0 else k.parcel_id end
    from agroevidence.cultivation k join changed on changed.farm_id = k.farm_id and changed.id = k.own_crop_id
    where k.farm_id = touched.farm_id;
  end loop;
  return null;
end
$$;
create trigger raise_revision_on_insert after insert on agroevidence.own_crop
  referencing new table as changed for each statement execute function agroevidence.raise_revision_of_crop();
create trigger raise_revision_on_update after update on agroevidence.own_crop
  referencing new table as changed for each statement execute function agroevidence.raise_revision_of_crop();
create trigger raise_revision_on_delete after delete on agroevidence.own_crop
  referencing old table as changed for each statement execute function agroevidence.raise_revision_of_crop();
