import type { PlanEntry } from '@brazda/contract/agroevidence/sowing-plan.ts';
import type { CropRole } from '@brazda/domain/enumerations/crop-role.ts';
import { sql } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';
import type { PlanKey } from './change-plan.repository.ts';
import { hectares, ofPlan, plannedCropId } from './plan-entries.repository.ts';

/** What a parcel has in a season, as main crops or as catch crops. */
export interface PlanCellKey {
  readonly parcelId: number;
  readonly seasonId: number;
  readonly role: CropRole;
}

export type CellEntry = PlanEntry & Pick<PlanCellKey, 'parcelId'>;

/** What is planned in some cells by now, by their parts. */
export async function findCellEntries(
  tx: FarmChange,
  { farmId, scenarioId }: PlanKey,
  cells: readonly PlanCellKey[],
): Promise<CellEntry[]> {
  const { rows } = await sql<CellEntry>`
    select e.parcel_id, e.season as season_id, ${plannedCropId} as crop_id, e.role, e.part, ${hectares} as area, e.origin,
      e.is_to_check
    from agroevidence.plan_entry e
    join unnest(
      ${cells.map(({ parcelId }) => parcelId)}::int[], ${cells.map(({ seasonId }) => seasonId)}::int[],
      ${cells.map(({ role }) => role)}::text[]
    ) as given (parcel_id, season, role)
      on given.parcel_id = e.parcel_id and given.season = e.season and given.role = e.role
    where ${ofFarms(tx, sql`e.farm_id`)} and e.farm_id = ${farmId} and ${ofPlan(scenarioId)}
    order by e.part`.execute(tx.sql);
  return rows;
}
