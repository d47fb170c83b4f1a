-- Alarms of rules that are silenced, and of nodes that were put away, wait until that is over: each minute farms are looked for
-- in which somebody is to be told of one now, and not those in which they only wait.
grant select (rule_id, sensor_id) on iot.alarm to brazda_system;
grant select (farm_id, id, silenced_until) on iot.alarm_rule to brazda_system;
create policy of_the_system on iot.alarm_rule for select to brazda_system using (true);
grant select (farm_id, id, node_id) on iot.sensor to brazda_system;
create policy of_the_system on iot.sensor for select to brazda_system using (true);
