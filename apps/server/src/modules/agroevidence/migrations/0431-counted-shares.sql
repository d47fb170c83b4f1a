-- What share of the nitrogen of a fertilizer counts to the crop, by how fast it gives it: as the fertilizers of the catalogue have
-- it. It is offered for fertilizers of farms, of which nobody else says it.
alter table agroevidence.nitrogen_rule drop constraint nitrogen_rule_kind_check;
alter table agroevidence.nitrogen_rule
  add constraint nitrogen_rule_kind_check check (kind in ('BY_PRODUCT', 'FIXATION', 'HOLDING', 'SHARE')),
  add column release_class text check (release_class in ('MINERAL', 'FAST', 'SLOW', 'NONE')),
  add constraint nitrogen_rule_share_of_class check ((kind = 'SHARE') = (release_class is not null));
insert into agroevidence.nitrogen_rule (kind, release_class, counted_percent, valid_from, source, is_general_knowledge) values
  ('SHARE', 'MINERAL', 100, '2012-08-01', 'NV 262/2012 Sb., § 7', true),
  ('SHARE', 'FAST', 60, '2012-08-01', 'NV 262/2012 Sb., § 7', true),
  ('SHARE', 'SLOW', 40, '2012-08-01', 'NV 262/2012 Sb., § 7', true),
  ('SHARE', 'NONE', 0, '2012-08-01', 'NV 262/2012 Sb., § 7', true);
