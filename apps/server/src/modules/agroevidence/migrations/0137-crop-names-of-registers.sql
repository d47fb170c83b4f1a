-- Names by which the files of a register mean a crop and that are not its name here. Source: the boundaries of use that
-- the Slovak paying agency publishes (2024); "letná" is Triticum aestivum, which the catalogue calls by its season alone.
alter table agroevidence.crop add column register_names text[] not null default '{}';
update agroevidence.crop set register_names = '{"Pšenica letná ozimná"}' where id = 1;
update agroevidence.crop set register_names = '{"Pšenica letná jarná"}' where id = 2;
update agroevidence.crop set register_names = '{"Pšenica tvrdá ozimná"}' where id = 3;
