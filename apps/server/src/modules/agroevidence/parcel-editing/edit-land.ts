import type { EditedLand } from '@brazda/contract/agroevidence/parcel-editing.ts';
import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import type { AuditAction } from '@brazda/contract/gateway/audit.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import { toldCrops } from '../cultivations/read-cultivations.ts';
import { holdRevision, measureFarm, revisionAfterChange } from '../farms/farm-map.repository.ts';
import { findParcelForChange } from '../parcels/parcels.repository.ts';
import { parcelDetailView } from '../parcels/parcels.view.ts';
import { renewSearchKeys, searchedParcels } from '../parcels/search-keys.repository.ts';
import type { MapStates } from '../tiles/map-states.ts';
import { findOverlaps, type OverlapRow } from './divided-land.repository.ts';
import { findFarmToday, holdLand, type FarmToday, type HeldLand } from './held-land.repository.ts';

/** What editing needs of the process, besides who asks. */
export interface EditNeeds extends Pick<Services, 'database' | 'clock' | 'nudgeFollowers'> {
  readonly crops: CropCatalogue;
  readonly states: MapStates;
}

/** One edit of the land of a farm. */
export interface Edit {
  readonly tx: ToldChange;
  readonly who: Who;
  readonly told: ToldCrops;
}

/** Edits land as one change, which is told and can be undone; `keep` writes the answer down with it. */
export async function editLand(
  { database, clock, nudgeFollowers, crops, states }: EditNeeds,
  who: Who,
  work: (edit: Edit) => Promise<EditedLand>,
  keep: KeepAnswer<EditedLand>,
): Promise<Kept<EditedLand>> {
  const told = await toldCrops({ database }, crops, who);
  const edited = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, async (tx) =>
    keep(tx, await work({ tx, who, told })),
  );
  states.learn(edited.answer.farmId, edited.answer.revision.after);
  return edited;
}

/** A parcel to be edited, and the version of it that its sender knows, where they say so. */
export interface KnownParcel {
  readonly id: number;
  readonly version?: number | undefined;
}

/** Parcels of one farm that may be edited, held until the transaction ends. */
export interface EditableLand {
  readonly farmId: number;
  readonly parcels: readonly HeldLand[];
  readonly today: FarmToday;
  readonly revisionBefore: number;
}

/** Throws `parcel.notFound`, also where they are of more farms, `parcel.retired`, and `record.changed` with one as it is now. */
export async function requireLand(edit: Edit, known: readonly KnownParcel[]): Promise<EditableLand> {
  const { tx } = edit;
  const parcels = await holdLand(
    tx,
    known.map(({ id }) => id),
  );
  const farmId = parcels[0]?.farmId;
  if (farmId === undefined || parcels.length < known.length) throw new Failure('parcel.notFound');
  if (parcels.some((parcel) => parcel.farmId !== farmId)) throw new Failure('parcel.notFound');
  if (parcels.some(({ status }) => status === 'RETIRED')) throw new Failure('parcel.retired');
  const versions = new Map(known.map(({ id, version }) => [id, version]));
  const outdated = parcels.find(({ id, version }) => (versions.get(id) ?? version) !== version);
  if (outdated) throw new Failure('record.changed', { current: await tellParcel(edit, outdated.id) });
  return {
    farmId,
    parcels,
    today: await findFarmToday(tx, farmId, tx.at),
    revisionBefore: await holdRevision(tx, farmId),
  };
}

/** Throws `parcel.dayAhead`, and `parcel.dayTooEarly` where one of the parcels has been otherwise after that day. */
export function requireDay({ parcels, today }: Pick<EditableLand, 'parcels' | 'today'>, from: string): void {
  if (from > today.day) throw new Failure('parcel.dayAhead');
  const earliest = parcels
    .flatMap((parcel) => parcel.earliest ?? [])
    .toSorted()
    .at(-1);
  if (earliest === undefined || from >= earliest) return;
  throw new Failure('parcel.dayTooEarly', {
    fields: [{ path: 'from', code: 'parcel.dayTooEarly', detail: { earliest } }],
  });
}

/** What was done to the land of a farm. */
export interface DoneEdit {
  readonly farmId: number;
  readonly revisionBefore: number;
  /** Parcels that were drawn, made or redrawn, in the order in which they are told. */
  readonly parcelIds: readonly number[];
  readonly retired: readonly number[];
  readonly action: AuditAction;
  readonly detail: Readonly<Record<string, string | number | null>>;
}

/** Puts right what follows from an edit, and tells of it. */
export async function tellEdit(edit: Edit, done: DoneEdit): Promise<EditedLand> {
  const { tx } = edit;
  const { farmId, parcelIds, retired, action, detail } = done;
  await renewSearchKeys(tx, farmId, await searchedParcels(tx, farmId, parcelIds));
  await measureFarm(tx, farmId);
  const after = await revisionAfterChange(tx, farmId);
  const changeId = await tx.tell({ action, farmId, detail }, { farmId, topic: 'parcels.changed', revision: after });
  const parcels: ParcelDetail[] = [];
  for (const id of parcelIds) parcels.push(await tellParcel(edit, id));
  return {
    farmId,
    parcels,
    retired: [...retired],
    overlaps: (await findOverlaps(tx, parcelIds)).map(overlapView),
    revision: { before: done.revisionBefore, after },
    changeId,
  };
}

async function tellParcel({ tx, who, told }: Edit, id: number): Promise<ParcelDetail> {
  const row = await findParcelForChange(tx, id, { language: who.language, now: tx.at });
  if (!row) throw new Error(`The parcel ${id} is gone`);
  return parcelDetailView(row, told);
}

function overlapView({ areaM2, ...overlap }: OverlapRow): EditedLand['overlaps'][number] {
  return { ...overlap, area: roundedHectares(hectares(areaM2)) };
}
