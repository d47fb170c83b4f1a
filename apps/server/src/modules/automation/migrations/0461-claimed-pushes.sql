-- Since when somebody is about to push it: nobody else does meanwhile. Whoever was stopped before it was done leaves that
-- standing, and after a minute another pushes it.
alter table automation.notification add column push_claimed_at timestamptz;
grant update (push_claimed_at) on automation.notification to brazda_system;
