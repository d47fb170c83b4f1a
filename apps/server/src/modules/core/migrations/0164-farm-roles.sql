-- Four roles instead of two: owner, manager, worker, reader. Whoever was a member becomes a manager, who may change the
-- land, bring land in and take updates as members could: nothing that anybody could do is taken away.
alter table core.farm_user drop constraint farm_user_role;
alter table core.farm_user no force row level security;
update core.farm_user set role = 'manager' where role = 'member';
alter table core.farm_user force row level security;
-- As what somebody belongs to a farm is said by whoever lets them in, and never left open.
alter table core.farm_user alter column role drop default;
alter table core.farm_user add constraint farm_user_role check (role in ('owner', 'manager', 'worker', 'reader'));
