-- Keys by which a forgotten password is set anew. The key itself stands in a mail only; here lies its hash. One per person.
create table gateway.reset_key (
  user_id int primary key references core.app_user on delete cascade,
  key_hash bytea not null constraint reset_key_once unique,
  expires_at timestamptz not null
);
grant select, insert, update, delete on gateway.reset_key to brazda_system;

-- A password that was set anew or changed ends sessions too.
alter table gateway.session drop constraint session_revoked_reason_check;
alter table gateway.session add constraint session_revoked_reason_check
  check (revoked_reason in ('SIGN_OUT', 'REUSE', 'EXPIRED', 'PASSWORD'));
