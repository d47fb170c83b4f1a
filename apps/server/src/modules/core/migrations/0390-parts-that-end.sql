-- Takes away the parts of a table of measurements that end at an instant or before it: as quickly as a file is removed, where
-- to delete their rows would take hours. The owner alone does it. Who reads the table has to be waited for; not for long, for
-- all who come after would wait too: it is tried again later.
create function core.end_parts(whole regclass, until timestamptz) returns int
language plpgsql as $$
declare
  part regclass;
  ended int := 0;
begin
  if not exists (select from pg_partitioned_table where partrelid = whole) then
    raise 'only what lies in parts has parts';
  end if;
  perform set_config('lock_timeout', '3s', true);
  perform pg_advisory_xact_lock(7247133, whole::oid::int);
  for part in
    select c.oid from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = whole
      and substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([^'']+)''\)')::timestamptz <= until
    order by c.relname
  loop
    execute format('drop table %s', part);
    ended := ended + 1;
  end loop;
  return ended;
end
$$;
revoke all on function core.end_parts from public;
