-- A rule may be about a place, whatever node stands there: it goes on when the node is replaced.
alter table iot.alarm_rule
  -- A place where a node stands or stood; null where the rule is about a node, or about all of the farm.
  add column location_id int,
  add constraint alarm_rule_of_location foreign key (farm_id, location_id) references iot.location on delete cascade,
  add constraint alarm_rule_of_node_or_location check (node_id is null or location_id is null);
create index alarm_rule_of_location on iot.alarm_rule (farm_id, location_id) where location_id is not null;

-- Nor does an alarm of a place last on a node that has left it.
alter table iot.alarm drop constraint alarm_ending_check;
alter table iot.alarm add constraint alarm_ending_check
  check (ending in ('BACK', 'RULE_CHANGED', 'RULE_RETIRED', 'NODE_LEFT'));
