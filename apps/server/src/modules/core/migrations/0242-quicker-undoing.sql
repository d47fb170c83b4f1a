-- Whether records are as a change has left them was asked anew for each pair of them: of ten thousand deleted at once,
-- that took longer than anybody waits. Each record is written as JSON once.
create or replace function core.changed_since(farm int, event bigint, changed text) returns setof bigint
language plpgsql stable as $$
begin
  return query execute format($query$
    with net as materialized (select * from core.net_changes($1, $2, $3)),
    present as materialized (
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
