-- What the maker has measured of each single device, or null where what holds for all of its kind holds for it.
alter table iot.node
  -- Millimetres of rain for each tip of the bucket.
  add column rain_resolution double precision check (rain_resolution > 0 and rain_resolution <= 10),
  -- Metres per second for each hertz of the anemometer, and at standstill.
  add column wind_slope double precision check (wind_slope > 0 and wind_slope <= 100),
  add column wind_offset double precision check (abs(wind_offset) <= 100);
