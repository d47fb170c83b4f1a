import type { BoundingBox, MultiPolygon } from '@brazda/contract/shapes.ts';

const degree = Math.PI / 180;
const earthRadiusM = 6_378_137;

/** A picture of outlines: for each set of them the drawing of each polygon, within a frame of the given width. */
export interface OutlinePicture {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly (readonly string[])[];
  /** For each set the boxes of its polygons, in the same order. */
  readonly boxes: readonly (readonly PictureBox[])[];
  /** How many metres of the ground one unit of the picture is, in its middle. */
  readonly metresPerUnit: number;
}

export interface PictureBox {
  readonly x: number;
  readonly y: number;
  /** The longer of its sides. */
  readonly side: number;
}

/** Draws sets of outlines over each other in the Mercator projection, as the map will show them, north up. */
export function drawOutlines(sets: readonly MultiPolygon[], width = 800): OutlinePicture {
  const [west, south, east, north] = boundsOf(sets);
  const left = west * degree;
  const top = northing(north);
  const across = Math.max(east * degree - left, 1e-9);
  const down = Math.max(top - northing(south), 1e-9);
  // Land in a thin strip is not blown up beyond all measure.
  const scale = width / Math.max(across, down * 0.75);
  const place = ([longitude = 0, latitude = 0]: readonly number[]): readonly [number, number] => [
    round((longitude * degree - left) * scale),
    round((top - northing(latitude)) * scale),
  ];
  const point = (position: readonly number[]): string => place(position).join(' ');
  const pathOf = (polygon: readonly (readonly (readonly number[])[])[]): string =>
    polygon.map((ring) => `M${ring.slice(0, -1).map(point).join('L')}Z`).join('');
  const paths = sets.map(({ coordinates }) => coordinates.map(pathOf));
  const boxes = sets.map(({ coordinates }) => coordinates.map(([outer = []]) => boxOf(outer.map(place))));
  const metresPerUnit = (earthRadiusM * Math.cos(((south + north) / 2) * degree)) / scale;
  return { width: across * scale, height: down * scale, paths, boxes, metresPerUnit };
}

function boxOf(places: readonly (readonly [number, number])[]): PictureBox {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of places) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [north, south] = [Math.min(north, y), Math.max(south, y)];
  }
  return { x: (west + east) / 2, y: (north + south) / 2, side: Math.max(east - west, south - north) };
}

function northing(latitude: number): number {
  const bounded = Math.max(-85, Math.min(85, latitude));
  return Math.log(Math.tan(Math.PI / 4 + (bounded * degree) / 2));
}

function boundsOf(sets: readonly MultiPolygon[]): BoundingBox {
  const bounds: BoundingBox = [180, 90, -180, -90];
  for (const [longitude = 0, latitude = 0] of sets.flatMap(({ coordinates }) => coordinates.flat(2))) {
    bounds[0] = Math.min(bounds[0], longitude);
    bounds[1] = Math.min(bounds[1], latitude);
    bounds[2] = Math.max(bounds[2], longitude);
    bounds[3] = Math.max(bounds[3], latitude);
  }
  return bounds;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
