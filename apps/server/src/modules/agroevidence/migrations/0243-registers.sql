-- Public registers of products for plant protection, fertilizers and harmful organisms, as they were imported: from a file
-- or from the open services of the ministry. Rows of registers stand in the catalogue of materials beside all others;
-- none is ever deleted.
create table agroevidence.register_import (
  id int generated always as identity primary key,
  register text not null check (register in ('PLANT_PROTECTION', 'FERTILIZER', 'ORGANISM')),
  country_code text not null references core.country,
  origin text not null check (origin in ('FILE', 'SERVICE')),
  file_name text,
  -- Whether whoever sent the file says that it may hold far fewer rows than are known.
  may_be_smaller boolean not null default false,
  -- As the register dates itself.
  version text,
  state text not null default 'IN_PROGRESS' check (state in ('IN_PROGRESS', 'SUCCESS', 'FAILED')),
  started_at timestamptz not null,
  finished_at timestamptz,
  records int not null default 0,
  added int not null default 0,
  changed int not null default 0,
  ended int not null default 0,
  unchanged int not null default 0,
  refused int not null default 0,
  failure text,
  -- The line of the file at which it failed, where that is known.
  failure_line int
);
create unique index register_import_one_under_way on agroevidence.register_import (register) where state = 'IN_PROGRESS';

-- The file, packed, until it was read.
create table agroevidence.register_import_piece (
  import_id int not null references agroevidence.register_import on delete cascade,
  position int not null,
  bytes bytea not null,
  primary key (import_id, position)
);

-- What an import did row by row; what stayed as it was is only counted. Until the import ends, content waits here.
create table agroevidence.register_import_row (
  import_id int not null references agroevidence.register_import on delete cascade,
  place int not null,
  -- Null where a row was in the file no more.
  line int,
  key text,
  name text,
  -- Null as long as it waits.
  outcome text check (outcome in ('ADDED', 'CHANGED', 'ENDED', 'REFUSED')),
  -- Why it was refused; of what ended, whether the register has it no more.
  reason text,
  material_id int references agroevidence.material,
  content jsonb,
  content_hash text,
  -- What was known of it before it was changed or ended.
  before jsonb,
  -- The last day of its use as it is since then.
  after_valid_to date,
  primary key (import_id, place)
);
create index register_import_row_of_material on agroevidence.register_import_row (material_id)
  where material_id is not null;

alter table agroevidence.material
  -- Whether a decision on it is in force; null where no register of such decisions has it.
  add column is_authorised boolean,
  -- The last days of its authorisation and of the sale of stocks; that of their use is valid_to.
  add column authorised_to date,
  add column sold_to date,
  -- The first day on which its register had it no more.
  add column left_register_on date,
  add column content_hash text,
  -- The last import that wrote it; null where it is of no register.
  add column register_import_id int references agroevidence.register_import;

alter table agroevidence.organism
  add column left_register_on date,
  add column content_hash text,
  add column register_import_id int references agroevidence.register_import;

grant select on agroevidence.register_import to brazda_farm;
grant select, insert, update on agroevidence.register_import, agroevidence.material, agroevidence.organism to brazda_system;
grant select, insert, update, delete on agroevidence.register_import_piece, agroevidence.register_import_row to brazda_system;
grant select on agroevidence.crop to brazda_system;
