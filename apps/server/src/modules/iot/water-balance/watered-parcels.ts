import { weatherFor } from '@brazda/domain/agronomy/nearest-weather.ts';
import { waterCropOf } from '@brazda/domain/agronomy/water-crops.ts';
import { addDays } from '@brazda/domain/days.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { clockOf } from '@brazda/domain/local-time.ts';
import type { Who } from '#server/access/who.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { findGrownParcels } from '#server/modules/agroevidence/public.ts';
import { placedNode } from '../agronomy/placed-node.ts';
import { findNodeSites, findWeatherChoices } from '../agronomy/weather-nodes.repository.ts';
import { findFarmClocks } from '../nodes/exported-nodes.repository.ts';
import { findParcelSoils } from './parcel-soils.repository.ts';
import { findWaterEntries } from './water-entries.repository.ts';
import type { WateredParcel } from './watered-parcel.ts';

/** No balance is longer, and no entry before it counts. */
export const mostDays = 366;

interface Asked {
  readonly now: Date;
  /** All, where nothing is said. */
  readonly ids: readonly number[] | undefined;
}

/** The parcels on which something grows, with their soil, the node of their weather and what was said of their water. */
export async function wateredParcels(
  farms: FarmReading,
  { language }: Who,
  { now, ids }: Asked,
): Promise<WateredParcel[]> {
  const from = addDays(now.toISOString().slice(0, 10), -mostDays);
  const [grown, sites, choices, soils, entries, clocks] = await Promise.all([
    findGrownParcels(farms, { now, language, ...(ids && { ids }) }),
    findNodeSites(farms),
    findWeatherChoices(farms),
    findParcelSoils(farms),
    findWaterEntries(farms, { from }),
    findFarmClocks(farms),
  ]);
  const nodes = groupedBy(sites.map(placedNode), ({ farmId }) => farmId);
  const chosen = new Map(choices.map(({ parcelId, nodeId }) => [parcelId, nodeId]));
  const soilOf = new Map(soils.map((soil) => [soil.parcelId, soil]));
  const statements = groupedBy(entries, ({ parcelId }) => parcelId);
  const zones = new Map(clocks.map(({ id, timeZone }) => [id, timeZone]));
  return grown.map((parcel) => {
    const timeZone = zones.get(parcel.farmId) ?? 'UTC';
    const place = { lat: parcel.latitude, lon: parcel.longitude };
    return {
      ...{ ...parcel, timeZone, crop: waterCropOf(parcel.eppo), soil: soilOf.get(parcel.parcelId) ?? null },
      weather: weatherFor(place, nodes.get(parcel.farmId) ?? [], chosen.get(parcel.parcelId) ?? null),
      statements: statements.get(parcel.parcelId) ?? [],
      lastDay: addDays(clockOf(timeZone)(now).stamp.slice(0, 10), -1),
    };
  });
}
