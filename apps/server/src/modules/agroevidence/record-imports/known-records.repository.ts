import type { ActionType } from '@brazda/domain/enumerations/action.ts';
import type { GrazingAnimals, IrrigationUnit } from '@brazda/domain/enumerations/other-work.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { sql, type RawBuilder } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import { stateOfTables } from '#server/db/state-of-tables.ts';

/** How a parcel was from a day to a day; null where no day is known. */
export interface KnownVersion {
  readonly id: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly square: string | null;
  readonly blockNumber: string | null;
  readonly areaM2: number;
}

export interface KnownParcel {
  readonly id: number;
  readonly name: string;
  readonly isRetired: boolean;
  /** The first one first. */
  readonly versions: readonly KnownVersion[];
}

export interface KnownMaterial {
  readonly id: number;
  readonly kind: MaterialKind;
  readonly name: string;
  readonly names: readonly string[];
  readonly registrationNumber: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isOwn: boolean;
  readonly isOrganic: boolean;
}

/** What stood or stands on a parcel. */
export interface KnownStand {
  readonly id: number;
  readonly parcelId: number;
  readonly cropId: number | null;
  readonly role: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly areaM2: number | null;
}

/** All parcels of the farms with their outlines' days; those that were taken back are none. */
export async function findKnownParcels(farms: FarmReading): Promise<KnownParcel[]> {
  const rows = await farms.rows(sql<Omit<KnownParcel, 'versions'> & { readonly versions: KnownVersion[] }>`
    select p.id, p.local_name as name, p.status = 'RETIRED' as is_retired,
      json_agg(json_build_object('id', v.id, 'from', lower(v.valid), 'to', upper(v.valid), 'square', v.square,
        'blockNumber', v.block_number, 'areaM2', v.shown_area_ha * 10000) order by lower(v.valid) nulls first) as versions
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.retracted_at is null
    where ${ofFarms(farms, sql`p.farm_id`)} and ${ofFarms(farms, sql`v.farm_id`)} and p.status <> 'TAKEN_BACK'
    group by p.farm_id, p.id`);
  return rows;
}

/** What stood on the land and was not taken back. */
export function findKnownStands(farms: FarmReading): Promise<KnownStand[]> {
  return farms.rows(sql<KnownStand>`
    select k.id, k.parcel_id, coalesce(k.crop_id, k.own_crop_id) as crop_id, k.role, lower(k.valid) as from, upper(k.valid) as to,
      k.area_m2
    from agroevidence.cultivation k where ${ofFarms(farms, sql`k.farm_id`)} and k.retracted_at is null`);
}

interface MaterialBrief {
  readonly id: number;
  readonly kind: MaterialKind;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly registrationNumber: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isOwn: boolean;
  readonly fertilizerType: string | null;
}

/** Those of the catalogue whose names or numbers are among some that are folded, those of some ids, and all of the farm's own. */
export async function findKnownMaterials(
  farms: FarmReading,
  {
    words,
    numbers,
    ids,
  }: { readonly words: readonly string[]; readonly numbers: readonly string[]; readonly ids: readonly number[] },
): Promise<KnownMaterial[]> {
  const columns = (table: string): RawBuilder<unknown> =>
    sql.raw(`${table}.id, ${table}.kind, ${table}.name,
    ${table}.registration_number, ${table}.valid_from, ${table}.valid_to,
    case when ${table}.kind = 'FERTILIZER' then ${table}.facts ->> 'type' end as fertilizer_type`);
  const rows = await farms.rows(sql<MaterialBrief>`
    select ${columns('m')}, m.names, false as is_own from agroevidence.material m
    where m.id = any(${[...ids]}::int[]) or exists (
        select from unnest(string_to_array(m.search_key, e'\n')) as line
        where line = any(${[...words]}::text[]) or split_part(line, ' (', 1) = any(${[...words]}::text[]))
      or lower(regexp_replace(m.registration_number, '\\s', '', 'g')) = any(${[...numbers]}::text[])
    union all
    select ${columns('own')}, '{}'::jsonb, true from agroevidence.own_material own
    where ${ofFarms(farms, sql`own.farm_id`)} and own.retired_at is null`);
  return rows.map(({ names, fertilizerType, ...material }) => ({
    ...material,
    names: Object.values(names),
    isOrganic:
      fertilizerType !== null &&
      fertilizerType !== 'MINERAL' &&
      fertilizerType !== 'LIMING' &&
      fertilizerType !== 'FOLIAR',
  }));
}

interface RecordedRow {
  readonly day: string;
  readonly type: ActionType;
  readonly parcelId: number;
  readonly note: string | null;
  readonly parts: readonly number[];
  readonly amounts: readonly { readonly of: string; readonly unitKind: string }[] | null;
  readonly animals: GrazingAnimals | null;
  readonly head: number | null;
  readonly days: number | null;
  readonly waterValue: number | null;
  readonly waterUnit: IrrigationUnit | null;
}

/** What is recorded of some days, on each parcel. */
export function findRecorded(farms: FarmReading, days: readonly string[]): Promise<RecordedRow[]> {
  return farms.rows(sql<RecordedRow>`
    select a.day, a.type, t.parcel_id, a.note, t.amounts as parts, a.grazing_animals as animals, a.grazing_head as head,
      a.grazing_days as days, a.irrigation_value as water_value, a.irrigation_unit as water_unit, (
      select json_agg(json_build_object('of', coalesce(coalesce(u.material_id, u.own_material_id)::text, m.kind), 'unitKind', m.unit_kind)
        order by m.place)
      from agroevidence.action_amount m
      left join agroevidence.used_material u on u.farm_id = m.farm_id and u.id = m.used_material_id
      where m.farm_id = a.farm_id and m.action_id = a.id and ${ofFarms(farms, sql`m.farm_id`)}) as amounts
    from agroevidence.action a
    join agroevidence.action_target t on t.farm_id = a.farm_id and t.action_id = a.id
    where ${ofFarms(farms, sql`a.farm_id`)} and ${ofFarms(farms, sql`t.farm_id`)} and a.retired_at is null
      and a.day = any(${[...days]}::date[])`);
}

/** What old records are judged by. */
const judgedBy = {
  ofFarms: ['parcel', 'parcel_version', 'cultivation', 'own_crop', 'own_material', 'action', 'action_target'].map(
    (table) => `agroevidence.${table}`,
  ),
  ofAll: ['agroevidence.crop', 'agroevidence.material'],
};

/** The state of all that the rows of a farm's files are judged by on its day: another as soon as something of it is. */
export async function stateOfKnown(farms: FarmReading, now: Date): Promise<string> {
  const [today] = await farms.rows(sql<{ day: string }>`select day from (${farmDays(farms, now)}) as farm_day`);
  return `${today?.day ?? ''} ${await stateOfTables(farms, judgedBy)}`;
}
