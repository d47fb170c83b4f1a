-- Groups that a farm puts places of its sensors into, such as by fields or stores.
create table iot.location_group (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  name text not null constraint location_group_name_not_blank check (btrim(name) <> ''),
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (farm_id, id)
);
create unique index location_group_one_of_a_name on iot.location_group (farm_id, lower(name)) where retired_at is null;
call core.guard_by_farm('iot.location_group', 'farm_id');
call core.keep_versions('iot.location_group');
call core.record_changes('iot.location_group', 'farm_id', 'id', array['created_at']);
grant select, insert, update, delete on iot.location_group to brazda_farm;

-- They stand in the row of the place, and so in its history. A group is never deleted, so no number is left without what it
-- names; one that was put away is not told of, and is there again when that is undone.
alter table iot.location
  add column group_ids int[] not null default '{}' constraint location_groups_known check (array_position(group_ids, null) is null);
