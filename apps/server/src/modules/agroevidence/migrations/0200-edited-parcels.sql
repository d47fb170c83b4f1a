-- Parcels are drawn, redrawn, divided, joined and ended by hand, and all of that can be undone.
alter table agroevidence.parcel_version
  -- When somebody drew this version anew or ended it by hand: it is no more as the file or the registry left it.
  add column edited_at timestamptz;

-- Which parcel became which is a record of its own; only an update of land has an import.
alter table agroevidence.parcel_lineage drop constraint parcel_lineage_pkey;
alter table agroevidence.parcel_lineage
  alter column import_id drop not null,
  add column id int generated always as identity,
  add primary key (farm_id, id);
create unique index parcel_lineage_once on agroevidence.parcel_lineage
  (farm_id, from_parcel_id, to_parcel_id, coalesce(import_id, 0));
call core.record_changes('agroevidence.parcel_lineage', 'farm_id', 'id');

-- What is not kept of a change is found anew where its inverse makes a row again: the place of the label here, and what a
-- parcel is searched by when all of it is there.
alter table agroevidence.parcel alter column search_key set default '';

create function agroevidence.find_label() returns trigger language plpgsql as $$
begin
  new.label := st_pointonsurface(new.geometry);
  return new;
end
$$;
create trigger find_label before insert on agroevidence.parcel_version
  for each row when (new.label is null) execute function agroevidence.find_label();
create trigger renew_label before update of geometry on agroevidence.parcel_version
  for each row when (new.geometry is distinct from old.geometry) execute function agroevidence.find_label();

-- Crops that go over to several parcels are numbered before they are written: one may end another.
grant usage on sequence agroevidence.cultivation_id_seq to brazda_farm;
