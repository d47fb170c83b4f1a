import type { ChangedParcel, ParcelChange, ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { searchKeyOf } from '@brazda/domain/search-key.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdsAlready } from '#server/foundation/holds-already.ts';
import type { Services } from '#server/services.ts';
import { holdRevision, revisionAfterChange } from '../farms/farm-map.repository.ts';
import type { MapStates } from '../tiles/map-states.ts';
import { requireDivisions } from '../divisions/change-divisions.ts';
import { findParcelForChange, updateParcel, type ParcelDetailRow, type ParcelValues } from './parcels.repository.ts';

/** A parcel to be changed, and the version of it that its sender knows, where they say so. */
interface KnownParcel {
  readonly id: number;
  readonly version: number | undefined;
}

interface ChangedParcelRow {
  readonly parcel: ParcelDetailRow;
  /** What the map's revision was, and what it is by this change alone. */
  readonly revision: ChangedParcel['revision'];
  /** Null where it is so already, and nothing was changed. */
  readonly changeId: number | null;
}

/** A parcel that is not the known one any more, so that nothing was changed. */
interface OutdatedParcel {
  readonly parcel: ParcelDetailRow;
  readonly revision?: undefined;
}

/**
 * Changes a parcel and gives it as `tell` does. Throws `parcel.notFound`, also for another farm's, `parcel.retired`,
 * `division.notFound`, and `record.changed` with the parcel as it is now.
 */
export async function changeParcel(
  { database, clock, nudgeFollowers }: Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>,
  states: MapStates,
  who: Who,
  known: KnownParcel,
  change: ParcelChange,
  tell: (parcel: ParcelDetailRow) => Promise<ParcelDetail>,
): Promise<ChangedParcel> {
  const { parcel, ...done } = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, (tx) =>
    applyChange(tx, who, known, change),
  );
  if (done.revision === undefined) throw new Failure('record.changed', { current: await tell(parcel) });
  states.learn(parcel.farmId, done.revision.after);
  return { ...(await tell(parcel)), ...done };
}

async function applyChange(
  tx: ToldChange,
  { language }: Who,
  { id, version }: KnownParcel,
  change: ParcelChange,
): Promise<ChangedParcelRow | OutdatedParcel> {
  const parcel = await findParcelForChange(tx, id, { language, now: tx.at });
  if (!parcel) throw new Failure('parcel.notFound');
  if (parcel.status === 'RETIRED') throw new Failure('parcel.retired');
  if (version !== undefined && version !== parcel.version) return { parcel };
  const divided = await dividedBy(tx, parcel.farmId, change);
  const { cadastralUnit, climateRegion } = change;
  const said = {
    ...(cadastralUnit !== undefined && { cadastralUnit }),
    ...(climateRegion !== undefined && { climateRegion }),
  };
  const values = { ...namedBy(parcel, change), ...divided.values, ...said };
  if (holdsAlready(parcel, { localName: change.name, ...divided.values, ...said })) {
    const revision = await holdRevision(tx, parcel.farmId);
    return { parcel, revision: { before: revision, after: revision }, changeId: null };
  }
  const written = await updateParcel(tx, parcel, values, tx.at);
  const named = change.name === undefined ? {} : { nameBefore: parcel.localName, name: change.name };
  const action = change.name === undefined ? 'parcel.assigned' : 'parcel.renamed';
  const { farmId } = parcel;
  const after = await revisionAfterChange(tx, farmId);
  const changeId = await tx.tell(
    { action, farmId, detail: { parcelId: id, ...named, ...divided.detail, ...said } },
    { farmId, topic: 'parcels.changed', revision: after },
  );
  return {
    parcel: { ...parcel, ...values, version: written.version },
    revision: { before: written.revisionBefore, after },
    changeId,
  };
}

function namedBy(parcel: ParcelDetailRow, { name }: ParcelChange): Pick<ParcelValues, 'localName' | 'searchKey'> {
  return name === undefined ? {} : { localName: name, searchKey: searchKeyOf({ ...parcel, localName: name }) };
}

interface Divided {
  readonly values: Pick<ParcelValues, 'centerId' | 'zoneIds'>;
  readonly detail: Readonly<Record<string, string | null>>;
}

/** Centres and zones of the parcel's own farm, as they are called. Throws `division.notFound`. */
async function dividedBy(tx: ToldChange, farmId: number, { center, zoneIds }: ParcelChange): Promise<Divided> {
  const centers =
    center && (await requireDivisions(tx, 'center', farmId, center.centerId === null ? [] : [center.centerId]));
  const zones = zoneIds && (await requireDivisions(tx, 'zone', farmId, zoneIds));
  return {
    values: {
      ...(center && { centerId: center.centerId }),
      ...(zones && { zoneIds: zones.map(({ id }) => id) }),
    },
    detail: {
      ...(centers && { center: centers[0]?.name ?? null }),
      ...(zones && { zones: zones.map(({ name }) => name).join(', ') }),
    },
  };
}
