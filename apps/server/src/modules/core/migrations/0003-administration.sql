-- Names as they are compared in searches: small letters without accents; what the server folds text to, said in SQL.
create function core.fold_text(given text) returns text language sql immutable parallel safe
return btrim(regexp_replace(
  translate(regexp_replace(lower(normalize(given, nfd) collate "C"), '[\u0300-\u036f]', '', 'g'), 'łđøıŁĐØ', 'ldoildo'),
  '\s+', ' ', 'g'));

alter table core.farm
  add column search_key text collate "C" not null generated always as (core.fold_text(name)) stored;

-- Members are taken out by administrators only.
grant delete on core.farm_user to brazda_system;

-- Who did what, as whom, on which farm: added to and never changed. It refers to nothing, so that it outlives what it
-- tells of, and names people by number only.
create table core.audit_event (
  farm_id int,
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null constraint audit_action_named check (action ~ '^[a-zA-Z]+\.[a-zA-Z]+$'),
  user_id int,
  original_user_id int,
  request_id text,
  detail jsonb not null default '{}'
);
create index audit_event_by_time on core.audit_event (at, id);
create index audit_event_of_farm on core.audit_event (farm_id, at, id);
create index audit_event_of_user on core.audit_event (user_id, at, id);

call core.guard_by_farm('core.audit_event', 'farm_id');
create policy of_the_system on core.audit_event to brazda_system using (true) with check (true);

grant insert on core.audit_event to brazda_farm;
grant select, insert on core.audit_event to brazda_system;
