import type { CultivationRole } from '@brazda/contract/agroevidence/seed-applications.ts';
import { sql, type RawBuilder } from 'kysely';
import { inPortions } from '#server/db/in-portions.ts';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';
import { intersectionOf, landInBoth } from '#server/db/overlays.ts';
import { areaM2 } from '#server/db/spatial.ts';

/** A parcel that is held until the transaction ends: nobody else enters what grows on it meanwhile. */
export interface HeldParcel {
  readonly id: number;
  readonly farmId: number;
  readonly status: string;
  /** The official area or that of the outline, whichever is more: outlines of parts may fill either. */
  readonly areaM2: number;
}

/** Those of some parcels that there are, in the order of their ids. */
export async function holdParcels(tx: FarmChange, ids: readonly number[]): Promise<HeldParcel[]> {
  const { rows } = await sql<HeldParcel>`
    select p.id, p.farm_id, p.status, greatest(v.shown_area_ha * 10000, v.area_m2) as area_m2
    from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarms(tx, sql`p.farm_id`)} and p.id = any(${[...ids]}::int[]) and p.status <> 'TAKEN_BACK'
    order by p.id for no key update of p`.execute(tx.sql);
  return rows;
}

export async function holdParcel(tx: FarmChange, id: number): Promise<HeldParcel | undefined> {
  return (await holdParcels(tx, [id]))[0];
}

