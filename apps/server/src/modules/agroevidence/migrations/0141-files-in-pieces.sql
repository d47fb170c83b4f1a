-- The file of an import lies in pieces: as one value it passed through memory many times over, each time as a whole.
create table agroevidence.import_file_piece (
  farm_id int not null,
  import_id int not null,
  position int not null,
  bytes bytea not null,
  primary key (farm_id, import_id, position),
  foreign key (farm_id, import_id) references agroevidence.import on delete cascade
);
-- To try to pack what mostly is packed takes longer than to store it.
alter table agroevidence.import_file_piece alter column bytes set storage external;

alter table agroevidence.import no force row level security;
insert into agroevidence.import_file_piece (farm_id, import_id, position, bytes)
select farm_id, id, position, substring(file from position * 262144 + 1 for 262144)
from agroevidence.import, generate_series(0, (octet_length(file) - 1) / 262144) as position
where octet_length(file) > 0;
alter table agroevidence.import force row level security;
alter table agroevidence.import drop column file;

call core.guard_by_farm('agroevidence.import_file_piece', 'farm_id');
grant select, insert, delete on agroevidence.import_file_piece to brazda_farm;
