import type { MultiPolygonCoordinates } from '../../files/land/land-file.ts';

/** The middle of the corners of the first outline: within it, or just beside. */
export function middleOf(polygons: MultiPolygonCoordinates): readonly [longitude: number, latitude: number] {
  const ring = polygons[0]?.[0]?.slice(1) ?? [];
  const mean = (axis: 0 | 1): number =>
    Math.round((ring.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / Math.max(1, ring.length)) * 1e6) / 1e6;
  return [mean(0), mean(1)];
}
