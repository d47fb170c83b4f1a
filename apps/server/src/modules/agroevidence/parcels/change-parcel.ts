import type { ParcelChange } from '@brazda/contract/agroevidence/parcels.ts';
import { searchKeyOf } from '@brazda/domain/search-key.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { withFarms } from '#server/db/farm-scope.ts';
import { Failure } from '#server/failure.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { revisionAfterChange } from '../farms/farm-map.repository.ts';
import type { MapStates } from '../tiles/map-states.ts';
import { findParcelForChange, renameParcel, type ParcelDetailRow } from './parcels.repository.ts';

/** Renames a parcel. Throws `parcel.notFound`, also for another farm's, and `parcel.retired`. */
export async function changeParcel(
  { database, clock, nudgeFollowers }: Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>,
  states: MapStates,
  who: Who,
  id: number,
  { name }: ParcelChange,
): Promise<ParcelDetailRow> {
  const now = clock.now();
  const { parcel, revision } = await withFarms(database, who, async (tx) => {
    const parcel = await findParcelForChange(tx, id, { language: who.language, now });
    if (!parcel) throw new Failure('parcel.notFound');
    if (parcel.status === 'RETIRED') throw new Failure('parcel.retired');
    const searchKey = searchKeyOf({ ...parcel, localName: name });
    await renameParcel(tx, parcel, { localName: name, searchKey }, now);
    const detail = { parcelId: id, nameBefore: parcel.localName, name };
    await recordAudit(tx, who, { action: 'parcel.renamed', farmId: parcel.farmId, detail }, now);
    const revision = await revisionAfterChange(tx, parcel.farmId);
    await recordEvent(tx, { farmId: parcel.farmId, topic: 'parcels.changed', revision });
    return { parcel: { ...parcel, localName: name }, revision };
  });
  states.learn(parcel.farmId, revision);
  nudgeFollowers();
  return parcel;
}
