import type { FoundOfMaterial, RestrictionFinding } from '@brazda/contract/agroevidence/restriction-shapes.ts';
import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import type { ActionState, ActionType, AmountBasis, AreaOrigin } from '@brazda/domain/enumerations/action.ts';
import type { MaterialUnit, UnitKind } from '@brazda/domain/enumerations/material.ts';
import type { RecordSource } from '@brazda/domain/enumerations/record-source.ts';
import { votes, type UnjudgedReason, type Vote } from '@brazda/domain/enumerations/restriction.ts';
import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmConditions, type FarmReading, type FarmTransaction } from '#server/db/farm-scope.ts';
import { geoJson } from '#server/db/spatial.ts';
import { ownCrop, ownCropColumn, type NamedOwnCrop, type RecordedCrop } from '../crops/standing-crop.repository.ts';
import { successorRows, type SuccessorRow } from './successors.repository.ts';
import type { ActionColumns, AmountKind } from './written-actions.repository.ts';

/** What something was used against: an own organism as it was called then, and under its code what nobody knows any more. */
export interface NamedOrganism {
  readonly name: string;
  readonly names: Readonly<Record<string, string>> | null;
}

export interface AmountRow {
  readonly kind: AmountKind;
  readonly materialId: number | null;
  readonly name: string | null;
  readonly registrationNumber: string | null;
  readonly value: number;
  readonly unit: MaterialUnit;
  readonly basis: AmountBasis;
  readonly unitKind: UnitKind;
  readonly amount: number;
  readonly batch: string | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
  readonly organismCodes: string[];
  readonly organisms: NamedOrganism[] | null;
  readonly purpose: string | null;
}

/** An action with its crop and what it brought or took, as lists tell of it. */
export interface ActionRow extends Omit<ActionColumns, 'startedAt' | 'finishedAt'> {
  readonly id: number;
  readonly farmId: number;
  readonly state: ActionState;
  readonly type: ActionType;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly source: RecordSource;
  readonly areaM2: number;
  readonly parcels: number;
  readonly nitrogenKg: number | null;
  readonly vote: Vote;
  readonly version: number;
  readonly ownCrop: NamedOwnCrop | null;
  readonly cropName: string;
  readonly grownCrops: RecordedCrop[];
  readonly amounts: AmountRow[];
  readonly firstParcels: { readonly id: number; readonly name: string }[];
}

export interface TargetRow {
  readonly parcelId: number;
  readonly name: string;
  readonly blockNumber: string | null;
  readonly areaM2: number;
  readonly parcelM2: number;
  readonly areaOrigin: AreaOrigin;
  readonly geometry: MultiPolygon | null;
  readonly growthStage: number | null;
  readonly cultivationId: number | null;
  readonly crop: RecordedCrop | null;
  readonly amounts: number[];
  readonly nitrogenKg: number | null;
  readonly countedNitrogenKg: number | null;
  readonly found: FoundOfMaterial[];
}

export interface DetailRow extends ActionRow {
  readonly findings: KeptFinding[];
  readonly unjudged: UnjudgedReason | null;
  readonly targets: TargetRow[];
  readonly successors: SuccessorRow[];
}

/** What was kept before hours were counted says nothing of them. */
type KeptFinding = Omit<RestrictionFinding, 'until'> & Partial<Pick<RestrictionFinding, 'until'>>;

const shownParcels = 3;

/** Of a row `grown` of cultivations, with the own crop `own` that it names. */
const recordedCrop = sql`json_build_object('cropId', grown.crop_id, 'ownCrop', ${ownCropColumn}, 'cropName', grown.crop_name)`;

/** What an action `k` was done to, where it names no crop. */
const grownCropsColumn = sql`case when k.crop_id is not null or k.own_crop_id is not null then '[]' else coalesce((
  select json_agg(${recordedCrop} order by grown.area_m2 desc, grown.crop_id, grown.own_crop_id)
  from (
    select c.farm_id, c.crop_id, c.own_crop_id, c.crop_name, sum(t.area_m2) as area_m2 from agroevidence.action_target t
    join agroevidence.cultivation c on c.farm_id = t.farm_id and c.id = t.cultivation_id
    where t.farm_id = k.farm_id and t.action_id = k.id group by c.farm_id, c.crop_id, c.own_crop_id, c.crop_name) as grown
  left join agroevidence.own_crop own on own.farm_id = grown.farm_id and own.id = grown.own_crop_id), '[]') end`;

const foundVotes = votes.filter((vote) => vote !== 'ALLOWED').toReversed();

/** The worst that was found of an action `k`; unknown where it was not judged. */
const voteColumn = sql`case when k.unjudged is not null then 'UNKNOWN' ${sql.join(
  foundVotes.map((vote) => sql`when k.findings @> ${sql.lit(JSON.stringify([{ vote }]))}::jsonb then ${sql.lit(vote)}`),
  sql` `,
)} else 'ALLOWED' end`;

