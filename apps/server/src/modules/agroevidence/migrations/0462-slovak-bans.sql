-- Not every country tells its bans apart by the climate of the soil.
alter table agroevidence.fertilizing_ban
  alter column climate_from drop not null,
  alter column climate_to drop not null,
  add constraint fertilizing_ban_climate check ((climate_from is null) = (climate_to is null));

-- Slovakia: nitrogen is not brought onto land in vulnerable zones from 15 November to 15 February. The decrees were read in parts:
-- that the days hold for fertilizers of each class alike, and on which day the first decree came into force, is general knowledge.
-- Since 2018 the act on fertilizers says it (277/2017 cancelled the decree and amended the act), and its text was not read.
insert into agroevidence.fertilizing_ban (country_code, release_class, climate_from, climate_to, banned_from, banned_to,
  valid_from, valid_to, document, paragraph, is_general_knowledge)
select 'SK', class, null, null, '11-15', '02-15', version.*
from unnest(array['MINERAL', 'FAST', 'SLOW']) as class
cross join (values
  ('2004-07-01'::date, '2008-06-30'::date,
    'Vyhláška č. 392/2004 Z. z. (den účinnosti neověřen; dny 15. 11. až 15. 2. známe, rozdíly podle hnojiva neznáme)', null, false),
  ('2008-07-01'::date, '2017-12-31'::date,
    'Vyhláška č. 199/2008 Z. z. ve znění č. 462/2011 Z. z. (dny 15. 11. až 15. 2. známe, stupně omezení bloků a rozdíly podle hnojiva neznáme)',
    null, false),
  ('2018-01-01'::date, null,
    'Zákon č. 136/2000 Z. z. ve znění č. 394/2015 a č. 277/2017 Z. z. (nečteno; dny převzaty ze zrušené vyhlášky č. 199/2008 Z. z.)',
    null, true)
) as version (valid_from, valid_to, document, paragraph, is_general_knowledge);
