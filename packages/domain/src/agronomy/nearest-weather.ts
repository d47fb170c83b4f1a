import type { Coordinates } from '../coordinates.ts';
import type { WeatherLack } from '../enumerations/disease-host.ts';

/** How far from a parcel its weather may be measured. General knowledge: storms are local, warmth and humidity are less so. */
export const farthestWeatherKm = 10;

export interface WeatherNode {
  readonly id: number;
  /** Null where nobody has said where it stands. */
  readonly place: Coordinates | null;
  /** Whether it has ever measured all that is wanted. */
  readonly isComplete: boolean;
  /** Whether it has measured what is wanted for as long as that is wanted. */
  readonly isSteady: boolean;
}

export interface TakenWeather<Node> {
  readonly node: Node;
  readonly distanceKm: number | null;
  readonly isChosen: boolean;
}

/**
 * The node that people have chosen for a place, at any distance; else the nearest within the bound of those that have measured
 * all that is wanted for long enough, else of those that measure all of it, else of all: one that was put up yesterday says
 * nothing of the week. Or why there is none.
 */
export function weatherFor<Node extends WeatherNode>(
  place: Coordinates,
  nodes: readonly Node[],
  chosenId: number | null,
): TakenWeather<Node> | WeatherLack {
  const chosen = nodes.find(({ id }) => id === chosenId);
  if (chosen)
    return { node: chosen, distanceKm: chosen.place && kilometresBetween(place, chosen.place), isChosen: true };
  if (nodes.length === 0) return 'NO_NODE';
  const byDistance = nodes
    .flatMap((node) =>
      node.place ? [{ node, distanceKm: kilometresBetween(place, node.place), isChosen: false }] : [],
    )
    .toSorted((one, other) => one.distanceKm - other.distanceKm || one.node.id - other.node.id);
  if (byDistance.length === 0) return 'NO_PLACE';
  const near = byDistance.filter(({ distanceKm }) => distanceKm <= farthestWeatherKm);
  return near.find(({ node }) => node.isSteady) ?? near.find(({ node }) => node.isComplete) ?? near[0] ?? 'TOO_FAR';
}

/** Of a degree of latitude; within some kilometres the earth is as good as flat. */
const kilometresPerDegree = 111.195;

function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const middle = (((one.lat + other.lat) / 2) * Math.PI) / 180;
  const east = (one.lon - other.lon) * Math.cos(middle);
  return Math.hypot(one.lat - other.lat, east) * kilometresPerDegree;
}
