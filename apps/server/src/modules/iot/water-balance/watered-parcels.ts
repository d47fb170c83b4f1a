import { waterCropOf } from '@brazda/domain/agronomy/water-crops.ts';
import { addDays } from '@brazda/domain/days.ts';
import { clockOf } from '@brazda/domain/local-time.ts';
import type { Who } from '#server/access/who.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { findGrownParcels } from '#server/modules/agroevidence/public.ts';
import { descentsIn, holdingFor, holdingOfDays, type Holding } from '../agronomy/said-of-parcels.ts';
import { findTakenWeather } from '../agronomy/taken-weather.ts';
import { findFarmClocks } from '../nodes/exported-nodes.repository.ts';
import { findParcelSoils, type ParcelSoilRow } from './parcel-soils.repository.ts';
import { findWaterEntries, type WaterEntryRow } from './water-entries.repository.ts';
import type { WateredParcel } from './watered-parcel.ts';

/** No balance is longer, and no entry before it counts. */
const mostDays = 366;

/** So long before now a balance is to have begun where any node has measured so long: a younger one would cut it short (our choice). */
const balancedDays = 60;

interface Asked {
  readonly now: Date;
  /** All, where nothing is said. */
  readonly ids: readonly number[] | undefined;
}

interface Watered {
  readonly parcels: readonly WateredParcel[];
  /** What holds for a parcel, also for one on which nothing grows. */
  readonly soilOf: (parcelId: number) => Holding<ParcelSoilRow> | undefined;
  /** What was said of its days, by days and in the order in which it was said; also of one on which nothing grows. */
  readonly entriesOf: (parcelId: number) => readonly Holding<WaterEntryRow>[];
}

/** The parcels on which something grows, with their soil, the node of their weather and what was said of their water. */
export async function wateredParcels(farms: FarmReading, { language }: Who, { now, ids }: Asked): Promise<Watered> {
  const from = addDays(now.toISOString().slice(0, 10), -mostDays);
  const descents = descentsIn(farms);
  const [grown, weatherOf, soilOf, entriesOf, clocks] = await Promise.all([
    findGrownParcels(farms, { now, language, ...(ids && { ids }) }),
    findTakenWeather(farms, { features: ['TEMPERATURE', 'HUMIDITY', 'RAINFALL'], days: balancedDays, now }, descents),
    findParcelSoils(farms).then((soils) => holdingFor(descents, soils)),
    holdingOfDays(descents, ids, (parcelIds) => findWaterEntries(farms, { from, parcelIds })),
    findFarmClocks(farms),
  ]);
  const zones = new Map(clocks.map(({ id, timeZone }) => [id, timeZone]));
  const parcels = grown.map((parcel) => {
    const timeZone = zones.get(parcel.farmId) ?? 'UTC';
    return {
      ...{ ...parcel, timeZone, crop: waterCropOf(parcel.eppo), soil: soilOf(parcel.parcelId)?.said ?? null },
      weather: weatherOf(parcel),
      statements: entriesOf(parcel.parcelId).map(({ said }) => said),
      lastDay: addDays(clockOf(timeZone)(now).stamp.slice(0, 10), -1),
    };
  });
  return { parcels, soilOf, entriesOf };
}
