-- Nor does an alarm last about what the messages of its sensor, read once more, say nothing of.
alter table iot.alarm drop constraint alarm_ending_check;
alter table iot.alarm add constraint alarm_ending_check
  check (ending in ('BACK', 'RULE_CHANGED', 'RULE_RETIRED', 'NODE_LEFT', 'NOT_MEASURED'));