/** What is written of a cultivation; days and ends as they were said. */
export interface WrittenCultivation {
  readonly cropId: number | null;
  readonly ownCropId: number | null;
  readonly cropName: string;
  readonly role: CultivationRole;
  readonly part: number;
  readonly areaM2: number | null;
  /** WKB; null where the outline is that of the parcel, or not known. */
  readonly outline: Uint8Array | null;
  readonly sownOn: string | null;
  readonly harvestedOn: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

export interface KnownCultivation extends WrittenCultivation {
  readonly id: number;
  readonly parcelId: number;
  /** Until when it is said to stand, and which other one ends it before. */
  readonly saidTo: string | null;
  readonly endedById: number | null;
  readonly sownByActionId: number | null;
  readonly endedByActionId: number | null;
  readonly version: number;
}

/** All of some parcels of one farm that were not taken back. */
export async function findAllForChange(tx: FarmChange, parcels: readonly HeldParcel[]): Promise<KnownCultivation[]> {
  const { rows } = await sql<KnownCultivation>`
    select k.id, k.parcel_id, k.crop_id, k.own_crop_id, k.crop_name, k.role, k.part, k.area_m2, st_asbinary(k.geometry) as outline,
      k.sown_on, k.harvested_on, lower(k.valid) as from, upper(k.valid) as to,
      upper(coalesce(k.valid_before, k.valid)) as said_to, k.ended_by_id, k.sown_by_action_id, k.ended_by_action_id, k.version
    from agroevidence.cultivation k
    where k.farm_id = ${farmOf(parcels)} and ${ofFarms(tx, sql`k.farm_id`)}
      and k.parcel_id = any(${parcels.map(({ id }) => id)}::int[]) and k.retracted_at is null
    order by k.id`.execute(tx.sql);
  return rows;
}

export function findForChange(tx: FarmChange, parcel: HeldParcel): Promise<KnownCultivation[]> {
  return findAllForChange(tx, [parcel]);
}

/** No farm has this number: nothing is found where there are no parcels. */
const noFarm = 0;

function farmOf(parcels: readonly HeldParcel[]): number {
  return parcels[0]?.farmId ?? noFarm;
}

/** Whence a cultivation is known. */
interface CultivationOrigin {
  readonly source: string;
  readonly importId: number | null;
}

const byHand: CultivationOrigin = { source: 'MANUAL', importId: null };

export async function insertCultivation(
  tx: FarmChange,
  { id, farmId }: HeldParcel,
  written: WrittenCultivation,
  { source, importId } = byHand,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.cultivation (farm_id, parcel_id, crop_id, own_crop_id, crop_name, role, part, area_m2, geometry,
      sown_on, harvested_on, valid, source, import_id)
    values (${farmId}, ${id}, ${written.cropId}, ${written.ownCropId}, ${written.cropName}, ${written.role}, ${written.part},
      ${written.areaM2}, ${outlineOf(written)}, ${written.sownOn}, ${written.harvestedOn}, ${daysOf(written)},
      ${source}, ${importId})
    returning id`.execute(tx.sql);
  const [row] = rows;
  if (!row) throw new Error('The cultivation was not written');
  return row.id;
}

/** Its end is as it is said again, until ends are settled. */
export async function updateCultivation(
  tx: FarmChange,
  { farmId }: HeldParcel,
  id: number,
  written: WrittenCultivation,
): Promise<void> {
  await sql`
    update agroevidence.cultivation k
    set crop_id = ${written.cropId}, own_crop_id = ${written.ownCropId}, crop_name = ${written.cropName},
      role = ${written.role}, part = ${written.part}, area_m2 = ${written.areaM2}, geometry = ${outlineOf(written)},
      sown_on = ${written.sownOn}, harvested_on = ${written.harvestedOn}, valid = ${daysOf(written)},
      valid_before = null, ended_by_id = null
    where k.farm_id = ${farmId} and ${ofFarms(tx, sql`k.farm_id`)} and k.id = ${id}`.execute(tx.sql);
}

function outlineOf({ outline }: WrittenCultivation): RawBuilder<unknown> {
  return outline === null ? sql`null` : sql`st_setsrid(st_geomfromwkb(${Buffer.from(outline)}), 4326)`;
}

function daysOf({ from, to }: Pick<WrittenCultivation, 'from' | 'to'>): RawBuilder<unknown> {
  return sql`daterange(${from}::date, ${to}::date)`;
}

export async function retractCultivation(tx: FarmChange, { farmId }: HeldParcel, id: number, at: Date): Promise<void> {
  await sql`
    update agroevidence.cultivation k set retracted_at = ${at}, valid = coalesce(valid_before, valid),
      valid_before = null, ended_by_id = null
    where k.farm_id = ${farmId} and ${ofFarms(tx, sql`k.farm_id`)} and k.id = ${id}`.execute(tx.sql);
}

/** The end that one has from now on: its own, or the first day of what ends it. */
export interface NewEnd {
  readonly id: number;
  readonly to: string | null;
  readonly endedById: number | null;
}

/** What was said of the end is kept where something else ends it before. */
export async function moveEnds(
  tx: FarmChange,
  { farmId }: Pick<HeldParcel, 'farmId'>,
  ends: readonly NewEnd[],
): Promise<void> {
  await inPortions(ends, (some) =>
    sql`
    update agroevidence.cultivation k
    set valid = daterange(lower(k.valid), given."to"), ended_by_id = given."endedById",
      valid_before = case when given."endedById" is not null then coalesce(k.valid_before, k.valid) end
    from json_to_recordset(${JSON.stringify(some)}::json) as given ("id" int, "to" date, "endedById" int)
    where k.farm_id = ${farmId} and ${ofFarms(tx, sql`k.farm_id`)} and k.id = given."id"`.execute(tx.sql),
  );
}

/** Whether an outline shares land with those of others, beyond so many square metres. */
export async function sharesLand(
  tx: FarmChange,
  { farmId }: HeldParcel,
  id: number,
  otherIds: readonly number[],
  toleranceM2: number,
): Promise<boolean> {
  const { rows } = await sql<{ isShared: boolean }>`
    select exists (
      select from agroevidence.cultivation k
      join agroevidence.cultivation o on o.farm_id = k.farm_id and o.id = any(${[...otherIds]}::int[])
        and o.geometry && k.geometry
      where k.farm_id = ${farmId} and ${ofFarms(tx, sql`k.farm_id`)} and k.id = ${id}
        and ${landInBoth(sql`k.geometry`, sql`o.geometry`)} > ${toleranceM2}
    ) as is_shared`.execute(tx.sql);
  return rows[0]?.isShared ?? false;
}

/** What of a drawn outline lies in the parcel. */
export interface DrawnPart {
  readonly isValid: boolean;
  readonly drawnM2: number | null;
  readonly insideM2: number | null;
  /** WKB. */
  readonly inside: Uint8Array | null;
}

export async function measureDrawn(tx: FarmChange, { id, farmId }: HeldParcel, drawn: string): Promise<DrawnPart> {
  const { rows } = await sql<DrawnPart>`
    with drawn as materialized (
      select st_setsrid(st_geomfromgeojson(${drawn}::text), 4326) as outline
    ), judged as materialized (
      select outline, st_isvalid(outline) as is_valid from drawn
    ), cut as materialized (
      select is_valid, outline, case when is_valid
        then st_multi(st_collectionextract(${intersectionOf(sql`outline`, sql`v.geometry`)}, 3)) end as inside
      from judged join agroevidence.parcel_version v
        on v.farm_id = ${farmId} and ${ofFarms(tx, sql`v.farm_id`)} and v.parcel_id = ${id} and v.is_current
    )
    select is_valid, case when is_valid then ${areaM2(sql`outline`)} end as drawn_m2,
      case when is_valid then ${areaM2(sql`inside`)} end as inside_m2, st_asbinary(inside) as inside
    from cut`.execute(tx.sql);
  return rows[0] ?? { isValid: false, drawnM2: null, insideM2: null, inside: null };
}
