import type { PlanEntry, PlannedParcel } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { cropRoles } from '@brazda/domain/enumerations/crop-role.ts';
import { dividedAlike } from '@brazda/domain/land-shares.ts';
import { cellsOf, type GridRange } from './grid-range.ts';
import { cellEdits, entriesOf, type PlanEdit, type SaidCrop } from './plan-edits.ts';
import type { PlanRows } from './plan-rows.ts';

/** What the upper row of a choice has, in all rows below it. */
export interface FilledDown {
  readonly edits: readonly PlanEdit[];
  /** Crops that were put away: what is copied is chosen anew. */
  readonly putAway: readonly number[];
  /** Parcels on which a part would come to less than a square metre. */
  readonly tooSmall: readonly string[];
}

/** A division is taken over by the shares that its parts have of their parcel. */
export function filledDown({ parcels, seasons, crops }: FilledRows, range: GridRange): FilledDown {
  const first = parcels[Math.min(range.from.row, range.to.row)];
  const edits: PlanEdit[] = [];
  const putAway = new Set<number>();
  const tooSmall = new Set<string>();
  for (const { row, column } of cellsOf(range)) {
    const [parcel, season] = [parcels[row], seasons[column]];
    if (!first || !parcel || !season || parcel === first) continue;
    const entries = cropRoles.flatMap((role) => entriesOf(first, season.id, role));
    const retired = entries.filter(({ cropId }) => crops.get(cropId)?.isRetired);
    for (const { cropId } of retired) putAway.add(cropId);
    if (retired.length > 0) continue;
    const said = onParcel(parcel, first, entries);
    if (said) edits.push(...cellEdits(parcel, season.id, said));
    else tooSmall.add(parcel.localName);
  }
  return { edits, putAway: [...putAway], tooSmall: [...tooSmall] };
}

type FilledRows = Pick<PlanRows, 'parcels' | 'seasons' | 'crops'>;

/** Undefined where a part would have no land. */
function onParcel(
  { area: toHa }: PlannedParcel,
  { area: fromHa }: PlannedParcel,
  entries: readonly PlanEntry[],
): readonly SaidCrop[] | undefined {
  const said: SaidCrop[] = [];
  for (const role of cropRoles) {
    const parts = entries.filter((entry) => entry.role === role);
    const areas = dividedAlike(
      parts.map(({ area }) => area),
      fromHa,
      toHa,
    );
    if (!areas) return undefined;
    said.push(...parts.map(({ cropId }, at) => ({ cropId, role, area: areas[at] ?? null })));
  }
  return said;
}
