-- How people have arranged lists for themselves.
create table gateway.list_view (
  user_id int not null references core.app_user on delete cascade,
  list text not null,
  columns text[],
  primary key (user_id, list)
);
call core.keep_versions('gateway.list_view');
grant select, insert, update, delete on gateway.list_view to brazda_system;
