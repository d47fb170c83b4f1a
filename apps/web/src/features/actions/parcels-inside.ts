import type { BoundingBox } from '@brazda/contract/shapes.ts';
import type { Rectangle } from '#web/map/modes/rectangle.ts';
import { toViewExtent } from '#web/map/projection.ts';

interface PlacedParcel {
  readonly id: number;
  readonly boundingBox: BoundingBox;
}

/** Those that lie in a rectangle of the map as a whole: as their bounding boxes do. */
export function parcelsInside(
  [west, south, east, north]: Rectangle,
  parcels: readonly PlacedParcel[],
): readonly number[] {
  return parcels.flatMap(({ id, boundingBox }) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = toViewExtent(boundingBox);
    return left >= west && right <= east && bottom >= south && top <= north ? [id] : [];
  });
}
