-- Of rain what its newest value says to people: how strongly it rained last, and what has fallen since midnight. Both are
-- worked out of all readings whenever one comes. Null where it is not known, and of all else.
alter table iot.sensor_last
  -- Millimetres an hour between the last two readings.
  add column rain_rate double precision,
  -- Millimetres since the midnight before the newest reading, by the clocks of the farm.
  add column rain_of_day double precision,
  -- The midnight after it: from then on nothing is known of the day.
  add column day_ends timestamptz;
