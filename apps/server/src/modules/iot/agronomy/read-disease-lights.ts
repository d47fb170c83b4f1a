import type { DiseaseLight, diseaseLights } from '@brazda/contract/iot/agronomy-diseases.ts';
import { diseaseHostOf, protectionDays } from '@brazda/domain/agronomy/disease-hosts.ts';
import { farthestRecordedDays } from '@brazda/domain/agronomy/recorded-growth-stage.ts';
import { addDays } from '@brazda/domain/days.ts';
import { clockOf } from '@brazda/domain/local-time.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import type { DiseaseHost } from '@brazda/domain/enumerations/disease-host.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import {
  findFungicideUses,
  findGrowthStages,
  findHostCrops,
  requireKnownParcels,
} from '#server/modules/agroevidence/public.ts';
import type { Services } from '#server/services.ts';
import { findFarmClocks } from '../nodes/exported-nodes.repository.ts';
import { bySeverityOfLight, diseaseLightView } from './disease-light.view.ts';
import { diseaseWeeks, judgedDays, weekKey, type DiseaseWeek } from './disease-weeks.ts';
import { findTakenWeather } from './taken-weather.ts';
import type { WatchedParcel } from './watched-parcel.ts';
import type { NodeSite } from './weather-nodes.repository.ts';

type Wish = z.output<typeof diseaseLights.list.query>;

/** How near diseases are to what stands on parcels. Throws `parcel.notFound`. */
export async function readDiseaseLights(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  wish: Wish,
): Promise<{ readonly rows: DiseaseLight[]; readonly total: number }> {
  const farms = readingOf(database, who);
  const ids = wish['parcel-id'];
  await requireKnownParcels(farms, ids);
  const now = clock.now();
  const watched = (await watchedParcels(farms, who, now)).filter(
    ({ parcelId, host }) => (ids?.includes(parcelId) ?? true) && (wish.host?.includes(host) ?? true),
  );
  const lights = await lightsOf(farms, watched, now);
  const meant = lights.filter(({ level }) => wish.level?.includes(level) ?? true).toSorted(bySeverityOfLight);
  const begin = (wish.page - 1) * wish['per-page'];
  return { rows: meant.slice(begin, begin + wish['per-page']), total: meant.length };
}

/** All parcels whose crop is judged, with the weather and the sprays that count for each. */
async function watchedParcels(farms: FarmReading, { language }: Who, now: Date): Promise<WatchedParcel[]> {
  const today = now.toISOString().slice(0, 10);
  const farthest = Math.max(...Object.values(protectionDays)) + judgedDays + 1;
  const [crops, weatherOf, uses, recorded] = await Promise.all([
    findHostCrops(farms, { now, language }),
    findTakenWeather(farms, { features: ['TEMPERATURE', 'HUMIDITY'], days: judgedDays, now }),
    findFungicideUses(farms, { from: addDays(today, -farthest), to: addDays(today, 1) }),
    findGrowthStages(farms, { from: addDays(today, -farthestRecordedDays), to: addDays(today, 1) }),
  ]);
  const sprays = groupedBy(uses, ({ parcelId }) => parcelId);
  const stages = groupedBy(recorded, ({ parcelId }) => parcelId);
  return crops.flatMap((crop) => {
    const host = diseaseHostOf(crop.eppo);
    if (host === null) return [];
    // What was brought to the other crop of a parcel protects nothing here, nor does that say how far this one is grown.
    const isOfCrop = ({ cropId }: { readonly cropId: number | null }): boolean =>
      cropId === null || cropId === crop.cropId;
    const sprayedOn = (sprays.get(crop.parcelId) ?? []).filter(isOfCrop).map(({ day }) => day);
    const growthStages = (stages.get(crop.parcelId) ?? []).filter(isOfCrop);
    return [{ ...crop, host, weather: weatherOf(crop), sprayedOn, growthStages }];
  });
}

/** Farm by farm, for each has its own clocks: the last day that is over is judged. */
async function lightsOf(farms: FarmReading, watched: readonly WatchedParcel[], now: Date): Promise<DiseaseLight[]> {
  const ofFarms = groupedBy(watched, ({ farmId }) => farmId);
  const clocks = await findFarmClocks(farms);
  const lights: DiseaseLight[] = [];
  for (const { id, timeZone } of clocks) {
    const own = ofFarms.get(id);
    if (!own) continue;
    const today = clockOf(timeZone)(now).stamp.slice(0, 10);
    const lastDay = addDays(today, -1);
    const weeks = await diseaseWeeks(farms, { lastDay, hosts: hostsByNode(own) });
    const weekOf = ({ weather, host }: WatchedParcel): DiseaseWeek | undefined =>
      typeof weather === 'string' ? undefined : weeks.get(weekKey(weather.node.id, host));
    lights.push(...own.map((parcel) => diseaseLightView(parcel, weekOf(parcel), { today, lastDay })));
  }
  return lights;
}

function hostsByNode(watched: readonly WatchedParcel[]): ReadonlyMap<NodeSite, ReadonlySet<DiseaseHost>> {
  const hosts = new Map<NodeSite, Set<DiseaseHost>>();
  for (const { weather, host } of watched) {
    if (typeof weather === 'string') continue;
    hosts.set(weather.node, (hosts.get(weather.node) ?? new Set()).add(host));
  }
  return hosts;
}
