import type { PlanCell } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import type { PlanKey } from './change-plan.repository.ts';
import { findCellEntries, type PlanCellKey } from './plan-cells.repository.ts';

/** What is planned by now in some cells, each once, in their order; in those of which nothing is planned, nothing. */
export async function readPlanCells(tx: FarmChange, plan: PlanKey, named: readonly PlanCellKey[]): Promise<PlanCell[]> {
  const cells = [...groupedBy(named, keyOfCell).values()].flatMap(([first]) => first ?? []);
  const entriesOf = groupedBy(await findCellEntries(tx, plan, cells), keyOfCell);
  return cells.map(({ parcelId, seasonId, role }) => {
    const entries = entriesOf.get(keyOfCell({ parcelId, seasonId, role })) ?? [];
    return { parcelId, seasonId, role, entries: entries.map(({ parcelId: _, ...entry }) => entry) };
  });
}

export function keyOfCell({ parcelId, seasonId, role }: PlanCellKey): string {
  return `${parcelId} ${seasonId} ${role}`;
}
