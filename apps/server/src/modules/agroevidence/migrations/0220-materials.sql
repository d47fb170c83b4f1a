-- What is brought onto land: fertilizers, products for plant protection and seeds, of the catalogue that is the same for
-- all, and of a farm's own. What all kinds share stands in columns, what is of one kind in facts, in the shape that the
-- contract states for it. Rows are closed by a day and never deleted: records of years name them.
create table agroevidence.material (
  id int primary key check (id between 1 and 1000000),
  kind text not null check (kind in ('FERTILIZER', 'PLANT_PROTECTION', 'SEED')),
  -- As this product calls it, or the register: the same row is found by it when a register is read again.
  key text not null,
  name text not null constraint material_name_not_blank check (btrim(name) <> ''),
  -- By language, where more is known than the register says.
  names jsonb not null default '{}',
  registration_number text,
  -- Null where it is not of one country.
  country_code text references core.country,
  facts jsonb not null,
  crop_ids int[] not null default '{}',
  -- As agroevidence.organism has them.
  organism_codes text[] not null default '{}',
  -- What it is found by, each on a line of its own and folded: names in all languages, the registration number, crops,
  -- organisms and substances.
  search_key text not null,
  valid_from date,
  -- The last day on which it may be used.
  valid_to date,
  source text not null,
  is_general_knowledge boolean not null,
  unique (kind, key)
);
create index material_of_crops on agroevidence.material using gin (crop_ids);
create index material_of_organisms on agroevidence.material using gin (organism_codes);
grant select on agroevidence.material to brazda_farm;

create table agroevidence.own_material (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity (start with 1000001),
  kind text not null check (kind in ('FERTILIZER', 'PLANT_PROTECTION', 'SEED')),
  name text not null constraint own_material_name_not_blank check (btrim(name) <> ''),
  registration_number text,
  facts jsonb not null,
  -- Of the catalogue and of the farm's own, as the facts name them.
  crop_ids int[] not null default '{}',
  organism_codes text[] not null default '{}',
  search_key text not null,
  valid_from date,
  valid_to date,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (farm_id, id),
  constraint own_material_days_in_order check (valid_from <= valid_to)
);
create unique index own_material_one_of_a_name on agroevidence.own_material (farm_id, kind, lower(name))
  where retired_at is null;
call core.guard_by_farm('agroevidence.own_material', 'farm_id');
call core.keep_versions('agroevidence.own_material');
call core.record_changes('agroevidence.own_material', 'farm_id', 'id',
  array['created_at', 'search_key', 'crop_ids', 'organism_codes']);
grant select, insert, update, delete on agroevidence.own_material to brazda_farm;

-- What harms crops, as products are authorised against it.
create table agroevidence.organism (
  -- That of the European and Mediterranean Plant Protection Organization; in small letters our own, where none is known.
  code text primary key,
  name text not null,
  names jsonb not null default '{}',
  search_key text not null,
  source text not null,
  is_general_knowledge boolean not null
);
grant select on agroevidence.organism to brazda_farm;
