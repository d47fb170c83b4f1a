-- A device without an anemometer takes the wind from another of its farm.
alter table iot.node
  add column base_id int,
  add constraint node_has_another_base check (base_id <> id),
  add foreign key (farm_id, base_id) references iot.node;
create index node_of_base on iot.node (farm_id, base_id) where base_id is not null;
