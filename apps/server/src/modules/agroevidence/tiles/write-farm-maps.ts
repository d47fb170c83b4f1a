import { readingOf, type FarmScope } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { geoJsonFeatures, parcelsAtOnce, type WrittenParcels } from './drawn-parcels.repository.ts';
import { featuresIn, mapOfPieces, packFeatures, type MapPiece, type WrittenMap } from './map-pieces.ts';
import type { FarmState } from './map-states.ts';

/** Writes the maps of farms in some states, in pieces, so that others' calls come in between. */
export async function writeFarmMaps(
  database: Services['database'],
  scope: FarmScope,
  farms: readonly FarmState[],
  tag: string,
): Promise<WrittenMap> {
  const pieces: MapPiece[] = [];
  for (const { farmId, day } of farms) {
    const land = readingOf(database, { ...scope, farmIds: [farmId] });
    let after: number | null = 0;
    while (after !== null) {
      const read: WrittenParcels = await geoJsonFeatures(land, farmId, day, { after, atMost: parcelsAtOnce });
      pieces.push(...(await packFeatures(featuresIn(read.json))));
      after = read.count < parcelsAtOnce ? null : read.last;
    }
  }
  return mapOfPieces(farms, pieces, tag);
}
