-- A backup holds whole tables. Row-level security binds whoever owns them too, so that a copy made by an ordinary owner
-- would lack the rows of all farms; a policy of the owner's own shows them in a transaction that says that it copies.
-- The roles that work on farms and for the system are not the owner, and see what they saw.
create procedure core.let_owner_copy(guarded regclass) language plpgsql as $$
begin
  execute format(
    'create policy whole_for_copies on %s for select to %I using ((select current_setting(''brazda.copying'', true)) = ''yes'')',
    guarded, current_user);
end
$$;

create or replace procedure core.guard_by_farm(guarded regclass, farm_column name) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format(
    'create policy farms_in_scope on %s to brazda_farm using (%I = any((select core.farms_in_scope())::int[])) with check (%I = any((select core.farms_in_scope())::int[]))',
    guarded, farm_column, farm_column);
  call core.let_owner_copy(guarded);
end
$$;

do $$
declare
  guarded regclass;
begin
  for guarded in select polrelid from pg_policy where polname = 'farms_in_scope' loop
    call core.let_owner_copy(guarded);
  end loop;
end
$$;
