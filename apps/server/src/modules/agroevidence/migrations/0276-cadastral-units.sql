-- Records of plant protection and of fertilizers name the cadastral unit in which land lies (katastrální území). It is the farm's
-- own word of a parcel, which a file or the registry may bring with it; null where nobody has said.
alter table agroevidence.parcel
  add column cadastral_unit text constraint parcel_cadastral_unit_not_blank check (btrim(cadastral_unit) <> '');
alter table agroevidence.import_item add column cadastral_unit text;
