-- What somebody may do on a farm. Whoever belongs to it longest is its owner: until now all had the same rights, and to
-- delete a farm was nobody's.
alter table core.farm_user add column role text not null default 'member'
  constraint farm_user_role check (role in ('owner', 'member'));

alter table core.farm_user no force row level security;
update core.farm_user set role = 'owner' from (
  select distinct on (farm_id) farm_id, user_id from core.farm_user order by farm_id, joined_at, user_id
) as first
where farm_user.farm_id = first.farm_id and farm_user.user_id = first.user_id;
alter table core.farm_user force row level security;

-- A farm that was deleted lies still for a while, for its owners to bring it back.
alter table core.farm add column retired_at timestamptz;
create index farm_retired on core.farm (retired_at) where retired_at is not null;

grant update on core.farm_user to brazda_system;
grant update (retired_at), delete on core.farm to brazda_system;
-- Accounts are deleted by their users.
grant delete on core.app_user to brazda_system;
