import { sql, type Selectable } from 'kysely';
import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { ofFarms, type FarmChange, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type LandUpdateRow = Selectable<Tables['agroevidence.landUpdate']>;

/** Without what it tells of single blocks. */
export type ListedUpdateRow = Omit<LandUpdateRow, 'problems'>;

type ChangeRow = Selectable<Tables['agroevidence.landUpdateChange']>;

/** How many changes there are of one sort. */
export interface ChangeCount {
  readonly kind: ChangeRow['kind'];
  readonly decision: ChangeRow['decision'];
  readonly isConflict: boolean;
  readonly changes: number;
}

/** An update with what its changes are, and whether the farm's land is still as it left it. */
export interface LandUpdateFound extends ListedUpdateRow {
  readonly counts: readonly ChangeCount[];
  readonly canBeTakenBack: boolean;
}

/** How many parcels go on, end and begin by what is taken. */
export interface Effects {
  readonly continues: number;
  readonly ends: number;
  readonly begins: number;
}

/** An update with what it does to parcels; null where what it would have done is forgotten. */
export interface WholeLandUpdate extends LandUpdateFound, LandUpdateRow {
  readonly effects: Effects | null;
}

const openStates = ['WAITING', 'IN_PROGRESS', 'REVIEW'] as const;

/** The file of an update, and what was chosen in it. */
export type UpdateFile = Pick<
  LandUpdateRow,
  'countryCode' | 'layer' | 'nameColumn' | 'coordinateSystem' | 'areaSource'
> & {
  readonly source: 'FILE';
  readonly fileName: string;
};

type NewLandUpdate = Pick<LandUpdateRow, 'farmId' | 'mode' | 'validityDate' | 'startedAt'>;

/** Without a file, one from the registry. */
export async function insertLandUpdate(tx: FarmChange, update: NewLandUpdate, file?: UpdateFile): Promise<number> {
  const { id } = await tx.sql
    .insertInto('agroevidence.landUpdate')
    .values({ ...update, ...file })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The update that a farm has begun and not ended, locked until the transaction ends. */
export function lockOpenUpdate(tx: FarmChange, farmId: number): Promise<LandUpdateRow | undefined> {
  return tx
    .selectFrom('agroevidence.landUpdate')
    .selectAll()
    .where('farmId', '=', farmId)
    .where('state', 'in', openStates)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** One update; until the transaction ends, no other works on it. */
export function lockUpdate(tx: FarmChange, id: number): Promise<LandUpdateRow | undefined> {
  return tx.selectFrom('agroevidence.landUpdate').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function findUpdate(tx: FarmTransaction, id: number): Promise<WholeLandUpdate | undefined> {
  const { rows } = await sql<LandUpdateRow & { effects: Effects | null }>`
    select u.*, u.validity_date::text as validity_date,
      case when u.state <> 'DISCARDED' then ${effects} end as effects
    from agroevidence.land_update u where ${ofFarms(tx, sql`u.farm_id`)} and u.id = ${id}`.execute(tx.sql);
  const [found] = await withCounts(tx, rows);
  const [row] = rows;
  return found && row && { ...found, effects: row.effects };
}

/** One page of updates by their time, without what each tells of single blocks. */
export async function listUpdatesOfLand(
  tx: FarmTransaction,
  { page, perPage, direction }: { readonly page: number; readonly perPage: number; readonly direction: SortDirection },
): Promise<{ rows: LandUpdateFound[]; total: number }> {
  const order = sql`order by u.id ${direction === 'desc' ? sql`desc` : sql`asc`}`;
  const { rows } = await sql<ListedUpdateRow>`
    select u.farm_id, u.id, u.mode, u.source, u.file_name, u.country_code, u.layer, u.name_column, u.coordinate_system,
      u.area_source,
      u.parcel_source, u.without_base, u.validity_date::text as validity_date, u.state, u.done, u.total, u.unchanged,
      u.problem_count, u.failure, u.import_id, u.started_at, u.compared_at, u.finished_at
    from agroevidence.land_update u where ${ofFarms(tx, sql`u.farm_id`)}
    ${order} limit ${perPage} offset ${(page - 1) * perPage}`.execute(tx.sql);
  const { total } = await tx
    .selectFrom('agroevidence.landUpdate')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await withCounts(tx, rows), total };
}

/** Adds what the changes of updates are, and which of them are the last on their farm: one statement each, however many. */
async function withCounts<R extends ListedUpdateRow>(
  tx: FarmTransaction,
  updates: readonly R[],
): Promise<(R & LandUpdateFound)[]> {
  const counted = await sql<ChangeCount & { farmId: number; updateId: number }>`
    select c.farm_id, c.update_id, kind, decision, conflict is not null as is_conflict, count(*)::int as changes
    from agroevidence.land_update_change c
    join ${these(updates)} on these.farm_id = c.farm_id and these.id = c.update_id
    where ${ofFarms(tx, sql`c.farm_id`)}
    group by c.farm_id, c.update_id, kind, decision, conflict is not null`.execute(tx.sql);
  const last = await sql<{ id: number }>`
    select u.id from agroevidence.land_update u
    join ${these(updates.filter(({ state }) => state === 'APPLIED'))} on these.farm_id = u.farm_id and these.id = u.id
    where ${ofFarms(tx, sql`u.farm_id`)} and ${isLastImport}`.execute(tx.sql);
  return updates.map((update) => ({
    ...update,
    counts: counted.rows.filter(({ updateId }) => updateId === update.id),
    canBeTakenBack: last.rows.some(({ id }) => id === update.id),
  }));
}

function these(updates: readonly Pick<LandUpdateRow, 'farmId' | 'id'>[]): ReturnType<typeof sql<unknown>> {
  const [farmIds, ids] = [updates.map(({ farmId }) => farmId), updates.map(({ id }) => id)];
  return sql`unnest(${farmIds}::int[], ${ids}::int[]) as these (farm_id, id)`;
}

/** What taking what is to be taken of the update `u` does to parcels. */
const effects = sql`(
    with taken as (
      select number, is_about_land from agroevidence.land_update_change c
      where c.farm_id = u.farm_id and c.update_id = u.id and c.decision = 'TAKE'
    ), blocks as (
      select b.parcel_id, b.begins from agroevidence.land_update_block b join taken on taken.number = b.change_number
      where b.farm_id = u.farm_id and b.update_id = u.id and taken.is_about_land
    ), parcels as (
      select m.parcel_id, taken.is_about_land and m.parcel_id not in (
        select parcel_id from blocks where parcel_id is not null) as ends
      from agroevidence.land_update_parcel m join taken on taken.number = m.change_number
      where m.farm_id = u.farm_id and m.update_id = u.id
    )
    select json_build_object('continues', (select count(*) from parcels where not ends),
      'ends', (select count(*) from parcels where ends), 'begins', (select count(*) from blocks where begins))
  )`;

/** Whether nothing has been imported, and nothing of its parcels been changed, since the import of the update `u`. */
const isLastImport = sql<boolean>`not exists (
    select from agroevidence.import i
    where i.farm_id = u.farm_id and i.id > u.import_id and i.state not in ('FAILED', 'TAKEN_BACK')
  ) and not exists (
    select from agroevidence.parcel_version v
    where v.farm_id = u.farm_id and v.import_id = u.import_id
      and (not v.is_current or v.ended_by_import_id is not null or v.edited_at is not null)
  )`;

export type LandUpdateChange = Partial<
  Pick<
    LandUpdateRow,
    | 'state'
    | 'done'
    | 'total'
    | 'unchanged'
    | 'withoutBase'
    | 'parcelSource'
    | 'failure'
    | 'importId'
    | 'comparedAt'
    | 'finishedAt'
    | 'problemCount'
  >
> & { readonly problems?: readonly LandProblem[] };

export async function changeUpdate(
  tx: FarmChange,
  { farmId, id }: Pick<LandUpdateRow, 'farmId' | 'id'>,
  { problems, ...change }: LandUpdateChange,
): Promise<void> {
  await tx
    .updateTable('agroevidence.landUpdate')
    .set({ ...change, ...(problems && { problems: JSON.stringify(problems) }) })
    .where('farmId', '=', farmId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}
