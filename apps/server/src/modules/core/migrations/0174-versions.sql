-- A row that people change counts how often it was written: whoever changes it may say on which of these their change
-- stands, and nobody overwrites unseen what another has written meanwhile.
create function core.raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

create procedure core.keep_versions(kept regclass) language plpgsql as $$
begin
  execute format('alter table %s add column version int not null default 1', kept);
  execute format('create trigger raise_version before update on %s for each row execute function core.raise_version()', kept);
end
$$;

-- What was done on a farm is told to those who belong to it.
grant select on core.audit_event to brazda_farm;
