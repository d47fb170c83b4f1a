-- What the ledger of nitrogen asks beside fertilizers: data, dated and each with where it is from, so that another can be put
-- in its place without a change of the program. What is not known is null, or no row.
create table agroevidence.nitrogen_rule (
  id int primary key generated always as identity,
  kind text not null check (kind in ('BY_PRODUCT', 'FIXATION', 'HOLDING')),
  -- Null for all crops, and all countries.
  crop_id int references agroevidence.crop,
  country_code text references core.country,
  -- Of by-products percent of the weight; of what crops take from the air, and of what a holding may bring, kilograms for a
  -- hectare.
  content double precision check (content >= 0),
  -- Percent of it that counts to the crop.
  counted_percent double precision check (counted_percent between 0 and 100),
  valid_from date not null,
  valid_to date,
  source text not null,
  is_general_knowledge boolean not null,
  constraint nitrogen_rule_days_in_order check (valid_from <= valid_to)
);
grant select on agroevidence.nitrogen_rule to brazda_farm;

-- The average of a holding, with its land outside of vulnerable zones. In Slovakia it is general knowledge.
insert into agroevidence.nitrogen_rule (kind, country_code, content, valid_from, source, is_general_knowledge) values
  ('HOLDING', 'CZ', 170, '2012-08-01',
    'NV 262/2012 Sb.; zemedelec.cz, Hospodaření ve zranitelných oblastech: průměr celého podniku', false),
  ('HOLDING', 'SK', 170, '2012-08-01', 'Směrnice Rady 91/676/EHS, příloha III', true);

-- Straw that stays is nothing that was brought: it counts to no crop.
insert into agroevidence.nitrogen_rule (kind, crop_id, content, counted_percent, valid_from, source, is_general_knowledge)
select 'BY_PRODUCT', crop.id, given.content, 0, '2012-08-01',
  'vurv.cz, Evidence a bilance: sláma ponechaná na pozemku se nepočítá; obsah obvyklý', true
from (values
  (0.5, array['winter_wheat', 'spring_wheat', 'winter_rye', 'winter_barley_2row', 'winter_barley_6row', 'spring_barley',
    'oats_husked_spring', 'oats_naked_spring', 'oats_husked_winter', 'winter_triticale', 'spring_triticale']),
  (0.7, array['winter_rape', 'spring_rape'])) as given (content, keys)
join agroevidence.crop on crop.key = any(given.keys) order by crop.id;

-- Legumes take nitrogen from the air, and no source was found that says how much.
insert into agroevidence.nitrogen_rule (kind, crop_id, content, counted_percent, valid_from, source, is_general_knowledge)
select 'FIXATION', crop.id, null, 0, '2012-08-01', 'Plodina váže vzdušný dusík; množství není známo', true
from agroevidence.crop
where crop.key in ('legume_cereal_mix', 'peas_field', 'peas_fodder_spring', 'faba_bean', 'soybean', 'lentil', 'chickpea',
  'bean_field', 'lupin_white', 'vetch_common', 'vetch_hairy', 'alfalfa', 'red_clover', 'white_clover', 'crimson_clover',
  'alsike_clover', 'berseem_clover', 'clover_grass', 'alfalfa_grass', 'sainfoin', 'birdsfoot_trefoil') order by crop.id;
