-- Reports of a whole farming year that a country asks for, and by when: data, dated and each with where it is from. Which report of
-- ours fills it is told with it.
create table agroevidence.yearly_deadline (
  id int primary key generated always as identity,
  country_code text not null references core.country,
  report text not null check (report in ('fertilizers', 'plant-protection')),
  -- The years in which the farming years that it is for begin.
  first_season int not null,
  last_season int,
  -- So many years after the one in which the farming year ends, as MM-DD.
  due_years int not null check (due_years between 0 and 3),
  due_day text not null check (due_day ~ '^[0-9]{2}-[0-9]{2}$'),
  -- Whether it is handed over also where nothing was used.
  is_empty_too boolean not null,
  source text not null,
  is_general_knowledge boolean not null,
  constraint yearly_deadline_seasons_in_order check (first_season <= last_season)
);
grant select on agroevidence.yearly_deadline to brazda_farm;
insert into agroevidence.yearly_deadline
  (country_code, report, first_season, due_years, due_day, is_empty_too, source, is_general_knowledge) values
  ('SK', 'fertilizers', 2019, 1, '02-15', true,
    'ÚKSÚP; aurus.sk 10. 2. 2021, Hlásenie o spotrebe hnojív za hospodársky rok 2019/2020; zákon č. 136/2000 Z. z.', false),
  ('SK', 'plant-protection', 2019, 1, '02-15', true,
    'ÚKSÚP, Hlásenie spotreby prípravkov na ochranu rastlín; zákon č. 405/2011 Z. z. § 39 ods. 5 písm. b)', false);

-- The shares of nitrogen that usually count are those of the Czech regulation, also where a farm of another country is told them.
update agroevidence.nitrogen_rule set country_code = 'CZ' where kind = 'SHARE';
