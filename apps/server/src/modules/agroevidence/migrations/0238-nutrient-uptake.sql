-- How much nitrogen, phosphorus and potassium leave the land with a tonne of what is harvested: data, dated and each with where
-- it is from. What is not known is null, or no row.
create table agroevidence.nutrient_uptake (
  id int primary key generated always as identity,
  country_code text not null references core.country,
  crop_id int not null references agroevidence.crop,
  product text not null check (product in ('MAIN_PRODUCT', 'BY_PRODUCT')),
  -- Kilograms for a tonne.
  nitrogen double precision check (nitrogen >= 0),
  p2o5 double precision check (p2o5 >= 0),
  k2o double precision check (k2o >= 0),
  valid_from date not null,
  valid_to date,
  source text not null,
  is_general_knowledge boolean not null,
  constraint nutrient_uptake_days_in_order check (valid_from <= valid_to)
);
grant select on agroevidence.nutrient_uptake to brazda_farm;

-- The list of the ministry (EH_CISOZP01A) was not to be had. What stands here is the limit of a crop divided by the yield that it
-- was derived from, which says how much nitrogen a tonne takes at most; phosphorus and potassium are not known.
insert into agroevidence.nutrient_uptake
  (country_code, crop_id, product, nitrogen, valid_from, source, is_general_knowledge)
select 'CZ', crop.id, 'MAIN_PRODUCT', round((one.kilograms / one.tonnes)::numeric, 1)::float8, '2012-08-01',
  'NV 262/2012 Sb., příloha č. 3 ve znění z roku 2012: limit dělený výnosem, z něhož byl odvozen', true
from (values
  ('winter_wheat', 190, 7.7),
  ('spring_wheat', 120, 5.5),
  ('winter_rye', 120, 6.0),
  ('winter_barley_2row', 140, 6.7),
  ('winter_barley_6row', 140, 6.7),
  ('spring_barley', 110, 6.0),
  ('oats_husked_spring', 120, 4.8),
  ('oats_naked_spring', 120, 4.8),
  ('oats_husked_winter', 120, 4.8),
  ('winter_triticale', 140, 6.1),
  ('spring_triticale', 140, 6.1),
  ('maize_grain', 230, 11),
  ('potato_seed', 140, 30),
  ('potato_ware', 180, 40),
  ('potato_starch', 180, 40),
  ('potato_early', 120, 25),
  ('sugar_beet', 210, 70),
  ('fodder_beet', 150, 70),
  ('winter_rape', 230, 4.5),
  ('sunflower', 140, 2.9),
  ('poppy_spring', 85, 1.2),
  ('poppy_winter', 85, 1.2),
  ('linseed', 80, 2),
  ('flax_fibre', 80, 2),
  ('mustard_white', 80, 1.2),
  ('maize_silage', 230, 60)
) as one (key, kilograms, tonnes) join agroevidence.crop on crop.key = one.key order by crop.id;

-- Straw by the usual content that also stands in the rules of the ledger: 0.5 percent of cereals, 0.7 of rape.
insert into agroevidence.nutrient_uptake
  (country_code, crop_id, product, nitrogen, valid_from, source, is_general_knowledge)
select 'CZ', rule.crop_id, 'BY_PRODUCT', rule.content * 10, rule.valid_from, 'Obsah dusíku ve slámě obvyklý', true
from agroevidence.nitrogen_rule rule where rule.kind = 'BY_PRODUCT' and rule.crop_id is not null and rule.content is not null
order by rule.crop_id;
