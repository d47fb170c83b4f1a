import { beforeAll, describe, expect, it } from 'vitest';
import { isInCountry } from '../files/land/land-countries.ts';
import { farmLand, mostParcels } from './farm-land.ts';
import { realOutlines, type RealOutline } from './real-outlines.ts';

type Box = [west: number, south: number, east: number, north: number];

let outlines: readonly RealOutline[] = [];

beforeAll(async () => {
  outlines = await realOutlines();
});

describe('farmLand', () => {
  it('gives exactly as many parcels as wished, each with its own name and number', () => {
    for (const parcels of [1, 76, 2000]) {
      const land = farmLand(outlines, 0, parcels);
      expect(land).toHaveLength(parcels);
      expect(new Set(land.map(({ properties }) => properties['NAZEV'])).size).toBe(parcels);
      expect(new Set(land.map(({ properties }) => properties['ZAKRES_ID'])).size).toBe(parcels);
    }
  });

  it('lays them where nothing overlaps: no copy of a parcel is under another, nor one farm under the next', () => {
    const farms = [0, 1, 2].map((farm) => farmLand(outlines, farm, 600));
    const boxes = farms.map((land) => boxOf(land));
    expect(overlaps(boxes)).toBe(false);
    for (const drawing of outlines) {
      const copies = farms.flat().filter(({ properties }) => isCopy(properties, drawing.properties));
      expect(overlaps(copies.map((outline) => boxOf([outline])))).toBe(false);
    }
  });

  it('stays in the country even when it is as large as a farm can be', () => {
    const [west, south, east, north] = boxOf(farmLand(outlines, 3, mostParcels));
    expect(isInCountry('CZ', west, south) && isInCountry('CZ', east, north)).toBe(true);
    expect(west).toBeGreaterThan(13.5);
    expect(east).toBeLessThan(17.8);
    expect(north).toBeLessThan(50.1);
  });

  it('keeps the shape of each parcel, so that its official area stays true', () => {
    for (const { geometry, properties } of farmLand(outlines, 5, 300)) {
      const difference = areaHa(geometry.coordinates) - Number(properties['ZAKRES_VYM']);
      expect(Math.abs(difference)).toBeLessThan(0.02 + Number(properties['ZAKRES_VYM']) * 0.01);
    }
  });
});

function boxOf(land: readonly RealOutline[]): Box {
  const points = land.flatMap(({ geometry }) => geometry.coordinates.flat());
  const longitudes = points.map(([longitude = 0]) => longitude);
  const latitudes = points.map(([, latitude = 0]) => latitude);
  const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return [least(longitudes), least(latitudes), most(longitudes), most(latitudes)];
}

function overlaps(boxes: readonly Box[]): boolean {
  return boxes.some((a, at) =>
    boxes.slice(at + 1).some((b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]),
  );
}

function isCopy(copy: RealOutline['properties'], drawing: RealOutline['properties']): boolean {
  return ['ID_UZ', 'DPB_ZKOD', 'ZAKRES_VYM'].every((column) => copy[column] === drawing[column]);
}

/** On a sphere, which is right to a third of a percent. */
function areaHa(rings: readonly (readonly (readonly number[])[])[]): number {
  const [[[west = 0, south = 0] = []] = []] = rings;
  const degree = 6_371_008.8 * (Math.PI / 180);
  const areas = rings.map((ring) => {
    const points = ring.map(([x = 0, y = 0]) => [
      (x - west) * degree * Math.cos((south * Math.PI) / 180),
      (y - south) * degree,
    ]);
    const doubled = points.reduce((sum, [x = 0, y = 0], at) => {
      const [nextX = 0, nextY = 0] = points[at + 1] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0);
    return Math.abs(doubled / 2);
  });
  const [outline = 0, ...holes] = areas;
  return (outline - holes.reduce((sum, hole) => sum + hole, 0)) / 10_000;
}
