import type { MapFact } from './map-facts.ts';
import { measureShape, type ShapeKind, type ShapeMeasures } from '#web/map/measures/measure-shape.ts';
import type { Draft } from '#web/map/modes/measure.ts';

/** Something that was measured on the map. */
export interface Measurement extends ShapeMeasures {
  readonly id: number;
  readonly kind: ShapeKind;
  readonly points: Draft['points'];
}

/** The newest measurements, and those for which there is no room. */
export interface ListedMeasurements {
  readonly shown: readonly Measurement[];
  readonly rest: readonly Measurement[];
}

const mostOnLargeScreens = 10;
const most = 5;

/** The newest comes first. */
export function withMeasured(
  measurements: readonly Measurement[],
  kind: ShapeKind,
  points: Draft['points'],
): readonly Measurement[] {
  const id = Math.max(0, ...measurements.map((known) => known.id)) + 1;
  return [{ id, kind, points, ...measureShape(kind, points) }, ...measurements];
}

export function listed(measurements: readonly Measurement[], isLargeScreen: boolean): ListedMeasurements {
  const room = isLargeScreen ? mostOnLargeScreens : most;
  return { shown: measurements.slice(0, room), rest: measurements.slice(room) };
}

/** What was measured since the map was opened, the newest first. */
export const measuredShapes: MapFact<readonly Measurement[]> = { first: [] };
