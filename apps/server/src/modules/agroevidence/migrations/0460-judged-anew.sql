-- By which state of the farm and the catalogue the rows of an import were judged: where that is another by now, they are judged
-- anew before anybody looks at them. What was judged before this is.
alter table agroevidence.record_import add column judged_state text not null default '';
-- Rises as often as its rows were judged otherwise: whoever has them recorded may say which of these they have looked at.
alter table agroevidence.record_import add column version int not null default 1;
