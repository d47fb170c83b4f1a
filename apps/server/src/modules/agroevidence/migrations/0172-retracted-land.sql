-- Land of an import that was taken back is out of sight and kept: nothing that was once recorded of a farm is deleted.
alter table agroevidence.parcel drop constraint parcel_status_check;
alter table agroevidence.parcel add constraint parcel_status_check check (status in ('OPEN', 'RETIRED', 'TAKEN_BACK'));
alter table agroevidence.parcel_version
  -- When the import that brought this version was taken back; it is never current then, and says nothing of any day.
  add column retracted_at timestamptz,
  add constraint parcel_version_retracted_check check (retracted_at is null or not is_current);
