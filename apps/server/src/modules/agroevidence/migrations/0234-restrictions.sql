-- What may be brought onto land, when and how much: data, dated and each with where it is from, so that another can be put in
-- its place without a change of the program. What is not known for sure to hold as it stands here is marked.

-- Days of the year without nitrogen in vulnerable zones, by the climate of the soil: the first digit of its code (BPEJ).
create table agroevidence.fertilizing_ban (
  id int primary key generated always as identity,
  country_code text not null references core.country,
  release_class text not null check (release_class in ('MINERAL', 'FAST', 'SLOW')),
  climate_from int not null check (climate_from between 0 and 9),
  climate_to int not null check (climate_to between 0 and 9),
  -- As MM-DD, both included; a ban that begins after it ends lasts over the turn of the year.
  banned_from text not null check (banned_from ~ '^[0-9]{2}-[0-9]{2}$'),
  banned_to text not null check (banned_to ~ '^[0-9]{2}-[0-9]{2}$'),
  -- When it ends where a crop stands on land that slopes so little.
  gentle_to text check (gentle_to ~ '^[0-9]{2}-[0-9]{2}$'),
  gentle_degrees double precision,
  -- Whether it holds only where no other crop is sown in the same calendar year.
  is_without_next_crop boolean not null default false,
  valid_from date not null,
  valid_to date,
  document text not null,
  paragraph text,
  is_general_knowledge boolean not null,
  constraint fertilizing_ban_gentle check ((gentle_to is null) = (gentle_degrees is null))
);

-- Counted nitrogen that a crop may have in a vulnerable zone.
create table agroevidence.nitrogen_limit (
  id int primary key generated always as identity,
  country_code text not null references core.country,
  crop_id int not null references agroevidence.crop,
  kilograms_per_hectare double precision not null check (kilograms_per_hectare > 0),
  valid_from date not null,
  valid_to date,
  document text not null,
  paragraph text,
  is_general_knowledge boolean not null
);

-- Figures that warnings use.
create table agroevidence.restriction_figure (
  id int primary key generated always as identity,
  name text not null check (name in ('HARVEST_MARGIN_DAYS', 'REENTRY_DOUBT_DAYS')),
  value double precision not null check (value >= 0),
  valid_from date not null,
  valid_to date,
  document text not null,
  paragraph text,
  is_general_knowledge boolean not null
);
grant select on agroevidence.fertilizing_ban, agroevidence.nitrogen_limit, agroevidence.restriction_figure to brazda_farm;

-- Whose strips they are: of fertilizers, or of products; null of whatever is done.
alter table agroevidence.deduction_rule
  add column material_kind text check (material_kind in ('FERTILIZER', 'PLANT_PROTECTION', 'SEED'));
update agroevidence.deduction_rule set material_kind =
  case when kind in ('WATER', 'SLOPE_WATER') then 'FERTILIZER' else 'PLANT_PROTECTION' end;

-- The wording that was read is that before amendment 193/2024 Sb.; that it holds on is general knowledge.
insert into agroevidence.fertilizing_ban (country_code, release_class, climate_from, climate_to, banned_from, banned_to, gentle_to,
  gentle_degrees, is_without_next_crop, valid_from, valid_to, document, paragraph, is_general_knowledge)
select 'CZ', one.*, version.*
from (values
  ('MINERAL', 0, 5, '11-01', '02-15', '01-31', 5, false),
  ('FAST', 0, 5, '11-30', '02-15', '01-31', 5, false),
  ('SLOW', 0, 5, '12-15', '02-15', null, null, false),
  ('MINERAL', 6, 7, '11-01', '02-28', '02-15', 5, false),
  ('FAST', 6, 7, '11-30', '02-28', '02-15', 5, false),
  ('SLOW', 6, 7, '12-15', '02-28', null, null, false),
  ('MINERAL', 8, 9, '10-15', '02-28', '02-15', 5, false),
  ('FAST', 8, 9, '11-15', '02-28', '02-15', 5, false),
  ('SLOW', 8, 9, '12-15', '02-28', null, null, false),
  ('SLOW', 0, 9, '06-01', '07-31', null, null, true)
) as one (release_class, climate_from, climate_to, banned_from, banned_to, gentle_to, gentle_degrees, is_without_next_crop)
cross join (values
  ('2012-08-01'::date, '2024-06-30'::date, 'NV č. 262/2012 Sb.', 'příloha č. 2, tabulka č. 1', false),
  ('2024-07-01'::date, null, 'NV č. 262/2012 Sb. (nesrovnáno s novelou č. 193/2024 Sb.)', 'příloha č. 2, tabulka č. 1', true)
) as version (valid_from, valid_to, document, paragraph, is_general_knowledge);

-- Since the amendment of 2016 limits hang on the yield of the land, and those numbers are not known here: the former ones go on
-- as general knowledge.
insert into agroevidence.nitrogen_limit
  (country_code, crop_id, kilograms_per_hectare, valid_from, valid_to, document, paragraph, is_general_knowledge)
select 'CZ', crop.id, one.kilograms, version.*
from (values
  ('winter_wheat', 190),
  ('spring_wheat', 120),
  ('winter_rye', 120),
  ('winter_barley_2row', 140),
  ('winter_barley_6row', 140),
  ('spring_barley', 110),
  ('oats_husked_spring', 120),
  ('oats_naked_spring', 120),
  ('oats_husked_winter', 120),
  ('winter_triticale', 140),
  ('spring_triticale', 140),
  ('maize_grain', 230),
  ('peas_field', 30),
  ('faba_bean', 30),
  ('soybean', 30),
  ('lentil', 30),
  ('bean_field', 30),
  ('lupin_white', 30),
  ('peas_fodder_spring', 30),
  ('potato_seed', 140),
  ('potato_ware', 180),
  ('potato_starch', 180),
  ('potato_early', 120),
  ('sugar_beet', 210),
  ('fodder_beet', 150),
  ('winter_rape', 230),
  ('sunflower', 140),
  ('poppy_spring', 85),
  ('poppy_winter', 85),
  ('linseed', 80),
  ('flax_fibre', 80),
  ('mustard_white', 80),
  ('maize_silage', 230),
  ('red_clover', 40)
) as one (key, kilograms) join agroevidence.crop on crop.key = one.key
cross join (values
  ('2012-08-01'::date, '2016-07-31'::date, 'NV č. 262/2012 Sb.', 'příloha č. 3', false),
  ('2016-08-01'::date, null, 'NV č. 262/2012 Sb. (znění z roku 2012; dnešní limit závisí na výnosové hladině)',
    'příloha č. 3', true)
) as version (valid_from, valid_to, document, paragraph, is_general_knowledge);

insert into agroevidence.restriction_figure (name, value, valid_from, document, paragraph, is_general_knowledge) values
  ('HARVEST_MARGIN_DAYS', 3, '2000-01-01', 'Brázda', null, true),
  ('REENTRY_DOUBT_DAYS', 2, '2000-01-01', 'Brázda', null, true);
