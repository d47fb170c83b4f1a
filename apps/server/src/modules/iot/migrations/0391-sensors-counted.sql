-- Whoever looks after the installation sees which devices there are, whether they are heard, and what could not be read of
-- them; what they measure, where they stand and what their messages hold stays with the farm.
grant select (name, external_id, network_type, device_type) on iot.node to brazda_system;
grant select (is_unreadable) on iot.node_heard to brazda_system;
grant select (at, network_type, external_id, node_id) on iot.message to brazda_system;
drop policy of_the_system on iot.message;
create policy of_the_system on iot.message for select to brazda_system using (true);
