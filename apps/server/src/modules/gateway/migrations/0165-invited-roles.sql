-- As what somebody is invited to a farm. Invitations on their way were for members, who are managers now.
alter table gateway.invitation add column role text not null default 'manager'
  constraint invitation_role check (role in ('owner', 'manager', 'worker', 'reader'));
alter table gateway.invitation alter column role drop default;
