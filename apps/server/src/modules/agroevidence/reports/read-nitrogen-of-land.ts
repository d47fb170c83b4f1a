import type { FertilizerFacts } from '@brazda/domain/materials/material-facts.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { fallsToLand, type DoneThere } from '@brazda/domain/land/falls-to-land.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { findDescents } from '../parcels/held-land.repository.ts';
import type { AppliedRow, UsedMaterial } from './applied-materials.repository.ts';
import { nitrogenBrought } from './compose-balance-inputs.ts';
import { findBanHits, findReachedLand } from './nitrate-balance.repository.ts';
import type { Days } from './report-rows.repository.ts';

/** What was brought onto the land of one parcel, also while it was land of another. */
export interface LandNitrogen {
  /** Millionths of a kilogram; null where not all is known. */
  readonly nitrogen: number | null;
  /** How often something was brought there on days on which that was forbidden. */
  readonly banHits: number;
}

/** What the fertilizers of some days brought, and onto which parcels. */
export interface BroughtOntoLand {
  readonly days: Days;
  readonly applied: readonly AppliedRow[];
  readonly used: ReadonlyMap<number, UsedMaterial<FertilizerFacts>>;
  /** The parcels that are told of. */
  readonly parcelIds: readonly number[];
}

/**
 * What was brought onto the land of each parcel that is told of, and onto land that is none of theirs: together all that was
 * brought onto the land of the farm.
 */
export async function readNitrogenOfLand(
  farms: FarmReading,
  { days, applied, used, parcelIds }: BroughtOntoLand,
): Promise<ReadonlyMap<number, LandNitrogen>> {
  const [descents, reachedLand, hits] = await Promise.all([
    findDescents(farms),
    findReachedLand(farms, days),
    findBanHits(farms, days),
  ]);
  const falls = fallsToLand(descents, parcelIds);
  const reached = groupedBy(reachedLand, ({ actionId, parcelId }) => `${actionId} ${parcelId}`);
  const doneThere = ({ actionId, parcelId, day }: Pick<AppliedRow, 'actionId' | 'parcelId' | 'day'>): DoneThere => {
    const parts = reached.get(`${actionId} ${parcelId}`);
    return { parcelId, day, reached: parts ? new Map(parts.map(({ toId, areaM2 }) => [toId, areaM2])) : null };
  };
  const nitrogen = new Map<number, number | null>();
  for (const row of applied) {
    const brought = nitrogenBrought(row, used.get(row.usedMaterialId));
    for (const [parcelId, part] of falls(doneThere(row), brought ?? all)) {
      const before = knownOf(nitrogen, parcelId);
      nitrogen.set(parcelId, before === null || brought === null ? null : before + part);
    }
  }
  const banned = new Map<number, Set<number>>();
  for (const hit of hits) {
    for (const parcelId of falls(doneThere(hit), all).keys()) {
      banned.set(parcelId, (banned.get(parcelId) ?? new Set()).add(hit.actionId));
    }
  }
  const places = new Set([...nitrogen.keys(), ...banned.keys()]);
  return new Map(
    Array.from(places, (parcelId) => [
      parcelId,
      {
        nitrogen: knownOf(nitrogen, parcelId),
        banHits: banned.get(parcelId)?.size ?? 0,
      },
    ]),
  );
}

/** Of land onto which nothing was brought, that it is nothing. */
function knownOf(nitrogen: ReadonlyMap<number, number | null>, parcelId: number): number | null {
  const known = nitrogen.get(parcelId);
  return known === undefined ? 0 : known;
}

/** Where it is only asked which parcels something falls to. */
const all = 1_000_000;
