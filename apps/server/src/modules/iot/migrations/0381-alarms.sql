-- When what sensors measure is an alarm, what each rule knows of each sensor, and the alarms that there were.
create table iot.alarm_rule (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  -- Null where it is about all nodes of the farm that measure the feature.
  node_id int,
  feature text not null check (feature in ('TEMPERATURE', 'SOIL_TEMPERATURE', 'STORAGE_TEMPERATURE', 'LEAF_TEMPERATURE',
    'HUMIDITY', 'SOIL_MOISTURE', 'RAINFALL', 'EVAPOTRANSPIRATION', 'SOIL_WATER_POTENTIAL', 'WIND_SPEED', 'WIND_GUST',
    'WIND_DIRECTION', 'CONDUCTIVITY', 'IRRADIATION', 'PRESSURE', 'LEAF_WETNESS', 'VALVE', 'LQI', 'VOLTAGE', 'BATTERY')),
  level int,
  comparison text not null check (comparison in ('ABOVE', 'BELOW')),
  threshold double precision not null,
  hysteresis double precision not null check (hysteresis >= 0),
  duration_minutes int not null check (duration_minutes >= 0),
  severity text not null check (severity in ('ERROR', 'WARNING')),
  user_ids int[] not null,
  channels text[] not null check (channels <@ array['MAIL', 'PUSH']),
  silenced_until timestamptz,
  retired_at timestamptz,
  primary key (farm_id, id),
  foreign key (farm_id, node_id) references iot.node on delete cascade
);
create index alarm_rule_of_node on iot.alarm_rule (farm_id, node_id);
call core.guard_by_farm('iot.alarm_rule', 'farm_id');
call core.keep_versions('iot.alarm_rule');
call core.record_changes('iot.alarm_rule', 'farm_id', 'id');
grant select, insert, update, delete on iot.alarm_rule to brazda_farm;

-- Where each rule stands with each sensor, so that a restart loses nothing.
create table iot.alarm_standing (
  farm_id int not null references core.farm on delete cascade,
  rule_id int not null,
  sensor_id int not null,
  phase text not null check (phase in ('NORMAL', 'PENDING', 'ACTIVE', 'STALE')),
  since timestamptz,
  last_at timestamptz,
  -- When time alone may change something; null where only a reading can.
  due_at timestamptz,
  primary key (farm_id, rule_id, sensor_id),
  foreign key (farm_id, rule_id) references iot.alarm_rule on delete cascade,
  foreign key (farm_id, sensor_id) references iot.sensor on delete cascade
) with (fillfactor = 60);
create index alarm_standing_due on iot.alarm_standing (due_at) where due_at is not null;
create index alarm_standing_of_sensor on iot.alarm_standing (farm_id, sensor_id);
call core.guard_by_farm('iot.alarm_standing', 'farm_id');
grant select, insert, update, delete on iot.alarm_standing to brazda_farm;
-- Which farms are to be looked at has to be found.
grant select (farm_id, due_at) on iot.alarm_standing to brazda_system;
create policy of_the_system on iot.alarm_standing for select to brazda_system using (due_at is not null);

create table iot.alarm (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  rule_id int not null,
  sensor_id int not null,
  comparison text not null check (comparison in ('ABOVE', 'BELOW')),
  threshold double precision not null,
  severity text not null check (severity in ('ERROR', 'WARNING')),
  since timestamptz not null,
  began_at timestamptz not null,
  peak double precision not null,
  value double precision not null,
  -- Null while its rule is silenced: nobody was told of it yet.
  told_at timestamptz,
  ended_at timestamptz,
  ending text check (ending in ('BACK', 'RULE_CHANGED', 'RULE_RETIRED')),
  acknowledged_at timestamptz,
  acknowledged_by int,
  primary key (farm_id, id),
  foreign key (farm_id, rule_id) references iot.alarm_rule on delete cascade,
  foreign key (farm_id, sensor_id) references iot.sensor on delete cascade,
  constraint alarm_ends_for_a_reason check ((ended_at is null) = (ending is null))
);
create unique index alarm_open_once on iot.alarm (farm_id, rule_id, sensor_id) where ended_at is null;
create index alarm_of_sensor on iot.alarm (farm_id, sensor_id);
create index alarm_of_age on iot.alarm (farm_id, began_at desc);
create index alarm_untold on iot.alarm (farm_id) where told_at is null and ended_at is null;
call core.guard_by_farm('iot.alarm', 'farm_id');
grant select, insert, update, delete on iot.alarm to brazda_farm;
grant select (farm_id, told_at, ended_at) on iot.alarm to brazda_system;
create policy of_the_system on iot.alarm for select to brazda_system using (told_at is null and ended_at is null);

-- After how many hours without a word a node is told to be silent; null for the usual twelve.
alter table iot.node add column silent_after_hours int
  constraint node_silent_after_some_time check (silent_after_hours between 1 and 720);

-- The nodes whose members were told that they are silent, until they are told that it is over.
create table iot.node_silence (
  farm_id int not null references core.farm on delete cascade,
  node_id int not null,
  -- When it was heard last.
  since timestamptz not null,
  noticed_at timestamptz not null,
  primary key (farm_id, node_id),
  foreign key (farm_id, node_id) references iot.node on delete cascade
);
call core.guard_by_farm('iot.node_silence', 'farm_id');
grant select, insert, update, delete on iot.node_silence to brazda_farm;

grant select (farm_id, node_id, at) on iot.node_heard to brazda_system;
create policy of_the_system on iot.node_heard for select to brazda_system using (true);
grant select (farm_id, id, status, retired_at, silent_after_hours) on iot.node to brazda_system;
create policy of_the_system on iot.node for select to brazda_system using (true);
grant select (farm_id, node_id, since) on iot.node_silence to brazda_system;
create policy of_the_system on iot.node_silence for select to brazda_system using (true);
