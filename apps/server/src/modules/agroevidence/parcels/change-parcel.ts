import type { ChangedParcel, ParcelChange } from '@brazda/contract/agroevidence/parcels.ts';
import { searchKeyOf } from '@brazda/domain/search-key.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { revisionAfterChange } from '../farms/farm-map.repository.ts';
import type { MapStates } from '../tiles/map-states.ts';
import { findParcelForChange, renameParcel, type ParcelDetailRow } from './parcels.repository.ts';

interface ChangedParcelRow {
  readonly parcel: ParcelDetailRow;
  /** What the map's revision was, and what it is by this change alone. */
  readonly revision: ChangedParcel['revision'];
}

/** Renames a parcel. Throws `parcel.notFound`, also for another farm's, and `parcel.retired`. */
export async function changeParcel(
  { database, clock, nudgeFollowers }: Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>,
  states: MapStates,
  who: Who,
  id: number,
  { name }: ParcelChange,
): Promise<ChangedParcelRow> {
  const { parcel, revision } = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) => {
    const parcel = await findParcelForChange(tx, id, { language: who.language, now: tx.at });
    if (!parcel) throw new Failure('parcel.notFound');
    if (parcel.status === 'RETIRED') throw new Failure('parcel.retired');
    const searchKey = searchKeyOf({ ...parcel, localName: name });
    const { revisionBefore } = await renameParcel(tx, parcel, { localName: name, searchKey }, tx.at);
    const detail = { parcelId: id, nameBefore: parcel.localName, name };
    const { farmId } = parcel;
    const after = await revisionAfterChange(tx, farmId);
    await tx.tell({ action: 'parcel.renamed', farmId, detail }, { farmId, topic: 'parcels.changed', revision: after });
    return { parcel: { ...parcel, localName: name }, revision: { before: revisionBefore, after } };
  });
  states.learn(parcel.farmId, revision.after);
  return { parcel, revision };
}
