import type { ChangedParcel, ParcelChange, ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
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

interface ChangedParcelRow {
  readonly parcel: ParcelDetailRow;
  /** What the map's revision was, and what it is by this change alone. */
  readonly revision: ChangedParcel['revision'];
  readonly changeId: number;
}

/** A parcel that is not the known one any more, so that nothing was changed. */
interface OutdatedParcel {
  readonly parcel: ParcelDetailRow;
  readonly revision?: undefined;
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
): Promise<ChangedParcel> {
  const { parcel, ...change } = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, (tx) =>
    rename(tx, who, known, name),
  );
  if (change.revision === undefined) throw new Failure('record.changed', { current: await tell(parcel) });
  states.learn(parcel.farmId, change.revision.after);
  return { ...(await tell(parcel)), ...change };
}

async function rename(
  tx: ToldChange,
  { language }: Who,
  { id, version }: KnownParcel,
  name: string,
): Promise<ChangedParcelRow | OutdatedParcel> {
  const parcel = await findParcelForChange(tx, id, { language, now: tx.at });
  if (!parcel) throw new Failure('parcel.notFound');
  if (parcel.status === 'RETIRED') throw new Failure('parcel.retired');
  if (version !== undefined && version !== parcel.version) return { parcel };
  const searchKey = searchKeyOf({ ...parcel, localName: name });
  const renamed = await renameParcel(tx, parcel, { localName: name, searchKey }, tx.at);
  const detail = { parcelId: id, nameBefore: parcel.localName, name };
  const { farmId } = parcel;
  const after = await revisionAfterChange(tx, farmId);
  const changed = { farmId, topic: 'parcels.changed', revision: after } as const;
  const changeId = await tx.tell({ action: 'parcel.renamed', farmId, detail }, changed);
  return {
    parcel: { ...parcel, localName: name, version: renamed.version },
    revision: { before: renamed.revisionBefore, after },
    changeId,
  };
}
