import type { Position } from 'geojson';
import proj4 from 'proj4';
import { farmLand } from '../seed/farm-land.ts';
import { realOutlines, type RealOutline } from '../seed/real-outlines.ts';
import { PRJ, zippedShapefile, type Point, type ShapefileColumn, type ShapefileParcel } from './shapefile-builder.ts';

/** The layout of the Czech register's declared crops, as far as we read it. */
const columns: readonly ShapefileColumn[] = [
  { name: 'ID_UZ', type: 'N', length: 10 },
  { name: 'DPB_CTVERE', type: 'C', length: 10 },
  { name: 'DPB_ZKOD', type: 'C', length: 12 },
  { name: 'ZAKRES_ID', type: 'N', length: 10 },
  { name: 'ZAKRES_VYM', type: 'N', length: 12, decimals: 4 },
  { name: 'KULTURAKOD', type: 'C', length: 4 },
  { name: 'PLODINA_ID', type: 'C', length: 8 },
  { name: 'PLOD_NAZE', type: 'C', length: 80 },
  { name: 'ROK', type: 'N', length: 4 },
  { name: 'NAZEV', type: 'C', length: 60 },
];

const sJtsk = proj4(
  '+proj=krovak +lat_0=49.5 +lon_0=24.8333333333333 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 +ellps=bessel ' +
    '+towgs84=572.213,85.334,461.94,4.9732,1.529,5.2484,3.5378 +units=m +no_defs',
);

/**
 * A zipped shapefile of so many real outlines side by side, in S-JTSK and Windows-1250 as the register writes it, or as
 * somebody has drawn upon it.
 */
export async function realShapefile(
  parcels: number,
  drawUpon: (outline: RealOutline, index: number) => RealOutline = (outline) => outline,
): Promise<Buffer> {
  const land = farmLand(await realOutlines(), 0, parcels).map(drawUpon);
  return zippedShapefile({ parcels: land.map(parcelOf), columns, prj: PRJ.sJtsk, languageByte: 0xc8 });
}

function parcelOf({ geometry, properties }: RealOutline): ShapefileParcel {
  const rings = geometry.coordinates.map((ring, at) => turned(ring.map(toSJtsk), at === 0));
  return { rings, attributes: properties };
}

function toSJtsk([longitude = 0, latitude = 0]: Position): Point {
  return sJtsk.forward<[number, number]>([longitude, latitude]);
}

/** In a shapefile outlines run clockwise and holes the other way. */
function turned(ring: readonly Point[], isOutline: boolean): readonly Point[] {
  const isClockwise = doubleArea(ring) < 0;
  return isClockwise === isOutline ? ring : ring.toReversed();
}

function doubleArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}
