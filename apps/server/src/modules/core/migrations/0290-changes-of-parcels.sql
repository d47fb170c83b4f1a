-- The history of a parcel is asked for by the parcel: by its own record and by all that name it, such as its outlines, its
-- crops, its plan and what was done on it. Row-level security lets an index be used for a column, not for an expression.
alter table core.change add column parcel_id int generated always as (
  case when entity = 'agroevidence.parcel' then nullif(entity_id, 0)::int
    else (coalesce(after, before) ->> 'parcel_id')::int end) stored;
create index change_of_parcel on core.change (farm_id, parcel_id, audit_event_id) where parcel_id is not null;
