import type { ParcelChange, ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { searchKeyOf } from '@brazda/domain/search-key.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { revisionAfterChange } from '../farms/farm-map.repository.ts';
import type { MapStates } from '../tiles/map-states.ts';
import { findParcelForChange, renameParcel, type ParcelDetailRow } from './parcels.repository.ts';

/** A parcel to be changed, and the version of it that its sender knows, where they say so. */
interface KnownParcel {
  readonly id: number;
  readonly version: number | undefined;
}

interface Change {
  readonly parcel: ParcelDetailRow;
  /** That of the map after the change; undefined where nothing was changed, as the parcel is not the known one any more. */
  readonly revision: number | undefined;
}

/**
 * Renames a parcel and gives it as `tell` does. Throws `parcel.notFound`, also for another farm's, `parcel.retired`, and
 * `record.changed` with the parcel as it is now.
 */
export async function changeParcel(
  { database, clock, nudgeFollowers }: Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>,
  states: MapStates,
  who: Who,
  known: KnownParcel,
  { name }: ParcelChange,
  tell: (parcel: ParcelDetailRow) => Promise<ParcelDetail>,
): Promise<ParcelDetail> {
  const { parcel, revision } = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, (tx) =>
    rename(tx, who, known, name),
  );
  if (revision === undefined) throw new Failure('record.changed', { current: await tell(parcel) });
  states.learn(parcel.farmId, revision);
  return tell(parcel);
}

async function rename(tx: ToldChange, { language }: Who, { id, version }: KnownParcel, name: string): Promise<Change> {
  const parcel = await findParcelForChange(tx, id, { language, now: tx.at });
  if (!parcel) throw new Failure('parcel.notFound');
  if (parcel.status === 'RETIRED') throw new Failure('parcel.retired');
  if (version !== undefined && version !== parcel.version) return { parcel, revision: undefined };
  const searchKey = searchKeyOf({ ...parcel, localName: name });
  const renamed = await renameParcel(tx, parcel, { localName: name, searchKey }, tx.at);
  const detail = { parcelId: id, nameBefore: parcel.localName, name };
  const { farmId } = parcel;
  const revision = await revisionAfterChange(tx, farmId);
  await tx.tell({ action: 'parcel.renamed', farmId, detail }, { farmId, topic: 'parcels.changed', revision });
  return { parcel: { ...parcel, localName: name, version: renamed.version }, revision };
}
