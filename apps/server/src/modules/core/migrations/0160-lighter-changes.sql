-- Rows that are kept are written as JSON, and outlines in it as the database has them: as lists of numbers they took most of
-- the time of an import, and were not exact. Whether rows are kept one by one is asked first: of many thousand, none is
-- written as JSON only to be counted then; `after` says how many they are, whatever was done to them.

-- What is kept of the rows of a table, as the columns of a query.
create function core.kept_columns(recorded oid, hidden text[]) returns text language sql stable
return (
  select string_agg(case t.typname when 'geometry' then format('%1$I::text as %1$I', a.attname) else quote_ident(a.attname) end,
    ', ' order by a.attnum)
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = recorded and a.attnum > 0 and not a.attisdropped and a.attname <> all (hidden)
);

-- How many bytes the outlines of a row have, as an expression over its columns; null for tables without any.
create function core.outline_size(recorded oid) returns text language sql stable
return (
  select string_agg(format('coalesce(pg_column_size(%I), 0)', a.attname), ' + ')
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = recorded and a.attnum > 0 and not a.attisdropped and t.typname = 'geometry'
);

-- Arguments: the columns of the farm and of the id, then columns that are not kept. Rows of a farm that is just going for
-- good are not kept: nothing of it is.
-- To write outlines as JSON takes twice as long as to store them: of more than three megabytes of them at once, which two
-- thousand parcels of registers hardly have, only is kept how many rows they are. That a row was only written anew, with
-- nothing that is kept of it another than before, is no change.
create or replace function core.record_change() returns trigger language plpgsql as $$
declare
  most_kept constant int := 2000;
  -- A single row is kept whatever its size.
  most_outline_bytes constant int := 3000000;
  entity constant text := format('%s.%s', tg_table_schema, tg_table_name);
  size constant text := core.outline_size(tg_relid);
  kept constant text := core.kept_columns(tg_relid, coalesce(tg_argv[2:], '{}'));
  written int;
  outline_bytes bigint := 0;
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
  if size is not null and written between 2 and most_kept then
    execute format('select sum(%s) from %I', size, case tg_op when 'DELETE' then 'old_rows' else 'new_rows' end)
    into outline_bytes;
  end if;
  if written > most_kept or outline_bytes > most_outline_bytes then
    execute format($query$
      insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, after)
      select farm_id, core.change_number(), $1, 0, $2, jsonb_build_object('rows', $3)
      from (select %1$I as farm_id from %2$I limit 1) as written
      where exists (select from core.farm f where f.id = farm_id)$query$,
      tg_argv[0], case tg_op when 'DELETE' then 'old_rows' else 'new_rows' end) using entity, tg_op, written;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    execute format($query$
      insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, before, after)
      with written as (
        select (o.row ->> $1)::int as farm_id, (o.row ->> $2)::bigint as id, o.row as before, n.row as after
        from (select to_jsonb(o) as row from (select %1$s from old_rows) as o) as o
        join (select to_jsonb(n) as row from (select %1$s from new_rows) as n) as n
          on o.row -> $1 = n.row -> $1 and o.row -> $2 = n.row -> $2
        where o.row - 'version' <> n.row - 'version'
      )
      select farm_id, core.change_number(), $3, id, 'UPDATE', before, after from written$query$, kept)
      using tg_argv[0], tg_argv[1], entity;
    return null;
  end if;
  execute format($query$
    insert into core.change (farm_id, audit_event_id, entity, entity_id, operation, %3$I)
    select farm_id, core.change_number(), $3, id, $4, kept
    from (
      select (row ->> $1)::int as farm_id, (row ->> $2)::bigint as id, row as kept
      from (select to_jsonb(w) as row from (select %1$s from %2$I) as w) as rows
    ) as written
    where exists (select from core.farm f where f.id = farm_id)$query$,
    kept, case tg_op when 'INSERT' then 'new_rows' else 'old_rows' end, case tg_op when 'INSERT' then 'after' else 'before' end)
    using tg_argv[0], tg_argv[1], entity, tg_op;
  return null;
end
$$;

-- To pack what a large outline is takes longer than to write it.
alter table core.change alter column before set storage external, alter column after set storage external;
