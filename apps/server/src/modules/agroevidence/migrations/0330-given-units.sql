-- A version keeps what the file or the registry that brought it said of the cadastral unit, as it keeps the name and the crop.
-- Of what was brought before, that is known where nobody has written the parcel since.
alter table agroevidence.parcel no force row level security;
alter table agroevidence.parcel_version no force row level security;
alter table agroevidence.registry_block no force row level security;
alter table agroevidence.parcel_version add column given_cadastral_unit text;
update agroevidence.parcel_version v set given_cadastral_unit = p.cadastral_unit
  from agroevidence.parcel p
  where p.farm_id = v.farm_id and p.id = v.parcel_id and p.version = 1 and p.cadastral_unit is not null and v.import_id is not null;
update agroevidence.registry_block b set facts = b.facts || jsonb_build_object('cadastralUnit', v.given_cadastral_unit)
  from agroevidence.parcel_version v
  where b.source = 'REGISTRY' and not b.facts ? 'cadastralUnit' and v.given_cadastral_unit is not null
    and v.farm_id = b.farm_id and v.import_id = b.import_id and v.external_id = b.key;
alter table agroevidence.parcel force row level security;
alter table agroevidence.parcel_version force row level security;
alter table agroevidence.registry_block force row level security;
