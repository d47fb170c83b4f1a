import type { ClimateRegion } from '@brazda/domain/enumerations/climate-region.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { revisionAfterChange } from '../farms/farm-map.repository.ts';
import { findChosen, setOfEach, setZone } from './assigned-parcels.repository.ts';
import { requireDivision } from './change-divisions.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/** How many parcels were not so already, and by which number that can be undone; null where all were. */
interface Assigned {
  readonly changed: number;
  readonly changeId: number | null;
}

/** Throws `parcel.notFound`, `parcel.retired` and `division.notFound`; nothing is changed then. */
export function assignCenter(
  services: Needs,
  who: Who,
  { centerId, parcelIds }: { readonly centerId: number | null; readonly parcelIds: readonly number[] },
): Promise<Assigned> {
  return changeFarms(services, who, async (tx) => {
    const center = centerId === null ? undefined : await requireDivision(tx, 'center', centerId);
    const farmId = await requireOneFarm(tx, parcelIds, center?.farmId);
    const changed = await setOfEach(tx, farmId, parcelIds, { of: 'centerId', value: centerId }, tx.at);
    return tellOf(tx, farmId, changed, { centerId, center: center?.name ?? null });
  });
}

/** The same for a zone, which parcels are put into or taken out of. */
export function assignZone(
  services: Needs,
  who: Who,
  { parcelIds, ...wish }: { readonly zoneId: number; readonly isIn: boolean; readonly parcelIds: readonly number[] },
): Promise<Assigned> {
  return changeFarms(services, who, async (tx) => {
    const zone = await requireDivision(tx, 'zone', wish.zoneId);
    const farmId = await requireOneFarm(tx, parcelIds, zone.farmId);
    const changed = await setZone(tx, farmId, parcelIds, wish, tx.at);
    return tellOf(tx, farmId, changed, { ...wish, zone: zone.name });
  });
}

/** The same for what the climate of their soil is. */
export function assignClimateRegion(
  services: Needs,
  who: Who,
  { climateRegion, parcelIds }: { readonly climateRegion: ClimateRegion | null; readonly parcelIds: readonly number[] },
): Promise<Assigned> {
  return changeFarms(services, who, async (tx) => {
    const farmId = await requireOneFarm(tx, parcelIds);
    const changed = await setOfEach(tx, farmId, parcelIds, { of: 'climateRegion', value: climateRegion }, tx.at);
    return tellOf(tx, farmId, changed, { climateRegion });
  });
}

/** The farm that all of some parcels are of, all of which can be changed. */
async function requireOneFarm(tx: ToldChange, parcelIds: readonly number[], ofDivision?: number): Promise<number> {
  const chosen = await findChosen(tx, parcelIds);
  const farmId = ofDivision ?? chosen[0]?.farmId;
  if (farmId === undefined || chosen.length < new Set(parcelIds).size) throw new Failure('parcel.notFound');
  if (chosen.some((parcel) => parcel.farmId !== farmId)) throw new Failure('parcel.notFound');
  if (chosen.some(({ status }) => status === 'RETIRED')) throw new Failure('parcel.retired');
  return farmId;
}

async function tellOf(
  tx: ToldChange,
  farmId: number,
  changed: number,
  what: Readonly<Record<string, string | number | boolean | null>>,
): Promise<Assigned> {
  if (changed === 0) return { changed, changeId: null };
  const revision = await revisionAfterChange(tx, farmId);
  const event = { farmId, topic: 'parcels.changed', revision } as const;
  const entry = { action: 'parcel.assigned', farmId, detail: { ...what, parcels: changed } } as const;
  return { changed, changeId: await tx.tell(entry, event) };
}
