import { weatherFor, type TakenWeather } from '@brazda/domain/agronomy/nearest-weather.ts';
import type { WeatherLack } from '@brazda/domain/enumerations/disease-host.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { placedNode, type PlacedNode } from './placed-node.ts';
import { descentsIn, holdingFor } from './said-of-parcels.ts';
import { findWeatherChoices, findWeatherSites, type WantedWeather } from './weather-nodes.repository.ts';

interface PlacedParcel {
  readonly farmId: number;
  readonly parcelId: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Whose weather is taken for each parcel, or why there is none. */
export async function findTakenWeather(
  farms: FarmReading,
  wanted: WantedWeather,
  descents = descentsIn(farms),
): Promise<(parcel: PlacedParcel) => TakenWeather<PlacedNode> | WeatherLack> {
  const [sites, chosenFor] = await Promise.all([
    findWeatherSites(farms, wanted),
    findWeatherChoices(farms).then((choices) => holdingFor(descents, choices)),
  ]);
  const nodes = groupedBy(sites.map(placedNode), ({ farmId }) => farmId);
  return ({ farmId, parcelId, latitude: lat, longitude: lon }) =>
    weatherFor({ lat, lon }, nodes.get(farmId) ?? [], chosenFor(parcelId)?.said.nodeId ?? null);
}
