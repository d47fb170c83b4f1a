import type { KnownPart } from '@brazda/contract/agroevidence/plan-parts.ts';
import type { ParcelCrop, PlanEntry } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import type { ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { PlanKey } from './change-plan.repository.ts';
import { keyOfCell, readPlanCells } from './plan-cells.ts';

/**
 * Sees that what is to be planned stands on what its sender knows, where they say what that is; the parcels are held. Throws
 * `record.changed` with the cells in which something else is planned by now.
 */
export async function requireKnownCells(tx: ToldChange, plan: PlanKey, wishes: readonly ParcelCrop[]): Promise<void> {
  const known = groupedBy(
    wishes.filter((wish) => wish.known !== undefined),
    keyOfCell,
  );
  if (known.size === 0) return;
  const cells = await readPlanCells(tx, plan, [...known.values()].flat());
  const current = cells.filter(
    (cell) => known.get(keyOfCell(cell))?.some((wish) => !isSame(wish.known ?? [], cell.entries)) ?? false,
  );
  if (current.length > 0) throw new Failure('record.changed', { current });
}

function isSame(known: readonly KnownPart[], entries: readonly PlanEntry[]): boolean {
  if (known.length !== entries.length) return false;
  return known.every(({ part, crop, area }) =>
    entries.some((entry) => entry.part === part && entry.cropId === crop && entry.area === area),
  );
}
