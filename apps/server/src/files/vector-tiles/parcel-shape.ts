import { readTinyOutline } from './tiny-outline.ts';
import { zoomOfRing, zoomsOfPoints } from './simplify-ring.ts';
import { worldX, worldY } from './tile-grid.ts';

/**
 * A parcel as the database tells it: id, name, number of its block, hectares, crop, colour of the crop as one number,
 * longitude and latitude of its label, and its outline in base 64 of Tiny Well-Known Binary.
 */
export type ParcelRow = readonly [
  id: number,
  name: string,
  blockNumber: string | null,
  area: number,
  cropId: number | null,
  color: number | null,
  labelLongitude: number,
  labelLatitude: number,
  outline: string,
];

export interface RingShape {
  readonly isHole: boolean;
  /** The first zoom at which the ring is drawn. */
  readonly zoom: number;
  /** x, y, x, y … in units of the world, the first point not repeated. */
  readonly points: Int32Array;
  /** For each point the first zoom at which it is drawn. */
  readonly pointZooms: Uint8Array;
}

export interface ParcelShape {
  readonly id: number;
  readonly name: string;
  readonly blockNumber: string | null;
  readonly area: number;
  readonly cropId: number | null;
  readonly color: number | null;
  readonly label: readonly [x: number, y: number];
  readonly rings: readonly RingShape[];
}

export function parcelShape(row: ParcelRow): ParcelShape {
  const [id, name, blockNumber, area, cropId, color, longitude, latitude, outline] = row;
  const rings = readTinyOutline(Buffer.from(outline, 'base64')).map(({ isHole, degrees }) =>
    ringShape(isHole, degrees),
  );
  const label = [worldX(longitude), worldY(latitude)] as const;
  return { id, name, blockNumber, area, cropId, color, label, rings };
}

function ringShape(isHole: boolean, degrees: Float64Array): RingShape {
  const points = new Int32Array(degrees.length);
  for (let index = 0; index < degrees.length; index += 2) {
    points[index] = worldX(degrees[index] ?? 0);
    points[index + 1] = worldY(degrees[index + 1] ?? 0);
  }
  return { isHole, points, zoom: zoomOfRing(points), pointZooms: zoomsOfPoints(points) };
}
