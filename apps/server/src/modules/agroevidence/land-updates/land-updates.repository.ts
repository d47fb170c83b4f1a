import { sql, type Selectable } from 'kysely';
import type { LandProblem } from '@brazda/contract/agroevidence/registration.ts';
import { ofFarms, type FarmTransaction } from '#server/db/farm-scope.ts';
import type { Tables } from '#server/db/tables.generated.ts';

export type LandUpdateRow = Selectable<Tables['agroevidence.landUpdate']>;

/** How many changes there are of one sort. */
export interface ChangeCount {
  readonly kind: string;
  readonly decision: string;
  readonly isConflict: boolean;
  readonly changes: number;
}

/** An update with what its changes are, and whether the farm's land is still as it left it. */
export interface LandUpdateFound extends LandUpdateRow {
  readonly counts: readonly ChangeCount[];
  /** How many parcels go on, end and begin by what is taken. */
  readonly effects: { readonly continues: number; readonly ends: number; readonly begins: number };
  readonly canBeTakenBack: boolean;
}

const openStates = ['WAITING', 'IN_PROGRESS', 'REVIEW'];

export async function insertLandUpdate(
  tx: FarmTransaction,
  update: Pick<LandUpdateRow, 'farmId' | 'mode' | 'validityDate' | 'startedAt'>,
): Promise<number> {
  const { id } = await tx.sql
    .insertInto('agroevidence.landUpdate')
    .values(update)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The update that a farm has begun and not ended, locked until the transaction ends. */
export function lockOpenUpdate(tx: FarmTransaction, farmId: number): Promise<LandUpdateRow | undefined> {
  return tx.sql
    .selectFrom('agroevidence.landUpdate')
    .selectAll()
    .where(ofFarms(tx, sql.ref('agroevidence.landUpdate.farmId')))
    .where('farmId', '=', farmId)
    .where('state', 'in', openStates)
    .forUpdate()
    .executeTakeFirst();
}

/** One update; until the transaction ends, no other works on it. */
export function lockUpdate(tx: FarmTransaction, id: number): Promise<LandUpdateRow | undefined> {
  return tx.sql
    .selectFrom('agroevidence.landUpdate')
    .selectAll()
    .where(ofFarms(tx, sql.ref('agroevidence.landUpdate.farmId')))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function findUpdate(tx: FarmTransaction, id: number): Promise<LandUpdateFound | undefined> {
  const { rows } = await foundUpdates(tx, sql`u.id = ${id}`, sql``);
  return rows[0];
}

/** One page of updates by their time. */
export async function listUpdatesOfLand(
  tx: FarmTransaction,
  { page, perPage, direction }: { readonly page: number; readonly perPage: number; readonly direction: 'asc' | 'desc' },
): Promise<{ rows: LandUpdateFound[]; total: number }> {
  const order = sql`order by u.id ${direction === 'desc' ? sql`desc` : sql`asc`}`;
  const { rows } = await foundUpdates(tx, sql`true`, sql`${order} limit ${perPage} offset ${(page - 1) * perPage}`);
  const { total } = await tx.sql
    .selectFrom('agroevidence.landUpdate')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(ofFarms(tx, sql.ref('agroevidence.landUpdate.farmId')))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

function foundUpdates(
  tx: FarmTransaction,
  wanted: ReturnType<typeof sql<unknown>>,
  piece: ReturnType<typeof sql<unknown>>,
): Promise<{ rows: LandUpdateFound[] }> {
  return sql<LandUpdateFound>`
    select u.*, u.validity_date::text as validity_date, u.state = 'APPLIED' and ${isLastImport} as can_be_taken_back, (
      select coalesce(json_agg(json_build_object('kind', kind, 'decision', decision, 'isConflict', is_conflict,
        'changes', changes)), '[]')
      from (
        select kind, decision, conflict is not null as is_conflict, count(*)::int as changes
        from agroevidence.land_update_change c where c.farm_id = u.farm_id and c.update_id = u.id
        group by kind, decision, conflict is not null
      ) as counted) as counts, ${effects} as effects
    from agroevidence.land_update u where ${ofFarms(tx, sql`u.farm_id`)} and ${wanted} ${piece}`.execute(tx.sql);
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
      and (not v.is_current or v.ended_by_import_id is not null)
  )`;

export type LandUpdateChange = Partial<
  Pick<
    LandUpdateRow,
    'state' | 'done' | 'total' | 'unchanged' | 'failure' | 'importId' | 'comparedAt' | 'finishedAt' | 'problemCount'
  >
> & { readonly problems?: readonly LandProblem[] };

export async function changeUpdate(
  tx: FarmTransaction,
  { farmId, id }: Pick<LandUpdateRow, 'farmId' | 'id'>,
  { problems, ...change }: LandUpdateChange,
): Promise<void> {
  await tx.sql
    .updateTable('agroevidence.landUpdate')
    .set({ ...change, ...(problems && { problems: JSON.stringify(problems) }) })
    .where('farmId', '=', farmId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}
