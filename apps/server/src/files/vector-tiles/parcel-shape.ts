import { labelSpace, type LabelSpace } from '@brazda/domain/label-space.ts';
import { readTinyOutline } from './tiny-outline.ts';
import { zoomOfRing, zoomsOfPoints } from './simplify-ring.ts';
import { worldX, worldY } from './tile-grid.ts';

/**
 * A parcel as the database tells it: id, name, number of its block, hectares, crop, colour of the crop as one number,
 * longitude and latitude of its label, its outline in base 64 of Tiny Well-Known Binary, and those of its parts, where
 * crops of their own stand.
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
  parts: readonly PartRow[] | null,
];

/** A part of a parcel: its number, hectares, crop, colour and outline as those of the parcel. */
type PartRow = readonly [part: number, area: number, cropId: number | null, color: number | null, outline: string];

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
  /** Which part of the parcel it is; 0 for the parcel itself. */
  readonly part: number;
  readonly name: string;
  readonly blockNumber: string | null;
  readonly area: number;
  readonly cropId: number | null;
  readonly color: number | null;
  readonly label: readonly [x: number, y: number];
  /** What lies free around the label, in units of the world; nothing is said of parts, which have none. */
  readonly space: LabelSpace;
  readonly rings: readonly RingShape[];
}

const noSpace: LabelSpace = [0, 0];

/** A parcel, and after it its parts, which lie over it. */
export function parcelShapes(row: ParcelRow): ParcelShape[] {
  const [id, name, blockNumber, area, cropId, color, longitude, latitude, outline, parts] = row;
  const label = [worldX(longitude), worldY(latitude)] as const;
  const rings = ringsOf(outline);
  const space = labelSpace(
    ...label,
    rings.map(({ points }) => points),
  );
  const whole = { id, part: 0, name, blockNumber, area, cropId, color, label, space, rings };
  const own = (parts ?? []).map(([part, partArea, partCropId, partColor, partOutline]): ParcelShape => ({
    ...{ ...whole, part, area: partArea, cropId: partCropId, color: partColor },
    space: noSpace,
    rings: ringsOf(partOutline),
  }));
  return [whole, ...own];
}

function ringsOf(outline: string): RingShape[] {
  return readTinyOutline(Buffer.from(outline, 'base64')).map(({ isHole, degrees }) => ringShape(isHole, degrees));
}

function ringShape(isHole: boolean, degrees: Float64Array): RingShape {
  const points = new Int32Array(degrees.length);
  for (let index = 0; index < degrees.length; index += 2) {
    points[index] = worldX(degrees[index] ?? 0);
    points[index + 1] = worldY(degrees[index + 1] ?? 0);
  }
  return { isHole, points, zoom: zoomOfRing(points), pointZooms: zoomsOfPoints(points) };
}
