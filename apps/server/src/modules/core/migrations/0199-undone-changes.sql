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
