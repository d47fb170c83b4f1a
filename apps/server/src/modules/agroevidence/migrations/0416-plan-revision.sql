-- How often the official plan of a farm was changed: by it is known what a season's lists have said before. A row of its
-- own, for whoever plans holds parcels, and whoever changes land holds the map before its parcels.
create table agroevidence.plan_revision (
  farm_id int primary key references core.farm on delete cascade,
  revision int not null
);
call core.guard_by_farm('agroevidence.plan_revision', 'farm_id');
grant select, insert, update, delete on agroevidence.plan_revision to brazda_farm;

-- Also where a crop that is planned is called otherwise. What cascades from a farm that goes for good reaches this under a
-- role that may not write here; nothing is left by then.
create function agroevidence.raise_plan_revision() returns trigger language plpgsql as $$
begin
  if not exists (select from changed) then
    return null;
  end if;
  if tg_table_name = 'plan_entry' then
    insert into agroevidence.plan_revision as known (farm_id, revision)
    select distinct farm_id, 1 from changed where scenario_id is null order by farm_id
    on conflict (farm_id) do update set revision = known.revision + 1;
  else
    insert into agroevidence.plan_revision as known (farm_id, revision)
    select distinct farm_id, 1 from changed order by farm_id
    on conflict (farm_id) do update set revision = known.revision + 1;
  end if;
  return null;
end
$$;

create trigger raise_plan_revision_on_insert after insert on agroevidence.plan_entry
  referencing new table as changed for each statement execute function agroevidence.raise_plan_revision();
create trigger raise_plan_revision_on_update after update on agroevidence.plan_entry
  referencing new table as changed for each statement execute function agroevidence.raise_plan_revision();
create trigger raise_plan_revision_on_delete after delete on agroevidence.plan_entry
  referencing old table as changed for each statement execute function agroevidence.raise_plan_revision();
create trigger raise_plan_revision_on_update after update on agroevidence.own_crop
  referencing new table as changed for each statement execute function agroevidence.raise_plan_revision();
