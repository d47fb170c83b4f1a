-- What was against an action when it was recorded, or was not known: each finding once, with its rule as it stood then. What was
-- found of a parcel names the place of its material from 0 on, null where it is about none, and places among them from 0 on.
alter table agroevidence.action
  add column findings jsonb not null default '[]';
alter table agroevidence.action_target
  add column findings jsonb not null default '[]';