/** Of an action `k`, and of the own crop `own` that it names. */
export const actionRowColumns = sql`k.id, k.farm_id, k.type, k.state, k.day, k.started_at, k.finished_at, k.source, k.operator,
  k.machine, k.note, k.order_id, k.crop_id, k.own_crop_id, ${ownCropColumn} as own_crop, '' as crop_name, k.crop_role, k.ends_crop,
  k.cut, k.moisture_percent, k.by_product_taken, k.incorporated_on, k.timing, k.water_l_per_ha, k.tank_l, k.nozzle,
  k.drift_reduction, k.wind_m_per_s, k.temperature_c, k.grazing_animals, k.grazing_head, k.grazing_days, k.irrigation_value,
  k.irrigation_unit, k.area_m2, k.parcels, k.nitrogen_kg, k.version, ${voteColumn} as vote,
  ${grownCropsColumn} as grown_crops,
  coalesce((select json_agg(json_build_object('kind', m.kind, 'materialId', coalesce(u.material_id, u.own_material_id),
      'name', u.name, 'registrationNumber', u.registration_number, 'value', m.said_value, 'unit', m.said_unit,
      'basis', m.said_basis, 'unitKind', m.unit_kind, 'amount', m.amount, 'batch', m.batch, 'producedOn', m.produced_on,
      'expiresOn', m.expires_on, 'organismCodes', m.organism_codes, 'organisms', (
        select json_agg(json_build_object('names', o.names,
          'name', coalesce(m.own_organisms -> said.code ->> 'name', o.name, said.code)) order by said.place)
        from unnest(m.organism_codes) with ordinality as said (code, place)
        left join agroevidence.organism o on o.code = said.code), 'purpose', m.purpose) order by m.place)
    from agroevidence.action_amount m
    left join agroevidence.used_material u on u.farm_id = m.farm_id and u.id = m.used_material_id
    where m.farm_id = k.farm_id and m.action_id = k.id), '[]') as amounts,
  coalesce((select json_agg(json_build_object('id', named.id, 'name', named.local_name)) from (
    select p.id, p.local_name from agroevidence.action_target t
    join agroevidence.parcel p on p.farm_id = t.farm_id and p.id = t.parcel_id
    where t.farm_id = k.farm_id and t.action_id = k.id order by p.sort_key, p.id limit ${sql.lit(shownParcels)}) as named), '[]')
    as first_parcels`;

/** Actions as `k`, that were not deleted. */
export function actionSource(farms: FarmConditions): RawBuilder<unknown> {
  return sql`agroevidence.action k ${ownCrop} where ${ofFarms(farms, sql`k.farm_id`)} and k.retired_at is null`;
}

const targetColumns = sql`t.parcel_id, p.local_name as name, v.block_number, t.area_m2, v.shown_area_ha * 10000 as parcel_m2,
  t.area_origin, case when t.geometry is not null then ${geoJson(sql`t.geometry`)} end as geometry, t.growth_stage,
  t.cultivation_id, case when grown.id is not null then ${recordedCrop} end as crop, t.amounts, t.nitrogen_kg, t.counted_nitrogen_kg, t.findings as found`;

function targetSource(farms: FarmConditions, id: number): RawBuilder<unknown> {
  return sql`from agroevidence.action_target t
    join agroevidence.parcel p on p.farm_id = t.farm_id and p.id = t.parcel_id
    join agroevidence.parcel_version v on v.farm_id = t.farm_id and v.id = t.parcel_version_id
    left join agroevidence.cultivation grown on grown.farm_id = t.farm_id and grown.id = t.cultivation_id
    left join agroevidence.own_crop own on own.farm_id = grown.farm_id and own.id = grown.own_crop_id
    where ${ofFarms(farms, sql`t.farm_id`)} and t.action_id = ${id} order by t.id`;
}

type FoundRow = Omit<DetailRow, 'targets' | 'successors'>;

export async function findDetail(farms: FarmReading, id: number): Promise<DetailRow | undefined> {
  const [[row], targets, successors] = await Promise.all([
    farms.rows(
      sql<FoundRow>`select ${actionRowColumns}, k.findings, k.unjudged from ${actionSource(farms)} and k.id = ${id}`,
    ),
    farms.rows(sql<TargetRow>`select ${targetColumns} ${targetSource(farms, id)}`),
    farms.rows(successorRows(farms, id)),
  ]);
  return row && { ...row, targets, successors };
}

/** The same in the transaction that has just written it. */
export async function findDetailForChange(tx: FarmTransaction, id: number): Promise<DetailRow | undefined> {
  const { rows } = await sql<FoundRow>`
    select ${actionRowColumns}, k.findings, k.unjudged from ${actionSource(tx)} and k.id = ${id}`.execute(tx.sql);
  const targets = await sql<TargetRow>`
    select ${targetColumns} ${targetSource(tx, id)}`.execute(tx.sql);
  const successors = await successorRows(tx, id).execute(tx.sql);
  const [row] = rows;
  return row && { ...row, targets: targets.rows, successors: successors.rows };
}
