-- Answers to calls that create something, by the key that their sender chose: written with the change itself, so that
-- whoever sends the same call again is told what came of it instead of doing it twice. Of calls before an account
-- there is no user. The request is kept as a keyed digest only, since it may hold a password.
create table core.request_key (
  id bigint generated always as identity primary key,
  user_id int references core.app_user on delete cascade,
  call text not null,
  key text not null,
  request_digest bytea not null,
  answer json not null,
  expires_at timestamptz not null,
  constraint request_key_once unique nulls not distinct (user_id, call, key)
);
create index request_key_expiry on core.request_key (expires_at);

grant insert on core.request_key to brazda_farm;
grant select, insert, delete on core.request_key to brazda_system;
