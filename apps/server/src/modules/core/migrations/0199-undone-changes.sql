-- A change is undone by its inverse, which is a change of its own. Which ones are in effect no more stands here.
create table core.undone_change (
  farm_id int not null references core.farm on delete cascade,
  audit_event_id bigint not null references core.audit_event,
  by_event_id bigint not null references core.audit_event deferrable initially deferred,
  primary key (farm_id, audit_event_id)
);
call core.guard_by_farm('core.undone_change', 'farm_id');
create policy of_the_system on core.undone_change to brazda_system using (true) with check (true);
grant select, insert, delete on core.undone_change to brazda_farm, brazda_system;

-- What a change has made of each record of a table, from first to last: null where there was, or is, none.
create function core.net_changes(farm int, event bigint, changed text)
returns table (entity_id bigint, before jsonb, after jsonb) language sql stable as $$
  select c.entity_id, (array_agg(c.before order by c.id))[1], (array_agg(c.after order by c.id desc))[1]
  from core.change c where c.farm_id = farm and c.audit_event_id = event and c.entity = changed
  group by c.entity_id
$$;

-- The records of a table that are not as a change has left them, however often each was written since.
create function core.changed_since(farm int, event bigint, changed text) returns setof bigint language plpgsql stable as $$
begin
  return query execute format($query$
    with net as materialized (select * from core.net_changes($1, $2, $3)),
    present as (
      select (row ->> 'id')::bigint as id, row from (
        select to_jsonb(w) as row from (
          select %1$s from %2$s where farm_id = $1 and id in (select entity_id from net)) as w) as rows
    )
    select net.entity_id from net left join present on present.id = net.entity_id
    where case when net.after is null then present.id is not null
      else present.id is null or not present.row @> (net.after - 'version') end$query$,
    core.kept_columns(changed::regclass, '{version}'), changed::regclass) using farm, event, changed;
end
$$;

-- Makes the records of a table again as they were before a change. Gives the tables whose records stand on one that would
-- go; then nothing of it may be kept.
create function core.undo_rows(farm int, event bigint, changed text) returns text[] language plpgsql as $$
declare
  undone constant regclass := changed::regclass;
  kept text[];
  changeable text[];
  gone bigint[];
  standing text[] := '{}';
  reference record;
  is_referred boolean;
begin
  -- Columns that have come or gone since the change are left as they are.
  select array_agg(a.attname::text order by a.attnum) into kept from pg_attribute a
  where a.attrelid = undone and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname in (
    select jsonb_object_keys(n.before) from core.net_changes(farm, event, changed) n where n.before is not null);
  gone := array(select n.entity_id from core.net_changes(farm, event, changed) n where n.before is null and n.after is not null);
  if cardinality(gone) > 0 then
    for reference in
      select k.conrelid::regclass as referring, a.attname from pg_constraint k
      cross join lateral unnest(k.conkey, k.confkey) as pair (own, other)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
      join pg_attribute f on f.attrelid = k.confrelid and f.attnum = pair.other and f.attname = 'id'
      where k.contype = 'f' and k.confrelid = undone
    loop
      execute format('select exists (select from %s where farm_id = $1 and %I = any($2))', reference.referring, reference.attname)
        into is_referred using farm, gone;
      if is_referred then
        standing := standing || reference.referring::text;
      end if;
    end loop;
    if cardinality(standing) > 0 then
      return standing;
    end if;
    execute format('delete from %s where farm_id = $1 and id = any($2)', undone) using farm, gone;
  end if;
  if kept is not null then
    changeable := array(select name from unnest(kept) as name where name not in ('farm_id', 'id', 'version'));
    execute format($query$
      update %1$s t set (%2$s) = row(%3$s)
      from core.net_changes($1, $2, $3) n, jsonb_populate_record(null::%1$s, n.before) r
      where t.farm_id = $1 and t.id = n.entity_id and n.before is not null and n.after is not null$query$,
      undone, core.listed(changeable, ''), core.listed(changeable, 'r.')) using farm, event, changed;
    execute format($query$
      insert into %1$s (%2$s) overriding system value
      select %3$s from core.net_changes($1, $2, $3) n, jsonb_populate_record(null::%1$s, n.before) r
      where n.before is not null and n.after is null$query$,
      undone, core.listed(kept, ''), core.listed(kept, 'r.')) using farm, event, changed;
  end if;
  return standing;
end
$$;

create function core.listed(names text[], prefix text) returns text language sql immutable
return (select string_agg(prefix || quote_ident(name), ', ') from unnest(names) as name);

-- A plan is put away as a whole, and is to be had again: of its entries far more are kept one by one. That a row was only
-- written anew, with nothing that is kept of it another than before, is no change.
create or replace function core.record_change() returns trigger language plpgsql as $$
declare
  -- A single row is kept whatever its size.
  most_outline_bytes constant int := 3000000;
  entity constant text := format('%s.%s', tg_table_schema, tg_table_name);
  size constant text := core.outline_size(tg_relid);
  most_kept constant int := case tg_table_name when 'plan_entry' then 50000 else 2000 end;
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
