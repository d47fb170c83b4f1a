-- A session in which an administrator acts as somebody else. It has a session of the administrator's own behind it, lives
-- no longer than that, and leads back to it.
alter table gateway.session
  add column original_user_id int references core.app_user on delete cascade,
  add column original_session_id uuid references gateway.session on delete cascade,
  add constraint session_original_whole check ((original_user_id is null) = (original_session_id is null));
create index session_of_original on gateway.session (original_session_id);
