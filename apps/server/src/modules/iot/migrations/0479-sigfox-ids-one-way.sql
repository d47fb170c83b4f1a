-- A device of Sigfox is known without the zeros at the beginning of its id, as labels have them and callbacks may not. Where the
-- same farm has it both ways in use, both stay as they are. For this once of all farms.
alter table iot.node no force row level security;
update iot.node n set external_id = ltrim(n.external_id, '0')
where n.network_type = 'SIGFOX' and n.external_id like '0%' and ltrim(n.external_id, '0') <> ''
  and not exists (
    select from iot.node other where other.farm_id = n.farm_id and other.network_type = 'SIGFOX' and other.id <> n.id
      and other.retired_at is null and n.retired_at is null and ltrim(other.external_id, '0') = ltrim(n.external_id, '0'));
alter table iot.node force row level security;
alter table iot.message no force row level security;
update iot.message m set external_id = ltrim(m.external_id, '0')
where m.network_type = 'SIGFOX' and m.external_id like '0%' and ltrim(m.external_id, '0') <> '' and m.state = 'PARKED';
alter table iot.message force row level security;
