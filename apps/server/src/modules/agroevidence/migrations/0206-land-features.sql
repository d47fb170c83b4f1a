-- Water and protection zones as farms have drawn them: no register of them is read here, and where a farm has drawn none,
-- nobody knows whether there is any.
create table agroevidence.land_feature (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  kind text not null check (kind in ('WATER', 'WATER_PROTECTION_ZONE', 'POPULATION_PROTECTION_ZONE')),
  name text constraint land_feature_name_not_blank check (btrim(name) <> ''),
  -- Water may be a line; zones are land.
  geometry geometry(Geometry, 4326) not null
    constraint land_feature_geometry_valid check (st_isvalid(geometry))
    constraint land_feature_of_its_kind check (geometrytype(geometry) in ('POLYGON', 'MULTIPOLYGON')
      or kind = 'WATER' and geometrytype(geometry) in ('LINESTRING', 'MULTILINESTRING')),
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (farm_id, id)
);
alter table agroevidence.land_feature alter column geometry set storage external;
create index land_feature_geometry on agroevidence.land_feature using gist (geometry);

call core.guard_by_farm('agroevidence.land_feature', 'farm_id');
call core.keep_versions('agroevidence.land_feature');
call core.record_changes('agroevidence.land_feature', 'farm_id', 'id', array['created_at']);
grant select, insert, update, delete on agroevidence.land_feature to brazda_farm;

-- How wide a strip is left out: data, dated and each with where it is from, so that another can be put in its place without
-- a change of the program. Distances of products for plant protection stand on their labels: whoever asks says them.
create table agroevidence.deduction_rule (
  id int primary key generated always as identity,
  kind text not null
    check (kind in ('BOUNDARY', 'WATER', 'SLOPE_WATER', 'WATER_PROTECTION_ZONE', 'POPULATION_PROTECTION_ZONE')),
  variant text check (variant in ('SPRING', 'AUTUMN', 'PRE_EMERGENT', 'POST_EMERGENT')),
  country_code text not null references core.country,
  width_m double precision not null check (width_m >= 0),
  least_slope_degrees double precision check (least_slope_degrees between 0 and 90),
  valid_from date not null default '2000-01-01',
  valid_to date,
  source text not null,
  is_general_knowledge boolean not null,
  constraint deduction_rule_of_slopes check ((kind = 'SLOPE_WATER') = (least_slope_degrees is not null))
);
grant select on agroevidence.deduction_rule to brazda_farm;

insert into agroevidence.deduction_rule (kind, country_code, width_m, least_slope_degrees, source, is_general_knowledge)
values
  ('WATER', 'CZ', 3, null,
    'zemedelec.cz, Hospodaření ve zranitelných oblastech: nehnojený pás 3 m podél povrchových vod', false),
  ('SLOPE_WATER', 'CZ', 25, 7,
    'encyklopedie.vumop.cz, Protierozní opatření v LPIS: 25 m od vody na svahu nad 7°', false),
  ('WATER_PROTECTION_ZONE', 'CZ', 0, null,
    'agromanual.cz, Ochranné vzdálenosti: v ochranném pásmu I. stupně jsou přípravky vyloučeny', false);
