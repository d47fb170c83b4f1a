import { sql, type RawBuilder } from 'kysely';
import type { Language, MultiPolygon } from '@brazda/contract/shapes.ts';
import type {
  BlockProperty,
  LandChangeKind,
  LandConflict,
  LandDecision,
} from '@brazda/domain/enumerations/land-change.ts';
import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import type { BlockFacts } from '@brazda/domain/land-update/block-differences.ts';
import type { FileFacts } from '@brazda/domain/land-update/file-differences.ts';
import type { Database } from '#server/db/database.ts';
import { ofFarm, ofFarms, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import { geoJson } from '#server/db/spatial.ts';
import { refreshStatistics } from '#server/db/statistics.ts';
import type { LandUpdateRow } from './land-updates.repository.ts';

type UpdateKey = Pick<LandUpdateRow, 'farmId' | 'id' | 'source'>;

/** A change that was found, and what taking it would do. */
export interface FoundChange {
  readonly number: number;
  readonly kind: LandChangeKind;
  readonly conflict: LandConflict | null;
  readonly decision: LandDecision;
  readonly properties: readonly BlockProperty[];
  readonly movedM2: number;
  readonly isAboutLand: boolean;
  readonly before: readonly { readonly key: string; readonly importId: number }[];
  readonly now: readonly ChangedBlock[];
  readonly parcels: readonly ComparedParcel[];
}

/** A parcel as it was compared, and where it lay; what it was called and what grew there, where that was asked. */
interface ComparedParcel {
  readonly parcelId: number;
  readonly versionId: number;
  readonly knownName: string | null;
  readonly knownCropId: number | null;
  readonly knownCrop: string | null;
  readonly knownCadastralUnit: string | null;
}

export interface ChangedBlock {
  readonly key: string;
  /** The parcel that goes on as the block, and the one that had most of its land. */
  readonly parcelId: number | null;
  readonly ancestorId: number | null;
  /** From which day on it is so, where it says so itself. */
  readonly holdsFrom: string | null;
}

/** Writes down what was found; of the blocks now only those are kept that belong to a change, and those of the keys. */
export async function insertChanges(
  tx: FarmChange,
  { farmId, id, source }: UpdateKey,
  changes: readonly FoundChange[],
  keptKeys: readonly string[] = [],
): Promise<void> {
  const whose = { farmId, updateId: id };
  await insertInPieces(changes, (piece) =>
    tx.sql
      .insertInto('agroevidence.landUpdateChange')
      .values(
        piece.map(({ before: _before, now: _now, parcels: _parcels, ...change }) => ({
          ...whose,
          ...change,
          properties: [...change.properties],
        })),
      )
      .execute(),
  );
  const before = changes.flatMap((change) => change.before.map((block) => ({ ...block, changeNumber: change.number })));
  await insertInPieces(before, (piece) =>
    tx.sql
      .insertInto('agroevidence.landUpdateBefore')
      .values(piece.map((row) => ({ ...whose, source, ...row })))
      .execute(),
  );
  const parcels = changes.flatMap((change) => change.parcels.map((met) => ({ ...met, changeNumber: change.number })));
  await insertInPieces(parcels, (piece) =>
    tx.sql
      .insertInto('agroevidence.landUpdateParcel')
      .values(piece.map((row) => ({ ...whose, ...row })))
      .execute(),
  );
  await markBlocks(tx, whose, changes, keptKeys);
}

/** To be called once the transaction that wrote so many changes down is over: they are read by joins of their tables. */
export function analyzeChanges(database: Database, written: number): Promise<void> {
  const tables = [
    'agroevidence.land_update_change',
    'agroevidence.land_update_block',
    'agroevidence.land_update_before',
    'agroevidence.land_update_parcel',
  ] as const;
  return refreshStatistics(database, tables, written);
}

async function markBlocks(
  tx: FarmChange,
  { farmId, updateId }: { readonly farmId: number; readonly updateId: number },
  changes: readonly FoundChange[],
  keptKeys: readonly string[],
): Promise<void> {
  const blocks = changes.flatMap(({ number, now }) => now.map((block) => ({ ...block, number })));
  await sql`
    update agroevidence.land_update_block b
    set change_number = given.number, parcel_id = given.parcel_id, ancestor_id = given.ancestor_id,
      begins = given.parcel_id is null, holds_from = given.holds_from
    from unnest(
      ${blocks.map(({ key }) => key)}::text[],
      ${blocks.map(({ number }) => number)}::int[],
      ${blocks.map(({ parcelId }) => parcelId)}::int[],
      ${blocks.map(({ ancestorId }) => ancestorId)}::int[],
      ${blocks.map(({ holdsFrom }) => holdsFrom)}::date[]
    ) as given (key, number, parcel_id, ancestor_id, holds_from)
    where ${ofFarm(tx, sql`b.farm_id`, farmId)} and b.update_id = ${updateId} and b.key = given.key`.execute(tx.sql);
  await sql`
    delete from agroevidence.land_update_block
    where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${updateId} and change_number is null
      and key <> all(${[...keptKeys]}::text[])`.execute(tx.sql);
}

const rowsAtOnce = 1000;

/** A statement takes 65,535 values at most. */
async function insertInPieces<T>(rows: readonly T[], insert: (piece: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await insert(rows.slice(from, from + rowsAtOnce));
}

/** A file also says what a parcel is called and what grows there. */
type SaidFacts = BlockFacts & Partial<Pick<FileFacts, 'name' | 'cropName'>>;

export interface BlockState {
  readonly facts: SaidFacts;
  readonly areaM2: number;
  readonly geometry?: MultiPolygon;
}

export interface MetParcelRow {
  readonly id: number;
  readonly name: string;
  readonly blockNumber: string | null;
  readonly officialAreaHa: number | null;
  readonly areaM2: number;
  readonly continues: boolean;
  readonly continuesAs: string | null;
  readonly facts: SaidFacts;
  readonly geometry?: MultiPolygon;
}

export interface ChangeRow extends Pick<
  FoundChange,
  'number' | 'kind' | 'conflict' | 'decision' | 'properties' | 'movedM2'
> {
  readonly before: readonly BlockState[];
  readonly now: readonly BlockState[];
  readonly parcels: readonly MetParcelRow[];
}

export interface ChangeQuery {
  readonly page: number;
  readonly perPage: number;
  readonly direction: SortDirection;
  readonly kinds?: readonly LandChangeKind[] | undefined;
  readonly decisions?: readonly LandDecision[] | undefined;
  readonly conflictsOnly: boolean;
  /** In which crops are named. */
  readonly language: Language;
  /** With their outlines. */
  readonly isDrawn?: boolean;
}

/** One page of the changes of an update. */
export async function listChanges(
  tx: FarmTransaction,
  updateId: number,
  query: ChangeQuery,
): Promise<{ rows: ChangeRow[]; total: number }> {
  const wanted = sql`c.update_id = ${updateId}
    ${query.kinds ? sql`and c.kind = any(${[...query.kinds]}::text[])` : sql``}
    ${query.decisions ? sql`and c.decision = any(${[...query.decisions]}::text[])` : sql``}
    ${query.conflictsOnly ? sql`and c.conflict is not null` : sql``}`;
  const order = sql`order by c.number ${query.direction === 'desc' ? sql`desc` : sql`asc`}`;
  const { rows } = await sql<ChangeRow>`
    select ${changeColumns(query.isDrawn ?? false, query.language)} from agroevidence.land_update_change c
    where ${ofFarms(tx, sql`c.farm_id`)} and ${wanted}
    ${order} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(tx.sql);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from agroevidence.land_update_change c
    where ${ofFarms(tx, sql`c.farm_id`)} and ${wanted}`.execute(tx.sql);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** One change with its outlines. */
export async function findChange(
  tx: FarmTransaction,
  updateId: number,
  number: number,
  language: Language,
): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`
    select ${changeColumns(true, language)} from agroevidence.land_update_change c
    where ${ofFarms(tx, sql`c.farm_id`)} and c.update_id = ${updateId} and c.number = ${number}`.execute(tx.sql);
  return rows[0];
}

/** Parcels as they were compared, but by the name that they bear today. */
function changeColumns(isDrawn: boolean, language: Language): RawBuilder<unknown> {
  const outlineOf = (table: string): RawBuilder<unknown> =>
    isDrawn ? sql`, 'geometry', ${geoJson(sql.ref(`${table}.geometry`))}` : sql``;
  const ofChange = (table: string): RawBuilder<unknown> =>
    sql`${sql.ref(`${table}.update_id`)} = c.update_id
      and ${sql.ref(`${table}.change_number`)} = c.number`;
  return sql`c.number, c.kind, c.conflict, c.decision, c.properties, c.moved_m2, (
      select coalesce(json_agg(json_build_object('facts', b.facts, 'areaM2', b.area_m2 ${outlineOf('b')}) order by b.key), '[]')
      from agroevidence.land_update_before o
      join agroevidence.registry_block b on b.farm_id = o.farm_id and b.source = o.source and b.key = o.key
        and b.import_id = o.import_id
      where o.farm_id = c.farm_id and ${ofChange('o')}
    ) as before, (
      select coalesce(json_agg(json_build_object('facts', n.facts, 'areaM2', n.area_m2 ${outlineOf('n')}) order by n.key), '[]')
      from agroevidence.land_update_block n where n.farm_id = c.farm_id and ${ofChange('n')}
    ) as now, (
      select coalesce(json_agg(json_build_object('id', p.id, 'name', p.local_name, 'blockNumber', v.block_number,
        'officialAreaHa', v.official_area_ha, 'areaM2', v.area_m2, 'facts', ${factsOfParcel(language)},
        'continues', n.key is not null, 'continuesAs', n.facts ->> 'blockNumber' ${outlineOf('v')}) order by p.id), '[]')
      from agroevidence.land_update_parcel m
      join agroevidence.parcel p on p.farm_id = m.farm_id and p.id = m.parcel_id
      join agroevidence.parcel_version v on v.farm_id = m.farm_id and v.id = m.version_id
      left join agroevidence.crop on crop.id = m.known_crop_id
      left join agroevidence.land_update_block n on n.farm_id = c.farm_id and ${ofChange('n')} and (n.parcel_id = p.id or not c.is_about_land)
      where m.farm_id = c.farm_id and ${ofChange('m')}
    ) as parcels`;
}

/** What the farm has of a parcel, under the names of the facts of registries and files. */
function factsOfParcel(language: Language): RawBuilder<unknown> {
  return sql`json_build_object('name', coalesce(m.known_name, p.local_name),
  'cropName', coalesce(crop.names ->> ${language}, m.known_crop), 'externalId', v.external_id, 'square', v.square,
  'blockNumber', v.block_number, 'officialAreaHa', v.official_area_ha, 'landUseCode', v.land_use_code,
  'landUseName', v.land_use_name, 'altitudeM', v.altitude_m, 'slopeDegrees', v.slope_degrees,
  'nitrateVulnerable', v.nitrate_vulnerable, 'zone', v.zone,
  'validFrom', case when v.valid_from_known then lower(coalesce(v.valid_before, v.valid))::text end,
  'cadastralUnit', m.known_cadastral_unit)`;
}

/** Which changes are meant: those of the numbers, else all of the kinds that are in no conflict. */
export interface MeantChanges {
  readonly numbers?: readonly number[] | undefined;
  readonly kinds?: readonly LandChangeKind[] | undefined;
}

export async function decideChanges(
  tx: FarmChange,
  { farmId, id }: UpdateKey,
  decision: LandDecision,
  { numbers, kinds }: MeantChanges,
): Promise<void> {
  await sql`
    update agroevidence.land_update_change set decision = ${decision}
    where ${ofFarm(tx, sql`farm_id`, farmId)} and update_id = ${id}
      and ${numbers ? sql`number = any(${[...numbers]}::int[])` : sql`conflict is null`}
      ${kinds ? sql`and kind = any(${[...kinds]}::text[])` : sql``}`.execute(tx.sql);
}
