-- Devices of farms, where they stand, and what they measure.
create schema iot;
grant usage on schema iot to brazda_farm, brazda_system;

create table iot.node (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  name text not null constraint node_name_not_blank check (btrim(name) <> ''),
  network_type text not null check (network_type in ('CHIRPSTACK', 'THINGS_STACK', 'SIGFOX', 'GENERIC')),
  -- What the network calls the device.
  external_id text not null,
  network text,
  -- Null of a maker that is not known: its fields are then mapped one by one.
  device_type text check (device_type in ('THERMO', 'FIELD', 'FIELD_V2', 'METEO', 'METEO_V3', 'METEO_V4', 'METEO_V4N',
    'METEO_PG_SONDA', 'METEO_BARANI_HELIX', 'METEO_BARANI_RAIN', 'METEO_BARANI_WIND', 'METEO_BARANI_WIND_FW1', 'SOIL', 'SOIL_PL',
    'SOIL_V2', 'SOIL_V3', 'SOIL_V3_SK', 'SOIL_TEROS21', 'STORAGE', 'SILO_V5', 'SILO_V7', 'SILO_V10')),
  field_mapping jsonb not null default '[]',
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE', 'TRANSFER')),
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (farm_id, id)
);
create unique index node_one_of_an_external_id on iot.node (farm_id, network_type, external_id) where retired_at is null;
call core.guard_by_farm('iot.node', 'farm_id');
call core.keep_versions('iot.node');
call core.record_changes('iot.node', 'farm_id', 'id', array['created_at']);
grant select, insert, update, delete on iot.node to brazda_farm;

-- Where a device stands, and stood: what it measured there stays with the place.
create table iot.location (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  node_id int not null,
  name text not null constraint location_name_not_blank check (btrim(name) <> ''),
  point geometry(Point, 4326) not null,
  valid_from timestamptz not null,
  -- Null where it stands there still.
  valid_to timestamptz,
  primary key (farm_id, id),
  foreign key (farm_id, node_id) references iot.node on delete cascade,
  constraint location_ends_after_its_beginning check (valid_to is null or valid_to >= valid_from)
);
create unique index location_one_at_a_time on iot.location (farm_id, node_id) where valid_to is null;
create index location_of_node on iot.location (farm_id, node_id);
call core.guard_by_farm('iot.location', 'farm_id');
call core.keep_versions('iot.location');
call core.record_changes('iot.location', 'farm_id', 'id', array['point']);
grant select, insert, update, delete on iot.location to brazda_farm;

-- By what devices and network servers show that they are the farm's: only its hash is kept.
create table iot.access_key (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  name text not null constraint access_key_name_not_blank check (btrim(name) <> ''),
  key_hash text not null,
  -- For one device alone; null for all of the farm.
  node_id int,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (farm_id, id),
  constraint access_key_once unique (farm_id, key_hash),
  foreign key (farm_id, node_id) references iot.node on delete cascade
);
create index access_key_by_hash on iot.access_key (key_hash);
create index access_key_of_node on iot.access_key (farm_id, node_id) where node_id is not null;
call core.guard_by_farm('iot.access_key', 'farm_id');
call core.record_changes('iot.access_key', 'farm_id', 'id', array['created_at', 'key_hash']);
grant select, insert, update, delete on iot.access_key to brazda_farm;
-- Whose a key is has to be known before the farm is.
grant select (farm_id, id, key_hash, node_id, revoked_at) on iot.access_key to brazda_system;
create policy of_the_system on iot.access_key for select to brazda_system using (true);

-- One thing that a device measures.
create table iot.sensor (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  node_id int not null,
  feature text not null check (feature in ('TEMPERATURE', 'SOIL_TEMPERATURE', 'STORAGE_TEMPERATURE', 'LEAF_TEMPERATURE',
    'HUMIDITY', 'SOIL_MOISTURE', 'RAINFALL', 'EVAPOTRANSPIRATION', 'SOIL_WATER_POTENTIAL', 'WIND_SPEED', 'WIND_GUST',
    'WIND_DIRECTION', 'CONDUCTIVITY', 'IRRADIATION', 'PRESSURE', 'LEAF_WETNESS', 'VALVE', 'LQI', 'VOLTAGE', 'BATTERY')),
  level smallint not null default 0,
  aggregation text not null check (aggregation in ('AVG', 'SUM', 'INCREMENT', 'MAX_COUNT')),
  -- Where a counter begins anew, in the unit of the feature.
  counter_range double precision,
  primary key (farm_id, id),
  constraint sensor_once unique (farm_id, node_id, feature, level),
  foreign key (farm_id, node_id) references iot.node on delete cascade
);
call core.guard_by_farm('iot.sensor', 'farm_id');
grant select, insert, update, delete on iot.sensor to brazda_farm;

