-- What people are told of their farms, and by which ways.
create schema automation;
grant usage on schema automation to brazda_farm, brazda_system;

create table automation.notification (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  user_id int not null references core.app_user on delete cascade,
  kind text not null check (kind in ('SENSOR_ALARM', 'SENSOR_SILENCE', 'AUTHORISATION')),
  event text not null check (event in ('SENSOR_ALARM_BEGAN', 'SENSOR_ALARM_ENDED', 'SENSOR_SILENT', 'SENSOR_HEARD',
    'AUTHORISATION_LOST')),
  severity text not null check (severity in ('ERROR', 'WARNING', 'INFO')),
  -- What the words are told: each reader has them in their language.
  facts jsonb not null,
  -- The page that shows it, after the address of the farm.
  link text not null,
  since timestamptz not null,
  created_at timestamptz not null,
  is_in_inbox boolean not null,
  read_at timestamptz,
  archived_at timestamptz,
  mail_waits boolean not null,
  mailed_at timestamptz,
  push_waits boolean not null,
  pushed_at timestamptz,
  primary key (farm_id, id)
);
create index notification_of_user on automation.notification (farm_id, user_id, id);
create index notification_to_send on automation.notification (farm_id) where mail_waits or push_waits;
create index notification_of_age on automation.notification (created_at);
call core.guard_by_farm('automation.notification', 'farm_id');
grant select, insert, update, delete on automation.notification to brazda_farm;
-- Whoever sends it must know the address and the language of its reader, which work on farms never sees.
grant select, delete on automation.notification to brazda_system;
grant update (mail_waits, mailed_at, push_waits, pushed_at) on automation.notification to brazda_system;
create policy of_the_system on automation.notification to brazda_system using (true) with check (true);

create table automation.notification_setting (
  farm_id int not null references core.farm on delete cascade,
  user_id int not null references core.app_user on delete cascade,
  kind text not null check (kind in ('SENSOR_ALARM', 'SENSOR_SILENCE', 'AUTHORISATION')),
  in_inbox boolean not null,
  by_mail boolean not null,
  by_push boolean not null,
  primary key (farm_id, user_id, kind)
);
call core.guard_by_farm('automation.notification_setting', 'farm_id');
grant select, insert, update, delete on automation.notification_setting to brazda_farm;

-- By which push services know this installation: one pair of keys (VAPID), of which the private one is sealed.
create table automation.push_key (
  id boolean primary key default true check (id),
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null
);
grant select, insert, update, delete on automation.push_key to brazda_system;

create table automation.push_subscription (
  id int generated always as identity primary key,
  user_id int not null references core.app_user on delete cascade,
  endpoint text not null constraint push_subscription_once unique,
  p256dh text not null,
  auth text not null,
  device text,
  created_at timestamptz not null
);
create index push_subscription_of_user on automation.push_subscription (user_id);
grant select, insert, update, delete on automation.push_subscription to brazda_system;
