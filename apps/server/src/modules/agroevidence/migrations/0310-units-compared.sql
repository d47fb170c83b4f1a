-- What a file or the registry says of the cadastral unit of land is compared as what it says else: it stands among the facts, where
-- what was said last is remembered too. What the farm had is kept beside it, to be taken back.
alter table agroevidence.land_update_block no force row level security;
update agroevidence.land_update_block set facts = facts || jsonb_build_object('cadastralUnit', cadastral_unit)
  where cadastral_unit is not null;
alter table agroevidence.land_update_block force row level security;
alter table agroevidence.land_update_block drop column cadastral_unit;
alter table agroevidence.land_update_parcel add column known_cadastral_unit text;
alter table agroevidence.land_update_change
  drop constraint land_update_change_conflict_check,
  add constraint land_update_change_conflict_check check (conflict in ('OWN_OUTLINE', 'OWN_DIVISION', 'OWN_LAND', 'OWN_END',
    'UNREADABLE', 'OWN_NAME', 'OWN_CROP', 'OWN_UNIT', 'NO_BASE'));
