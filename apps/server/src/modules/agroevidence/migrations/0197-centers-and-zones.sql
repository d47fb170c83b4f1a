-- How a farm divides its land for itself: a parcel belongs to one centre of the farm at most, and lies in any zones.
create table agroevidence.center (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  name text not null constraint center_name_not_blank check (btrim(name) <> ''),
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (farm_id, id)
);
create unique index center_one_of_a_name on agroevidence.center (farm_id, lower(name)) where retired_at is null;

create table agroevidence.zone (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  name text not null constraint zone_name_not_blank check (btrim(name) <> ''),
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (farm_id, id)
);
create unique index zone_one_of_a_name on agroevidence.zone (farm_id, lower(name)) where retired_at is null;

-- Both stand in the row of the parcel: by that they have its versions, its history and its revision. A centre or a zone is
-- never deleted, so no number is left without what it names.
alter table agroevidence.parcel
  add column center_id int,
  add column zone_ids int[] not null default '{}' constraint parcel_zones_known check (array_position(zone_ids, null) is null),
  add foreign key (farm_id, center_id) references agroevidence.center;

-- Lists say and are ordered by what centres and zones are called. No parcel looks otherwise on the map by that: -1 stands
-- for none of them.
create function agroevidence.raise_revision_of_lists() returns trigger language plpgsql as $$
begin
  -- When a farm goes for good, what cascades reaches this under a role that may not read the land; nothing is left by then.
  if not exists (select from changed) then
    return null;
  end if;
  with raised as (
    update agroevidence.farm_map set revision = revision + 1 where farm_id in (select farm_id from changed)
    returning farm_id, revision
  )
  insert into agroevidence.map_change (farm_id, revision, parcel_id) select farm_id, revision, -1 from raised;
  return null;
end
$$;
do $$
declare
  shown text;
begin
  foreach shown in array array['center', 'zone'] loop
    execute format('create trigger raise_revision_on_insert after insert on agroevidence.%I
      referencing new table as changed for each statement execute function agroevidence.raise_revision_of_lists()', shown);
    execute format('create trigger raise_revision_on_update after update on agroevidence.%I
      referencing new table as changed for each statement execute function agroevidence.raise_revision_of_lists()', shown);
    execute format('create trigger raise_revision_on_delete after delete on agroevidence.%I
      referencing old table as changed for each statement execute function agroevidence.raise_revision_of_lists()', shown);
  end loop;
end
$$;

call core.guard_by_farm('agroevidence.center', 'farm_id');
call core.guard_by_farm('agroevidence.zone', 'farm_id');
call core.keep_versions('agroevidence.center');
call core.keep_versions('agroevidence.zone');
call core.record_changes('agroevidence.center', 'farm_id', 'id', array['created_at']);
call core.record_changes('agroevidence.zone', 'farm_id', 'id', array['created_at']);
grant select, insert, update, delete on agroevidence.center, agroevidence.zone to brazda_farm;
