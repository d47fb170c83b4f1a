-- When something was sent with a key last, to the minute: who ends a key sees whether anything still uses it. It is beside the key,
-- for nothing of it is written down as a change.
create table iot.access_key_use (
  farm_id int not null references core.farm on delete cascade,
  access_key_id int not null,
  used_at timestamptz not null,
  primary key (farm_id, access_key_id),
  foreign key (farm_id, access_key_id) references iot.access_key on delete cascade
) with (fillfactor = 60);
call core.guard_by_farm('iot.access_key_use', 'farm_id');
grant select, insert, update, delete on iot.access_key_use to brazda_farm;
