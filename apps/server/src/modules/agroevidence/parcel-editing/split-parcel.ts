import {
  mostPartsAtOnce,
  type EditedLand,
  type ParcelDivision,
  type ParcelPart,
} from '@brazda/contract/agroevidence/parcel-editing.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import type { Who } from '#server/access/who.ts';
import { withFarms, type FarmTransaction } from '#server/db/farm-scope.ts';
import { ringOf } from '#server/files/land/source-layer.ts';
import { countCrossings } from '#server/files/land/outline-crossings.ts';
import { readWkb, writeMultiPolygonWkb } from '#server/files/land/well-known-binary.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { findMeetings } from './corner-meetings.ts';
import { divideOutline, placeCuts, type DividedPart, type Place } from './divided-land.repository.ts';
import { requireDay, requireLand, tellEdit, type Edit, type KnownParcel } from './edit-land.ts';
import { beginLand, endLand, insertLineage, insertParcel, retireParcels } from './edited-parcels.repository.ts';
import { copyCrops, cropsFrom, endCrops } from './hand-over-crops.repository.ts';
import { copyPlan } from './hand-over-plan.repository.ts';
import { findLand, type HeldLand } from './held-land.repository.ts';
import { withLongerEnds, withSharedCorners } from './shared-corners.ts';

/**
 * Divides a parcel along a line: each part is a new parcel, so that no record of the whole is told of a part of it. Throws as
 * `requireLand` and `requireDay` do, `parcel.notDivided` and `parcel.tooManyParts`.
 */
export async function splitParcel(edit: Edit, known: KnownParcel, division: ParcelDivision): Promise<EditedLand> {
  const { tx } = edit;
  const { names = [], from } = division;
  const land = await requireLand(edit, [known]);
  requireDay(land, from);
  const { farmId, revisionBefore } = land;
  const [parcel] = land.parcels;
  if (!parcel) throw new Failure('parcel.notFound');
  const parts = await divide(tx, parcel, division.line.coordinates);
  const partIds: number[] = [];
  for (const index of parts.keys()) {
    const localName = names[index] ?? `${parcel.localName} ${index + 1}`;
    const { source, centerId, zoneIds, cadastralUnit, climateRegion } = parcel;
    partIds.push(
      await insertParcel(tx, farmId, { localName, source, centerId, zoneIds, cadastralUnit, climateRegion }),
    );
  }
  await retireParcels(tx, farmId, [parcel.id], tx.at);
  await endLand(tx, farmId, [parcel.id], { from, isFollowed: false, at: tx.at });
  for (const [index, { outline }] of parts.entries()) {
    const facts = { factsOf: [parcel.versionId], isAllOfIt: false };
    await beginLand(tx, { farmId, parcelId: partIds[index] ?? 0, outline, from, ...facts });
  }
  const crops = await cropsFrom(tx, farmId, [parcel.id], from);
  await copyCrops(tx, farmId, crops, { parcelIds: partIds, from });
  await endCrops(tx, farmId, crops, { from, at: tx.at });
  await copyPlan(tx, farmId, parcel.id, partIds);
  const lineage = parts.map(({ areaM2 }, index) => ({ from: parcel.id, to: partIds[index] ?? 0, areaM2 }));
  await insertLineage(tx, farmId, lineage);
  const detail = { parcelId: parcel.id, name: parcel.localName, parcels: parts.length, from };
  return tellEdit(edit, {
    ...{ farmId, revisionBefore, parcelIds: partIds, retired: [parcel.id] },
    ...{ action: 'parcel.split', detail },
  });
}

/** What a line would make of a parcel. Throws as a division does that knows no day. */
export function readParts(
  { database }: Pick<Services, 'database'>,
  who: Who,
  id: number,
  line: ParcelDivision['line'],
): Promise<ParcelPart[]> {
  return withFarms(database, who, async (tx) => {
    const parcel = await findLand(tx, id);
    if (!parcel) throw new Failure('parcel.notFound');
    if (parcel.status === 'RETIRED') throw new Failure('parcel.retired');
    const parts = await divide(tx, parcel, line.coordinates);
    return parts.map(({ areaM2, x, y }) => ({ area: roundedHectares(hectares(areaM2)), label: [x, y] }));
  });
}

/** Drawn up to an edge, a line may end so far before it. */
const longerEndsM = 0.5;
/** What a line that somebody draws through a field never has. */
const mostCrossings = { crossings: 50, edgePairs: 10_000 } as const;
const mostMeetings = 200;

async function divide(
  tx: FarmTransaction,
  { outline }: Pick<HeldLand, 'outline'>,
  drawn: readonly Place[],
): Promise<DividedPart[]> {
  const line = withLongerEnds(drawn, longerEndsM);
  if (line.length < 2) throw new Failure('parcel.notDivided');
  if (countCrossings([ringOf(line)], mostCrossings).isTooMany) throw new Failure('parcel.tooManyParts');
  const shape = readWkb(Buffer.from(outline));
  if (shape.kind !== 'POLYGONS') throw new Error(`An outline of a parcel is ${shape.kind}`);
  const meetings = findMeetings(shape.polygons.flat(), line);
  if (meetings.cuts.length > mostMeetings) throw new Failure('parcel.tooManyParts');
  const cornered = withSharedCorners(shape.polygons, meetings, await placeCuts(tx, meetings.cuts));
  const parts = await divideOutline(tx, writeMultiPolygonWkb(cornered.polygons), cornered.line);
  if (parts.length < 2) throw new Failure('parcel.notDivided');
  if (parts.length > mostPartsAtOnce) throw new Failure('parcel.tooManyParts');
  return parts;
}
