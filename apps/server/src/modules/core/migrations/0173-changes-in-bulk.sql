-- How many rows a statement wrote is counted before any of them is written out: outlines as JSON are long. Of more than are
-- kept one by one only their number is, under `after`, whatever was done to them.
create or replace function core.record_change() returns trigger language plpgsql as $$
declare
  most_kept constant int := 2000;
  entity constant text := format('%s.%s', tg_table_schema, tg_table_name);
  hidden constant text[] := coalesce(tg_argv[2:], '{}');
  written int;
begin
  -- What whoever keeps the database does by hand, or a migration does, is nobody's act.
  if current_user not in ('brazda_farm', 'brazda_system') then
    return null;
  end if;
  if tg_op = 'DELETE' then
    select count(*) into written from old_rows;
  else
    select count(*) into written from new_rows;
  end if;
  -- Rows of a farm that is just going for good are not kept: nothing of it is.
  if tg_op = 'INSERT' and written <= most_kept then
    insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, after)
    select f.id, core.change_number(), entity, (row ->> tg_argv[1])::bigint, tg_op, row - hidden
    from (select to_jsonb(n) as row from new_rows n) as rows join core.farm f on f.id = (row ->> tg_argv[0])::int;
  elsif tg_op = 'INSERT' then
    insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, after)
    select f.id, core.change_number(), entity, 0, tg_op, jsonb_build_object('rows', written)
    from (select to_jsonb(n) as row from new_rows n limit 1) as rows join core.farm f on f.id = (row ->> tg_argv[0])::int;
  elsif tg_op = 'UPDATE' and written <= most_kept then
    insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, before, after)
    select (o.row ->> tg_argv[0])::int, core.change_number(), entity, (o.row ->> tg_argv[1])::bigint, tg_op,
      o.row - hidden, n.row - hidden
    from (select to_jsonb(o) as row from old_rows o) as o
    join (select to_jsonb(n) as row from new_rows n) as n
      on o.row -> tg_argv[0] = n.row -> tg_argv[0] and o.row -> tg_argv[1] = n.row -> tg_argv[1]
    where o.row - hidden <> n.row - hidden;
  elsif tg_op = 'DELETE' and written <= most_kept then
    insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, before)
    select f.id, core.change_number(), entity, (row ->> tg_argv[1])::bigint, tg_op, row - hidden
    from (select to_jsonb(o) as row from old_rows o) as rows join core.farm f on f.id = (row ->> tg_argv[0])::int;
  else
    insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, after)
    select f.id, core.change_number(), entity, 0, tg_op, jsonb_build_object('rows', written)
    from (select to_jsonb(o) as row from old_rows o limit 1) as rows join core.farm f on f.id = (row ->> tg_argv[0])::int;
  end if;
  return null;
end
$$;
