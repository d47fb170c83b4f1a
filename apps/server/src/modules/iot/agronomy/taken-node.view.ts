import type { DiseaseLight } from '@brazda/contract/iot/agronomy-diseases.ts';
import type { TakenWeather } from '@brazda/domain/agronomy/nearest-weather.ts';
import type { WeatherLack } from '@brazda/domain/enumerations/disease-host.ts';
import type { PlacedNode } from './placed-node.ts';

/** Whose weather is taken for a parcel; null where none is. */
export function takenNodeView(weather: TakenWeather<PlacedNode> | WeatherLack): DiseaseLight['node'] {
  if (typeof weather === 'string') return null;
  const { node, isChosen, distanceKm } = weather;
  return {
    ...{ id: node.id, name: node.name, isChosen },
    distanceKm: distanceKm === null ? null : Math.round(distanceKm * 10) / 10,
  };
}
