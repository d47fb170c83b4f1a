-- How high a node stands and at what height it measures the wind: evapotranspiration is worked out with both.
alter table iot.node
  -- Metres above the sea; null where nobody has said.
  add column elevation_m double precision check (elevation_m between -430 and 5000),
  -- Metres above the ground.
  add column wind_height_m double precision check (wind_height_m between 0.1 and 100);
