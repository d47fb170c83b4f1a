-- Thousands of products are searched at once. A product names many crops, each with names in eight languages: they are found by
-- the crops, and the names of a product are folded once, for lists to be in their order.
alter table agroevidence.crop add column search_key text not null default '';

create function agroevidence.fold_crop_names() returns trigger language plpgsql as $$
begin
  new.search_key := (
    select coalesce(string_agg(regexp_replace(normalize(lower(value), nfd), '[\u0300-\u036f]', '', 'g'), e'\n'), '')
    from jsonb_each_text(new.names));
  return new;
end
$$;
create trigger fold_names before insert or update of names on agroevidence.crop
  for each row execute function agroevidence.fold_crop_names();
update agroevidence.crop set names = names;

-- The folded name of a row of a register, which has one name in all languages; null of all others.
alter table agroevidence.material add column sort_name text;

-- An import changes thousands of rows at once; what waits to be sorted into these indexes would be read by every search.
alter index agroevidence.material_of_crops set (fastupdate = off);
alter index agroevidence.material_of_organisms set (fastupdate = off);
