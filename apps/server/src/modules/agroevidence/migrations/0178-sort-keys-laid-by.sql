-- A waiting parcel brings what it is sorted by as well: found out piece by piece, and not for thousands at the moment at
-- which they become visible. Imports that are under way lay theirs by anew.
truncate agroevidence.import_item;
alter table agroevidence.import_item
  add column sort_key text collate "C" not null,
  add column block_sort_key text collate "C";

alter table agroevidence.parcel
  alter column sort_key drop expression,
  alter column sort_key set default '';
alter table agroevidence.parcel_version
  alter column block_sort_key drop expression;

-- Whoever does not bring a key gets it here, and so does each name that is changed.
create function agroevidence.find_sort_key() returns trigger language plpgsql as $$
begin
  new.sort_key := agroevidence.sort_key(new.local_name);
  return new;
end
$$;
create trigger find_sort_key before insert on agroevidence.parcel
  for each row when (new.sort_key = '') execute function agroevidence.find_sort_key();
create trigger renew_sort_key before update of local_name on agroevidence.parcel
  for each row execute function agroevidence.find_sort_key();

create function agroevidence.find_block_sort_key() returns trigger language plpgsql as $$
begin
  new.block_sort_key := agroevidence.sort_key(new.block_number);
  return new;
end
$$;
create trigger find_block_sort_key before insert on agroevidence.parcel_version
  for each row when (new.block_sort_key is null and new.block_number is not null)
  execute function agroevidence.find_block_sort_key();
create trigger renew_block_sort_key before update of block_number on agroevidence.parcel_version
  for each row execute function agroevidence.find_block_sort_key();
