import type { PlannedParcel, PlanWarning } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { searchKeyOf, searchTextOf } from '@brazda/domain/search-key.ts';
import type { PlanSearch } from './plan-search.ts';

export type WarningsByCell = ReadonlyMap<string, readonly PlanWarning[]>;

export function cellKey(parcelId: number, seasonId: number): string {
  return `${parcelId} ${seasonId}`;
}

/** The warnings of each parcel and season. */
export function warningsByCell(warnings: readonly PlanWarning[]): WarningsByCell {
  const ofCells = new Map<string, PlanWarning[]>();
  for (const warning of warnings) {
    if (warning.parcelId === null) continue;
    const key = cellKey(warning.parcelId, warning.seasonId);
    ofCells.set(key, [...(ofCells.get(key) ?? []), warning]);
  }
  return ofCells;
}

/** What is left of the parcels by what the address asks for. */
export function shownParcels(
  parcels: readonly PlannedParcel[],
  { query, crop, warnings }: PlanSearch,
  warned: ReadonlySet<number>,
): readonly PlannedParcel[] {
  const searched = searchTextOf(query ?? '');
  return parcels.filter(
    (parcel) =>
      (searched === '' || searchKeyOf({ ...parcel, square: null }).includes(searched)) &&
      (crop === undefined || parcel.entries.some(({ cropId }) => cropId === crop)) &&
      (warnings !== true || warned.has(parcel.id)),
  );
}
