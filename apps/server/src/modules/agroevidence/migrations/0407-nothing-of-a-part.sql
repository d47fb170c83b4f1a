-- Where an action is divided, so little may have been said for all of its land that nothing falls to one of its parts.
alter table agroevidence.action_amount drop constraint action_amount_said_value_check;
alter table agroevidence.action_amount add constraint action_amount_said_value_check check (said_value >= 0);
