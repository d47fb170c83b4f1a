-- A waiting parcel has all that a visible one will have, in columns like those of its version, so that to make thousands
-- of them visible is only to copy. Imports that are under way lay theirs by anew.
truncate agroevidence.import_item;
alter table agroevidence.import_item
  drop column parcel,
  add column label geometry(Point, 4326) not null,
  add column local_name text not null,
  add column search_key text not null,
  add column valid_from date,
  add column official_area_ha double precision,
  add column block_number text,
  add column square text,
  add column land_use_code text,
  add column land_use_name text,
  add column altitude_m double precision,
  add column slope_degrees double precision,
  add column nitrate_vulnerable text not null,
  add column zone text,
  add column external_id text,
  add column crop_id int,
  add column crop_name text,
  add column crop_from date;

-- Outlines from outside are looked at where they are laid by, piece by piece; versions that an import makes of them are not
-- looked at once more, all at a time.
alter table agroevidence.import_item
  add constraint import_item_geometry_valid check (st_isvalid(geometry));
alter table agroevidence.land_update_block
  add constraint land_update_block_geometry_valid check (st_isvalid(geometry));
alter table agroevidence.parcel_version
  drop constraint parcel_geometry_valid,
  add constraint parcel_geometry_valid check (import_id is not null or st_isvalid(geometry));

-- The same keys; names of plain letters, which nearly all numbers of blocks are, in a third of the time.
create or replace function agroevidence.plain_letters(name text) returns text language sql immutable parallel safe
return case when octet_length(name) = char_length(name) then replace(lower(name collate "C"), 'ch', 'h~')
  else regexp_replace(replace(regexp_replace(
    translate(lower(normalize(name, nfd) collate "C"), 'ŁłĐđØøı', 'llddooi'),
    '([crsz])\u030c', '\1~', 'g'), 'ch', 'h~'), '[\u0300-\u036f]', '', 'g') end;

-- Numbers filled up with zeros to sixteen digits, without those zeros before them that they have too many.
create function agroevidence.filled_numbers(letters text) returns text language plpgsql immutable parallel safe as $$
declare
  digits constant int := 16;
  filled text := '';
  rest text := letters;
  number text;
  place int;
begin
  loop
    number := substring(rest from '[0-9]+');
    if number is null then
      return filled || rest;
    end if;
    place := strpos(rest, number);
    filled := filled || left(rest, place - 1);
    rest := substr(rest, place + length(number));
    number := ltrim(number, '0');
    filled := filled || lpad(number, greatest(digits, length(number)), '0');
  end loop;
end
$$;

create or replace function agroevidence.sort_key(name text) returns text language sql immutable parallel safe
return agroevidence.filled_numbers(agroevidence.plain_letters(name)) || chr(1) || lower(normalize(name, nfd) collate "C");
