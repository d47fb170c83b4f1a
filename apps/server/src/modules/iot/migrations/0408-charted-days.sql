-- What charts say of a day is worked out of its half hours once it is over, and kept as it is sent: a year of a sensor is then a
-- row a day in place of seventeen thousand half hours. Nothing is known of a sensor that has no row on a day that is charted.
create table iot.charted_day (
  farm_id int not null,
  sensor_id int not null,
  -- Noon in UTC of a day of the farm: so each day lies in the part of its own year.
  day timestamptz not null,
  -- By which clocks the day was one.
  time_zone text not null,
  -- Values as JSON writes them, separated by commas; of means the lowest and the highest too, each after a bar.
  half_hours text not null,
  hours text not null,
  four_hours text not null,
  whole_day text not null,
  primary key (farm_id, sensor_id, day)
) partition by range (day);
call core.guard_by_farm('iot.charted_day', 'farm_id');
grant select, insert, update, delete on iot.charted_day to brazda_farm;

-- The days of farms of which something has come since they were charted, or that never were.
create table iot.uncharted_day (
  farm_id int not null references core.farm on delete cascade,
  day date not null,
  -- Goes up with whatever comes: who has charted the day meanwhile has not seen it all.
  version int not null default 1,
  primary key (farm_id, day)
);
call core.guard_by_farm('iot.uncharted_day', 'farm_id');
grant select, insert, update, delete on iot.uncharted_day to brazda_farm;
-- Which farms have something to chart has to be found.
grant select (farm_id, day) on iot.uncharted_day to brazda_system;
create policy of_the_system on iot.uncharted_day for select to brazda_system using (true);

-- All that was measured until now is still to be charted, from the first to the last day of each farm.
insert into iot.uncharted_day (farm_id, day)
select measured.farm_id, day::date
from (
  select s.farm_id, min(h.first) as first, max(h.last) as last from iot.sensor s
  cross join lateral (
    select min(half.at) as first, max(half.at) as last from iot.half_hour half
    where half.farm_id = s.farm_id and half.sensor_id = s.id) h
  where h.first is not null group by 1) measured
join core.farm f on f.id = measured.farm_id
join core.country c on c.code = f.country_code
cross join lateral generate_series((measured.first at time zone c.time_zone)::date, (measured.last at time zone c.time_zone)::date,
  interval '1 day') as day;
