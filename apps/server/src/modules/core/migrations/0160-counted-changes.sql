-- Whether rows are kept one by one is asked first: of many thousand rows, none is written as JSON only to be counted then.
-- Arguments: the columns of the farm and of the id, then columns that are not kept. Rows of a farm that is just going for
-- good are not kept: nothing of it is.
create or replace function core.record_change() returns trigger language plpgsql as $$
declare
  most_kept constant int := 2000;
  entity constant text := format('%s.%s', tg_table_schema, tg_table_name);
  hidden constant text[] := coalesce(tg_argv[2:], '{}');
  written_rows int;
begin
  -- What whoever keeps the database does by hand, or a migration does, is nobody's act.
  if current_user not in ('brazda_farm', 'brazda_system') then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select count(*) into written_rows from new_rows;
    if written_rows > most_kept then
      insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, after)
      select (to_jsonb(n) ->> tg_argv[0])::int, core.change_number(), entity, 0, tg_op, jsonb_build_object('rows', written_rows)
      from (select * from new_rows limit 1) as n;
      return null;
    end if;
    insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, after)
    select farm_id, core.change_number(), entity, id, tg_op, after
    from (
      select (row ->> tg_argv[0])::int as farm_id, (row ->> tg_argv[1])::bigint as id, row - hidden as after
      from (select to_jsonb(n) as row from new_rows n) as rows
    ) as written
    where exists (select from core.farm f where f.id = farm_id);
  elsif tg_op = 'UPDATE' then
    insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, before, after)
    with written as (
      select (o.row ->> tg_argv[0])::int as farm_id, (o.row ->> tg_argv[1])::bigint as id,
        o.row - hidden as before, n.row - hidden as after
      from (select to_jsonb(o) as row from old_rows o) as o
      join (select to_jsonb(n) as row from new_rows n) as n
        on o.row -> tg_argv[0] = n.row -> tg_argv[0] and o.row -> tg_argv[1] = n.row -> tg_argv[1]
      where o.row - hidden <> n.row - hidden
      limit most_kept + 1
    ), counted as (select count(*) as rows from written)
    select farm_id, core.change_number(), entity, id, tg_op, before, after from written, counted where rows <= most_kept
    union all
    select min(farm_id), core.change_number(), entity, 0, tg_op, null, jsonb_build_object('rows', (select count(*) from new_rows))
    from written, counted where rows > most_kept group by rows;
  else
    select count(*) into written_rows from old_rows;
    if written_rows > most_kept then
      insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, before)
      select farm_id, core.change_number(), entity, 0, tg_op, jsonb_build_object('rows', written_rows)
      from (select (to_jsonb(o) ->> tg_argv[0])::int as farm_id from (select * from old_rows limit 1) as o) as first_row
      where exists (select from core.farm f where f.id = farm_id);
      return null;
    end if;
    insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, before)
    select farm_id, core.change_number(), entity, id, tg_op, before
    from (
      select (row ->> tg_argv[0])::int as farm_id, (row ->> tg_argv[1])::bigint as id, row - hidden as before
      from (select to_jsonb(o) as row from old_rows o) as rows
    ) as written
    where exists (select from core.farm f where f.id = farm_id);
  end if;
  return null;
end
$$;