-- The newest value of each sensor: to look for it among all of them would take seconds.
create table iot.sensor_last (
  farm_id int not null references core.farm on delete cascade,
  sensor_id int not null,
  at timestamptz not null,
  value double precision not null,
  primary key (farm_id, sensor_id),
  foreign key (farm_id, sensor_id) references iot.sensor on delete cascade
) with (fillfactor = 60);
call core.guard_by_farm('iot.sensor_last', 'farm_id');
grant select, insert, update, delete on iot.sensor_last to brazda_farm;

-- When a device was heard last, and how well.
create table iot.node_heard (
  farm_id int not null references core.farm on delete cascade,
  node_id int not null,
  at timestamptz not null,
  rssi real,
  snr real,
  -- Whether its last message could not be read.
  is_unreadable boolean not null default false,
  primary key (farm_id, node_id),
  foreign key (farm_id, node_id) references iot.node on delete cascade
) with (fillfactor = 60);
call core.guard_by_farm('iot.node_heard', 'farm_id');
grant select, insert, update, delete on iot.node_heard to brazda_farm;

-- Every message as it came; what could not be read or whose device is not known yet can be read anew.
create table iot.message (
  farm_id int not null references core.farm on delete cascade,
  -- By its own network; when it was received, where it says nothing of it.
  at timestamptz not null,
  -- The same for a message that is sent again.
  digest uuid not null,
  id bigint generated always as identity,
  received_at timestamptz not null,
  network_type text not null,
  external_id text,
  node_id int,
  state text not null check (state in ('READ', 'PARKED', 'UNREADABLE', 'REFUSED')),
  reason text,
  port smallint,
  frame_counter bigint,
  payload bytea,
  -- What the network server has read of it by itself, or what came where that could not be understood.
  content text,
  rssi real,
  snr real,
  primary key (farm_id, at, digest)
) partition by range (at);
create index message_of_farm on iot.message (farm_id, received_at desc);
create index message_of_node on iot.message (farm_id, node_id, at desc);
create index message_parked on iot.message (received_at) where state = 'PARKED';
call core.guard_by_farm('iot.message', 'farm_id');
grant select, insert, update, delete on iot.message to brazda_farm;

-- Thousands of these come each second: that the sensor and the farm are there is known to whoever writes them, and what ends a
-- farm takes them away itself.
create table iot.reading (
  farm_id int not null,
  sensor_id int not null,
  at timestamptz not null,
  value double precision not null,
  primary key (farm_id, sensor_id, at)
) partition by range (at);
call core.guard_by_farm('iot.reading', 'farm_id');
grant select, insert, update, delete on iot.reading to brazda_farm;

-- Half hours, worked out anew from all readings in them whenever one comes, late ones too. What a year or a day says is
-- worked out of these: half hours end where days do in every time zone that farms are in.
create table iot.half_hour (
  farm_id int not null,
  sensor_id int not null,
  at timestamptz not null,
  count int not null,
  sum double precision not null,
  minimum double precision not null,
  maximum double precision not null,
  -- By how much a counter went up.
  increment double precision,
  -- How often each of eight directions, or each of up to eight states, was there.
  sectors int[],
  primary key (farm_id, sensor_id, at)
) partition by range (at);
call core.guard_by_farm('iot.half_hour', 'farm_id');
grant select, insert, update, delete on iot.half_hour to brazda_farm;

-- Messages of devices that nobody has made known are forgotten after a week: whose they are has to be found.
grant select (farm_id, state, received_at) on iot.message to brazda_system;
create policy of_the_system on iot.message for select to brazda_system using (state = 'PARKED');
