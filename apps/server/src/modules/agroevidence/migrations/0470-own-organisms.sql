-- What a farm fights that the catalogue does not know. Wherever codes of organisms stand, in products, in records and in what
-- is asked, it is named by a code of its own: no register and no other farm has one that begins so.
create table agroevidence.own_organism (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity (start with 1000001),
  name text not null constraint own_organism_name_not_blank check (btrim(name) <> ''),
  latin_name text,
  eppo text constraint own_organism_eppo_as_of_eppo check (eppo ~ '^[A-Z0-9]{5,6}$'),
  -- What it is found by, each on a line of its own and folded.
  search_key text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (farm_id, id)
);
create unique index own_organism_one_of_a_name on agroevidence.own_organism (farm_id, lower(name)) where retired_at is null;
create unique index own_organism_one_of_an_eppo on agroevidence.own_organism (farm_id, eppo) where retired_at is null;
call core.guard_by_farm('agroevidence.own_organism', 'farm_id');
call core.keep_versions('agroevidence.own_organism');
call core.record_changes('agroevidence.own_organism', 'farm_id', 'id', array['created_at', 'search_key']);
grant select, insert, update, delete on agroevidence.own_organism to brazda_farm;

alter table agroevidence.organism add constraint organism_not_own check (code !~ '^own-');

-- What own organisms were called when the record was written, and their codes of EPPO, by the codes under which they stand in it.
alter table agroevidence.action_amount add column own_organisms jsonb;
