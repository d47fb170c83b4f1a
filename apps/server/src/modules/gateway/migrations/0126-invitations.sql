-- Whom the owners of a farm have invited by mail. The key stands in the mail only; here lies its hash.
create table gateway.invitation (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  email text not null,
  key_hash bytea not null,
  invited_by int references core.app_user on delete set null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  accepted_at timestamptz,
  primary key (farm_id, id)
);
create index invitation_by_key on gateway.invitation (key_hash);
create index invitation_by_email on gateway.invitation (lower(email));
create unique index invitation_one_waiting on gateway.invitation (farm_id, lower(email))
  where revoked_at is null and accepted_at is null;

call core.guard_by_farm('gateway.invitation', 'farm_id');
grant select, insert, update, delete on gateway.invitation to brazda_system;
create policy of_the_system on gateway.invitation to brazda_system using (true) with check (true);
