-- Who looks at a node is told of the wind of its base too.
grant select (base_id) on iot.node to brazda_system;
