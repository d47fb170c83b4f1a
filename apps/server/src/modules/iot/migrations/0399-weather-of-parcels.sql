-- Whose weather is taken for a parcel, where somebody has said so; else it is that of the nearest node.
create table iot.weather_choice (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  parcel_id int not null,
  -- Null where it is that of the nearest again.
  node_id int,
  primary key (farm_id, id),
  constraint weather_choice_once unique (farm_id, parcel_id),
  foreign key (farm_id, node_id) references iot.node on delete cascade
);
create index weather_choice_of_node on iot.weather_choice (farm_id, node_id);
call core.guard_by_farm('iot.weather_choice', 'farm_id');
call core.keep_versions('iot.weather_choice');
call core.record_changes('iot.weather_choice', 'farm_id', 'id');
grant select, insert, update, delete on iot.weather_choice to brazda_farm;
