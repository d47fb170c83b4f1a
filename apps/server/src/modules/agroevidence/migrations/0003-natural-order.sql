-- The letters of a name as they are compared first: in lower case and without accents, but č ř š ž are letters of their
-- own after c r s z, and ch is one after h, as in Czech and Slovak; '~' comes after every letter.
create function agroevidence.plain_letters(name text) returns text language sql immutable parallel safe
return regexp_replace(replace(regexp_replace(
  translate(lower(normalize(name, nfd) collate "C"), 'ŁłĐđØøı', 'llddooi'),
  '([crsz])\u030c', '\1~', 'g'), 'ch', 'h~'), '[\u0300-\u036f]', '', 'g');

-- What names are sorted by: byte by byte, so alike on every database whatever its locale. Numbers are filled up with
-- zeros, to be compared by their size; accents count where all else is the same.
create function agroevidence.sort_key(name text) returns text language sql immutable parallel safe
return regexp_replace(
  regexp_replace(agroevidence.plain_letters(name), '([0-9]+)', '000000000000000\1', 'g'), '0*([0-9]{16,})', '\1', 'g')
  || chr(1) || lower(normalize(name, nfd) collate "C");

alter table agroevidence.parcel
  add column sort_key text collate "C" not null generated always as (agroevidence.sort_key(local_name)) stored;
alter table agroevidence.parcel_version
  add column block_sort_key text collate "C" generated always as (agroevidence.sort_key(block_number)) stored;

drop index agroevidence.parcel_by_search_key;
create index parcel_by_sort_key on agroevidence.parcel (farm_id, sort_key, id);
