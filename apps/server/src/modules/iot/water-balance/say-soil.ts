import type { ChangedParcelSoil, SaidParcelSoil } from '@brazda/contract/iot/water-balances.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdsAlready } from '#server/foundation/holds-already.ts';
import { requireParcel } from '#server/modules/agroevidence/public.ts';
import type { Services } from '#server/services.ts';
import { lockParcelSoil, writeParcelSoil, type ParcelSoilRow } from './parcel-soils.repository.ts';
import { parcelSoilView } from './water-balance.view.ts';

/** Says what the soil of a parcel holds. Throws `parcel.notFound`, `parcel.retired` and `parcelSoil.holdsNoWater`. */
export function saySoil(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  parcelId: number,
  said: SaidParcelSoil,
): Promise<ChangedParcelSoil> {
  return changeFarms(services, who, async (tx) => {
    const { farmId } = await requireParcel(tx, parcelId);
    const soil = saidRow(parcelId, said);
    if ((soil.wiltingPoint ?? 0) >= (soil.fieldCapacity ?? 1)) throw new Failure('parcelSoil.holdsNoWater');
    const before = await lockParcelSoil(tx, farmId, parcelId);
    if (before && holdsAlready(before, soil)) return { ...parcelSoilView(soil), changeId: null };
    await writeParcelSoil(tx, farmId, soil);
    const event = { farmId, topic: 'waterBalances.changed' } as const;
    const changeId = await tx.tell({ action: 'parcelSoil.said', farmId, detail: { parcelId } }, event);
    return { ...parcelSoilView(soil), changeId };
  });
}

/** Numbers take the place of a texture, and a texture that of numbers. */
function saidRow(parcelId: number, said: SaidParcelSoil): ParcelSoilRow {
  const nothing = { texture: null, fieldCapacity: null, wiltingPoint: null };
  return { ...nothing, ...said, parcelId };
}
