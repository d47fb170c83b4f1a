-- By names as people order them: worked out once for each node, and not for all of a farm whenever a page of them is read.
alter table iot.node
  add column sort_key text collate "C" not null generated always as (agroevidence.sort_key(name)) stored;
create index node_by_sort_key on iot.node (farm_id, sort_key, id) where retired_at is null;
grant select (sort_key) on iot.node to brazda_system;
