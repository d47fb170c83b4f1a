-- Of more rows than 2,000, or of many outlines, that one statement writes only is kept how many they were: what undid as much
-- could not be undone in its turn. It is done in portions, each of which is kept row by row, as the change itself was.
-- Nothing of what a record was is read before its portion is made: of many thousand, all of it was taken up four times.

-- What of a table's records a change is undone by, in portions: to be removed, to be changed, and to be there again. What
-- refers to others of its table was made after them.
create function core.undoing_portions(farm int, event bigint, changed text)
returns table (deed text, place bigint, ids bigint[]) language sql stable as $$
  with net as (
    select c.entity_id, (array_agg(c.before is null order by c.id))[1] as is_new,
      (array_agg(c.after is null order by c.id desc))[1] as is_gone, max(coalesce(pg_column_size(c.before), 0)) as size
    from core.change c where c.farm_id = farm and c.audit_event_id = event and c.entity = changed
    group by c.entity_id
  ), undone as (
    select entity_id, size, case when is_new then 'REMOVE' when is_gone then 'RESTORE' else 'CHANGE' end as deed
    from net where not (is_new and is_gone)
  ), placed as (
    select undone.deed, entity_id,
      (row_number() over by_id - 1) / 1000 + (sum(size) over by_id)::bigint / 2000000 as place
    from undone window by_id as (partition by undone.deed order by entity_id)
  )
  select placed.deed, placed.place, array_agg(entity_id order by entity_id) from placed group by placed.deed, placed.place
$$;

-- What a change has made of some records of a table, from first to last.
create function core.net_changes_of(farm int, event bigint, changed text, ids bigint[])
returns table (entity_id bigint, before jsonb, after jsonb) language sql stable as $$
  select c.entity_id, (array_agg(c.before order by c.id))[1], (array_agg(c.after order by c.id desc))[1]
  from core.change c
  where c.farm_id = farm and c.audit_event_id = event and c.entity = changed and c.entity_id = any(ids)
  group by c.entity_id
$$;

-- The tables whose records stand on some of a table.
create function core.standing_on(undone regclass, farm int, gone bigint[]) returns text[] language plpgsql stable as $$
declare
  standing text[] := '{}';
  reference record;
  is_referred boolean;
begin
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
  return standing;
end
$$;

create or replace function core.undo_rows(farm int, event bigint, changed text) returns text[] language plpgsql as $$
declare
  undone constant regclass := changed::regclass;
  kept text[];
  changeable text[];
  standing text[];
  portion record;
begin
  standing := core.standing_on(undone, farm, array(
    select unnest(p.ids) from core.undoing_portions(farm, event, changed) p where p.deed = 'REMOVE'));
  if cardinality(standing) > 0 then
    return standing;
  end if;
  -- Columns that have come or gone since the change are left as they are.
  select array_agg(a.attname::text order by a.attnum) into kept from pg_attribute a
  where a.attrelid = undone and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname in (
    select jsonb_object_keys(one.before) from (
      select c.before from core.change c
      where c.farm_id = farm and c.audit_event_id = event and c.entity = changed and c.before is not null limit 1) as one);
  changeable := array(select name from unnest(kept) as name where name not in ('farm_id', 'id', 'version'));
  for portion in
    select p.deed, p.ids from core.undoing_portions(farm, event, changed) p
    order by array_position(array['REMOVE', 'CHANGE', 'RESTORE'], p.deed), case p.deed when 'REMOVE' then - p.place else p.place end
  loop
    case portion.deed
      when 'REMOVE' then
        execute format('delete from %s where farm_id = $1 and id = any($2)', undone) using farm, portion.ids;
      when 'CHANGE' then
        execute format($query$
          update %1$s t set (%2$s) = row(%3$s)
          from core.net_changes_of($1, $2, $3, $4) n, jsonb_populate_record(null::%1$s, n.before) r
          where t.farm_id = $1 and t.id = n.entity_id and t.id = any($4)$query$,
          undone, core.listed(changeable, ''), core.listed(changeable, 'r.')) using farm, event, changed, portion.ids;
      else
        execute format($query$
          insert into %1$s (%2$s) overriding system value
          select %3$s from core.net_changes_of($1, $2, $3, $4) n, jsonb_populate_record(null::%1$s, n.before) r
          order by n.entity_id$query$,
          undone, core.listed(kept, ''), core.listed(kept, 'r.')) using farm, event, changed, portion.ids;
    end case;
  end loop;
  return standing;
end
$$;
