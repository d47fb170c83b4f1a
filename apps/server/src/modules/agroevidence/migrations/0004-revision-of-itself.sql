-- Whatever changes what a farm's map and lists show raises its revision, in the same transaction: tiles and pages that
-- are kept are known by it.
create function agroevidence.raise_revision() returns trigger language plpgsql as $$
begin
  update agroevidence.farm_map set revision = revision + 1 where farm_id in (select farm_id from changed);
  return null;
end
$$;

do $$
declare
  shown text;
begin
  foreach shown in array array['parcel', 'parcel_version', 'cultivation'] loop
    execute format('create trigger raise_revision_on_insert after insert on agroevidence.%I
      referencing new table as changed for each statement execute function agroevidence.raise_revision()', shown);
    execute format('create trigger raise_revision_on_update after update on agroevidence.%I
      referencing new table as changed for each statement execute function agroevidence.raise_revision()', shown);
    execute format('create trigger raise_revision_on_delete after delete on agroevidence.%I
      referencing old table as changed for each statement execute function agroevidence.raise_revision()', shown);
  end loop;
end
$$;
