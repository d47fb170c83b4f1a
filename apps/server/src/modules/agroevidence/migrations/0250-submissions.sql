-- By when records of plant protection are handed over, and who has to: data, dated and each with where it is from. A country
-- without a rule asks for none.
create table agroevidence.submission_rule (
  id int primary key generated always as identity,
  country_code text not null references core.country,
  -- The first and the last day of the months that it is for.
  valid_from date not null,
  valid_to date,
  -- Until the last day of the month that lies so many months after it, or on one day for all of them.
  due_months int check (due_months between 0 and 12),
  due_on date,
  -- Holdings with more land than this have to.
  above_ha double precision not null,
  source text not null,
  is_general_knowledge boolean not null,
  constraint submission_rule_days_in_order check (valid_from <= valid_to),
  constraint submission_rule_one_deadline check (num_nonnulls(due_months, due_on) = 1)
);
grant select on agroevidence.submission_rule to brazda_farm;
insert into agroevidence.submission_rule
  (country_code, valid_from, valid_to, due_months, due_on, above_ha, source, is_general_knowledge) values
  ('CZ', '2023-07-01', '2023-10-31', null, '2023-11-30', 200,
    'ÚKZÚZ 13. 10. 2023, prodloužení termínu předání dat evidence POR', false),
  ('CZ', '2023-11-01', null, 1, null, 200,
    'Zákon č. 326/2004 Sb. § 60 odst. 7 ve znění zákona č. 273/2022 Sb.; MZe 31. 5. 2023', false);

-- Records of plant protection as they were handed over to the ministry: each tells of a farming year from its first day to the last
-- day of a month. What was sent is written once; only what became of it changes.
create table agroevidence.submission (
  farm_id int not null references core.farm on delete cascade,
  id int generated always as identity,
  from_day date not null,
  to_day date not null,
  schema_version int not null,
  state text not null check (state in ('WAITING', 'SENDING', 'NOT_SENT', 'MAYBE_SENT', 'DELIVERED', 'ACCEPTED', 'FAULTY',
    'UNANSWERED')),
  -- SHA-256 of the request.
  hash bytea not null,
  -- The request, packed with gzip.
  request bytea not null,
  -- Which action and parcel each use of the request is, in their order: JSON, packed with gzip.
  origins bytea not null,
  uses int not null check (uses >= 0),
  parcels int not null check (parcels >= 0),
  warnings int not null check (warnings >= 0),
  created_at timestamptz not null,
  -- Who, as they were called then: accounts go, the submission stays.
  created_by int not null,
  created_by_email text not null,
  -- When it was last begun to be handed over.
  sent_at timestamptz,
  delivered_at timestamptz,
  -- The number under which the ministry has taken it for processing.
  guid text,
  -- Until when the ministry is asked what came of it, and when it told.
  asked_until timestamptz,
  answered_at timestamptz,
  -- Why it was not sent, or may not have been.
  failure text,
  -- As the ministry has said it.
  failure_says text,
  primary key (farm_id, id),
  constraint submission_days_in_order check (from_day <= to_day)
);
alter table agroevidence.submission alter column request set storage external;
alter table agroevidence.submission alter column origins set storage external;
create index submission_of_month on agroevidence.submission (farm_id, to_day, id desc);
-- Sending a month twice at once sends it once.
create unique index submission_one_under_way on agroevidence.submission (farm_id, to_day) where state in ('WAITING', 'SENDING');

-- What the ministry has found wrong, each with what of the submission it is about.
create table agroevidence.submission_error (
  farm_id int not null,
  submission_id int not null,
  place int not null check (place > 0),
  part text not null check (part in ('SUBMISSION', 'SOWING', 'AREA', 'CULTIVATION', 'USE')),
  code text,
  -- As the ministry abbreviates its kind: C is one for which all of it is refused.
  kind text,
  says text not null,
  parcel_id int,
  action_id int,
  primary key (farm_id, submission_id, place),
  foreign key (farm_id, submission_id) references agroevidence.submission on delete cascade
);
create index submission_error_of_action on agroevidence.submission_error (farm_id, action_id) where action_id is not null;

call core.guard_by_farm('agroevidence.submission', 'farm_id');
call core.guard_by_farm('agroevidence.submission_error', 'farm_id');
grant select, insert, update, delete on agroevidence.submission to brazda_farm;
grant select, insert, delete on agroevidence.submission_error to brazda_farm;
