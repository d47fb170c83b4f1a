-- How a user has signed in to the registry, until the farm is created for which they did.
create table core.registry_sign_in (
  user_id int primary key references core.app_user on delete cascade,
  login text not null,
  szrid text not null,
  sealed_key bytea not null,
  registered_name text not null,
  signed_in_at timestamptz not null
);

grant select, insert, update, delete on core.registry_sign_in to brazda_system;
